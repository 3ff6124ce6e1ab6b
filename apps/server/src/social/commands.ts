import type { LobbyCommand, LobbyCommandName, LobbyRefusal, LobbyReply } from "@fibbers/protocol";
import type { Misses } from "../http/misses.ts";
import type { Circle, SocialStore } from "../store/circle.ts";
import type { Person, PlayerId } from "../table/chair.ts";
import type { Invitations } from "./invitations.ts";
import type { StoredAcquaintances } from "./stored-acquaintances.ts";

interface CommandDeps {
	readonly store: SocialStore;
	readonly acquaintances: StoredAcquaintances;
	readonly invitations: Invitations;
	readonly misses: Misses;
}

/** What is asked of friends and the like; which tables a page shows is asked elsewhere. */
export type SocialCommandName = Exclude<LobbyCommandName, "look">;

/** `circle`: the people that whoever asks has to do with, as he was last told of them. */
export type SocialHandlers = {
	readonly [Name in SocialCommandName]: (
		person: Person,
		circle: Circle,
		body: LobbyCommand<Name>,
	) => Promise<LobbyReply>;
};

const done: LobbyReply = { done: true };
const no = (reason: LobbyRefusal): LobbyReply => ({ done: false, reason });
const doneOr = (outcome: "done" | LobbyRefusal): LobbyReply => (outcome === "done" ? done : no(outcome));

/** What people may ask of the lobby, one function for each command: what it does, and why not. */
export function socialHandlers({ store, acquaintances, invitations, misses }: CommandDeps): SocialHandlers {
	const find = (lines: readonly { readonly id: string; readonly player: PlayerId }[], id: string): PlayerId | null =>
		lines.find((line) => line.id === id)?.player ?? null;
	return {
		befriend: async ({ id }, _, { code }) => {
			const owner = await misses.guard({ player: id, network: null }, code, () => store.owner(code));
			if (owner === "too-many-misses") return no("too-many");
			return owner === null ? no("no-such-code") : doneOr(await acquaintances.befriend(id, owner.id));
		},
		answerRequest: async ({ id }, { requestsIn }, { request, accept }) => {
			const from = find(requestsIn, request);
			if (from === null) return no("no-such-request");
			if (accept) return doneOr(await acquaintances.accept(from, id));
			return (await acquaintances.dropRequest(from, id)) ? done : no("no-such-request");
		},
		withdraw: async ({ id }, { requestsOut }, { request }) => {
			const to = find(requestsOut, request);
			return to !== null && (await acquaintances.dropRequest(id, to)) ? done : no("no-such-request");
		},
		unfriend: async ({ id }, { friends }, { friend }) => {
			const other = find(friends, friend);
			return other !== null && (await acquaintances.unfriend(id, other)) ? done : no("no-such-friend");
		},
		block: async ({ id }, { friends, requestsIn }, body) => {
			const whom = "friend" in body ? find(friends, body.friend) : find(requestsIn, body.request);
			if (whom === null) return no("friend" in body ? "no-such-friend" : "no-such-request");
			await acquaintances.block(id, whom);
			return done;
		},
		unblock: async ({ id }, { blocks }, { block }) => {
			const whom = find(blocks, block);
			return whom !== null && (await acquaintances.unblock(id, whom)) ? done : no("no-such-block");
		},
		show: async ({ id }, _, shown) => {
			await acquaintances.show(id, shown);
			return done;
		},
		invite: async (person, { friends }, { friend, table }) => {
			const to = find(friends, friend);
			return to === null ? no("no-such-friend") : doneOr(await invitations.invite(person, to, table));
		},
		answerInvitation: async (person, _, { invitation, accept }) =>
			(await invitations.answer(person, invitation, { accepted: accept })) ? done : no("no-such-invitation"),
		muteInvitations: async ({ id }, { friends }, { friend, muted }) => {
			const other = find(friends, friend);
			return other !== null && (await acquaintances.mute(id, other, { muted })) ? done : no("no-such-friend");
		},
	};
}
