import { randomUUID } from "node:crypto";
import type { Person, PlayerId } from "../table/chair.ts";
import { areFriends, ask, befriend, part, requestBetween } from "./befriending.ts";
import { type Invitation, limits, type SocialStore } from "./circle.ts";
import { apartFrom, circleOf } from "./circle-queries.ts";
import { withPair } from "./pairs.ts";
import { type Database, flag } from "./schema.ts";

export function socialStore(db: Database): SocialStore {
	return {
		circle: (player, at) => circleOf(db, player, at),

		async ties(player) {
			const own = await db
				.selectFrom("players")
				.select("showsPresence as presence")
				.where("id", "=", player)
				.executeTakeFirst();
			if (own === undefined) return null;
			const friends = await db.selectFrom("friendships").select("friendId").where("playerId", "=", player).execute();
			return { ...own, friends: friends.map(({ friendId }) => friendId), apart: await apartFrom(db, player) };
		},

		async concerned(player) {
			const rows = await db
				.selectFrom("friendships")
				.select("playerId as player")
				.where("friendId", "=", player)
				.union(db.selectFrom("friendRequests").select("toId as player").where("fromId", "=", player))
				.union(db.selectFrom("friendRequests").select("fromId as player").where("toId", "=", player))
				.union(db.selectFrom("blocks").select("byId as player").where("whomId", "=", player))
				.execute();
			return rows.map((row) => row.player);
		},

		async owner(code): Promise<Person | null> {
			const row = await db
				.selectFrom("players")
				.select(["id", "name", "picture", "tone"])
				.where("friendCode", "=", code)
				.executeTakeFirst();
			if (row === undefined) return null;
			const { id, ...profile } = row;
			return { id, profile };
		},

		async ask({ from, to, at }) {
			if (from === to) return "yourself";
			return (await withPair(db, [from, to], (trx) => ask(trx, from, to, at))) ?? "done";
		},

		async accept({ from, to, at }) {
			const accepted = await withPair(db, [from, to], async (trx) => {
				const request = await requestBetween(trx, from, to);
				return request?.hidden === 0 ? await befriend(trx, from, to, at) : "no-such-request";
			});
			return accepted ?? "no-such-request";
		},

		async dropRequest(from, to) {
			const dropped = await withPair(db, [from, to], (trx) =>
				trx
					.deleteFrom("friendRequests")
					.where("fromId", "=", from)
					.where("toId", "=", to)
					.returning("id")
					.executeTakeFirst(),
			);
			return dropped != null;
		},

		async unfriend(one, other) {
			// Requests there are none between friends.
			return (await withPair(db, [one, other], (trx) => part(trx, one, other))) ?? false;
		},

		async block(by, whom, at) {
			await withPair(db, [by, whom], async (trx) => {
				await part(trx, by, whom);
				await trx
					.insertInto("blocks")
					.values({ id: randomUUID(), byId: by, whomId: whom, at })
					.onConflict((conflict) => conflict.columns(["byId", "whomId"]).doNothing())
					.execute();
			});
		},

		async unblock(by, whom) {
			const removed = await withPair(db, [by, whom], (trx) =>
				trx.deleteFrom("blocks").where("byId", "=", by).where("whomId", "=", whom).returning("id").executeTakeFirst(),
			);
			return removed != null;
		},

		async mute(player, friend, { muted }) {
			const changed = await withPair(db, [player, friend], (trx) =>
				trx
					.updateTable("friendships")
					.set({ muted: flag(muted) })
					.where("playerId", "=", player)
					.where("friendId", "=", friend)
					.returning("id")
					.executeTakeFirst(),
			);
			return changed != null;
		},

		async show(player, { presence, table }) {
			const set = {
				...(presence !== undefined && { showsPresence: presence }),
				...(table !== undefined && { showsTable: table }),
			};
			if (Object.keys(set).length > 0) await db.updateTable("players").set(set).where("id", "=", player).execute();
		},

		async invite(invitation) {
			const { from, to } = invitation;
			return (await withPair(db, [from, to], (trx) => invite(trx, invitation))) ?? "no-such-friend";
		},

		async answerInvitation(to, id, at) {
			const row = await db
				.deleteFrom("invitations")
				.where("id", "=", id)
				.where("toId", "=", to)
				.where("expiresAt", ">", at)
				.where(({ not, exists, selectFrom }) =>
					not(
						exists(
							selectFrom("tables")
								.select("code")
								.whereRef("code", "=", "invitations.tableCode")
								.where("closedAt", "is not", null),
						),
					),
				)
				.returningAll()
				.executeTakeFirst();
			return row === undefined ? null : invitationOf(row);
		},

		async endInvitations(table) {
			const rows = await db.deleteFrom("invitations").where("tableCode", "=", table).returningAll().execute();
			return rows.map(invitationOf);
		},

		async noteSeen(player, at) {
			await db.updateTable("players").set({ seenAt: at }).where("id", "=", player).where("seenAt", "<", at).execute();
		},
	};
}

interface InvitationRow extends Pick<Invitation, "id" | "game" | "at" | "expiresAt"> {
	readonly fromId: PlayerId;
	readonly toId: PlayerId;
	readonly tableCode: string;
}

const invitationOf = ({ fromId, toId, tableCode, ...rest }: InvitationRow): Invitation => ({
	...rest,
	from: fromId,
	to: toId,
	table: tableCode,
});

async function invite(
	trx: Database,
	{ from, to, table, ...rest }: Invitation,
): Promise<"sent" | "unheard" | "no-such-friend" | "too-many"> {
	if (!(await areFriends(trx, from, to))) return "no-such-friend";
	await trx.deleteFrom("invitations").where("fromId", "=", from).where("expiresAt", "<=", rest.at).execute();
	const open = await trx.selectFrom("invitations").select(["toId", "tableCode"]).where("fromId", "=", from).execute();
	if (open.some(({ toId, tableCode }) => toId === to && tableCode === table)) return "unheard";
	if (open.length >= limits.invitations) return "too-many";
	const mutes = await trx
		.selectFrom("friendships")
		.select("muted")
		.where("playerId", "=", to)
		.where("friendId", "=", from)
		.executeTakeFirst();
	if (mutes?.muted === 1) return "unheard";
	await trx
		.insertInto("invitations")
		.values({ ...rest, fromId: from, toId: to, tableCode: table })
		.execute();
	return "sent";
}
