import { randomUUID } from "node:crypto";
import { type AnsweredMessage, invitationMs } from "@fibbers/protocol";
import type { Cluster } from "../cluster/cluster.ts";
import type { Answered } from "../cluster/topics.ts";
import type { Logger } from "../log.ts";
import type { InvitationPost } from "../push/invitation-post.ts";
import type { Onlooker } from "../rooms/room-deps.ts";
import type { SocialStore } from "../store/circle.ts";
import { isThere } from "../summaries/people.ts";
import type { Summaries } from "../summaries/summaries.ts";
import type { Person, PlayerId } from "../table/chair.ts";
import type { Table } from "../table/table.ts";
import type { Time } from "../table/time.ts";
import type { Members } from "./members.ts";
import type { StoredAcquaintances } from "./stored-acquaintances.ts";

interface InvitationsDeps {
	readonly store: SocialStore;
	readonly acquaintances: Pick<StoredAcquaintances, "listsChanged">;
	readonly members: Members;
	readonly summaries: Summaries;
	readonly cluster: Pick<Cluster, "tell" | "hear">;
	/** Whether a table had this code, and has ended. */
	readonly wasClosed: (code: string) => Promise<boolean>;
	readonly post: InvitationPost;
	readonly time: Time;
	readonly log: Logger;
}

/** Friends ask each other to their tables. */
export class Invitations implements Onlooker {
	private readonly deps: InvitationsDeps;

	constructor(deps: InvitationsDeps) {
		this.deps = deps;
		deps.cluster.hear("answered", (answered) => this.tell(answered));
		deps.cluster.hear("invitationOver", (id) => deps.post.over(id));
	}

	/** Whether there is a table with this code is told only to those who are there. */
	async invite(
		person: Person,
		to: PlayerId,
		code: string,
	): Promise<"done" | "not-at-table" | "no-such-friend" | "too-many"> {
		const { store, acquaintances, summaries, post, time } = this.deps;
		const table = summaries.find(code);
		if (table === null || table.phase === "frozen" || !isThere(table, person.id)) return "not-at-table";
		const at = time.now();
		const { game } = table;
		const invitation = { id: randomUUID(), from: person.id, to, game, table: code, at, expiresAt: at + invitationMs };
		const outcome = await store.invite(invitation);
		if (outcome === "unheard") return "done";
		if (outcome !== "sent") return outcome;
		acquaintances.listsChanged(to);
		const { id, expiresAt } = invitation;
		post.invited(to, { id, fromName: person.profile.name, game, table: code, expiresAt });
		return "done";
	}

	/** Whether there was such an invitation. Whoever sent it is told. */
	async answer(
		{ id: player, profile }: Person,
		id: string,
		{ accepted }: Pick<AnsweredMessage, "accepted">,
	): Promise<boolean> {
		const { store, cluster, time } = this.deps;
		const invitation = await store.answerInvitation(player, id, time.now());
		if (invitation === null) return false;
		cluster.tell("invitationOver", id);
		const { from, game, table } = invitation;
		cluster.tell("answered", { from, to: player, letter: { ...profile, accepted, game, table } });
		return true;
	}

	shown(): void {}

	/** Invitations to a table that has ended are over; those to one that comes back with the server are not. */
	gone({ code }: Table): void {
		this.end(code).catch((error: unknown) => {
			// They are shown to nobody any more, and end by themselves.
			this.deps.log.warn(
				{ event: "social.invitations-stay", err: error, table: code },
				"invitations to a table that has ended stay in the store",
			);
		});
	}

	private async end(code: string): Promise<void> {
		const { store, acquaintances, cluster, wasClosed } = this.deps;
		if (!(await wasClosed(code))) return;
		const ended = await store.endInvitations(code);
		for (const { id } of ended) cluster.tell("invitationOver", id);
		acquaintances.listsChanged(...ended.map(({ to }) => to));
	}

	private tell({ from, to, letter }: Answered): void {
		const { members } = this.deps;
		const lines = members.linesOf(from);
		if (lines.size === 0) return;
		const friend = members.friendLine(from, to);
		for (const line of lines) line.send("answered", { friend, ...letter });
	}
}
