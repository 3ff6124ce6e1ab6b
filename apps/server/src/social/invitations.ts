import { randomUUID } from "node:crypto";
import { type AnsweredMessage, invitationMs } from "@fibbers/protocol";
import type { Logger } from "../log.ts";
import type { InvitationPost } from "../push/invitation-post.ts";
import type { Onlooker } from "../rooms/room-deps.ts";
import type { SocialStore } from "../store/circle.ts";
import type { Person, PlayerId } from "../table/chair.ts";
import type { Table } from "../table/table.ts";
import type { Time } from "../table/time.ts";
import type { Tables } from "../tables.ts";
import type { Members } from "./members.ts";

interface InvitationsDeps {
	readonly store: SocialStore;
	readonly members: Members;
	readonly tables: Tables;
	readonly post: InvitationPost;
	readonly time: Time;
	readonly log: Logger;
}

/** Friends ask each other to their tables. */
export class Invitations implements Onlooker {
	private readonly deps: InvitationsDeps;

	constructor(deps: InvitationsDeps) {
		this.deps = deps;
	}

	/** Whether there is a table with this code is told only to those who are there. */
	async invite(
		person: Person,
		to: PlayerId,
		code: string,
	): Promise<"done" | "not-at-table" | "no-such-friend" | "too-many"> {
		const { store, members, post, time } = this.deps;
		const table = this.deps.tables.find(code);
		if (table === undefined || !isThere(table, person.id)) return "not-at-table";
		const at = time.now();
		const { game } = table.agreed;
		const invitation = { id: randomUUID(), from: person.id, to, game, table: code, at, expiresAt: at + invitationMs };
		const outcome = await store.invite(invitation);
		if (outcome === "unheard") return "done";
		if (outcome !== "sent") return outcome;
		void members.refresh(to);
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
		const { store, members, post, time } = this.deps;
		const invitation = await store.answerInvitation(player, id, time.now());
		if (invitation === null) return false;
		post.over(id);
		const { from, game, table } = invitation;
		const { name, picture, tone } = profile;
		const friend = members.friendLine(from, player);
		for (const line of members.linesOf(from))
			line.send("answered", { friend, name, picture, tone, accepted, game, table });
		return true;
	}

	shown(): void {}

	/** Invitations to a table that has ended are over; those to one that comes back with the server are not. */
	gone({ code }: Table): void {
		this.end(code).catch((error: unknown) => {
			// They are shown to nobody any more, and end by themselves.
			this.deps.log.warn({ err: error, table: code }, "invitations to a table that has ended stay in the store");
		});
	}

	private async end(code: string): Promise<void> {
		const { store, members, tables, post } = this.deps;
		if (!(await tables.wasClosed(code))) return;
		for (const { id, to } of await store.endInvitations(code)) {
			post.over(id);
			void members.refresh(to);
		}
	}
}

const isThere = ({ phase, company }: Table, player: PlayerId): boolean =>
	phase !== "frozen" && (company.seatOf(player) !== null || company.isWaiting(player) || company.isConnected(player));
