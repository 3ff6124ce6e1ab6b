import { randomUUID } from "node:crypto";
import type { Asked } from "../social/acquaintances.ts";
import type { PlayerId } from "../table/chair.ts";
import { limits } from "./circle.ts";
import { type Database, type Flag, flag } from "./schema.ts";

/* What happens between two players, within a transaction that holds both. */

export async function areFriends(trx: Database, one: PlayerId, other: PlayerId): Promise<boolean> {
	const row = await trx
		.selectFrom("friendships")
		.select("id")
		.where("playerId", "=", one)
		.where("friendId", "=", other)
		.executeTakeFirst();
	return row !== undefined;
}

export async function areApart(trx: Database, one: PlayerId, other: PlayerId): Promise<boolean> {
	const row = await trx
		.selectFrom("blocks")
		.select("id")
		.where((where) => where.or([where.and({ byId: one, whomId: other }), where.and({ byId: other, whomId: one })]))
		.executeTakeFirst();
	return row !== undefined;
}

/** What one has asked the other; undefined when nothing. */
export const requestBetween = (
	trx: Database,
	from: PlayerId,
	to: PlayerId,
): Promise<{ readonly hidden: Flag } | undefined> =>
	trx
		.selectFrom("friendRequests")
		.select("hidden")
		.where("fromId", "=", from)
		.where("toId", "=", to)
		.executeTakeFirst();

export async function ask(trx: Database, from: PlayerId, to: PlayerId, at: number): Promise<Asked> {
	if (await areFriends(trx, from, to)) return "already-friends";
	const apart = await areApart(trx, from, to);
	if (!apart && (await requestBetween(trx, to, from))) return await befriend(trx, from, to, at);
	const isNew = (await requestBetween(trx, from, to)) === undefined;
	if (isNew && (await hasTooMany(trx, from, to))) return "too-many";
	await trx
		.insertInto("friendRequests")
		.values({ id: randomUUID(), fromId: from, toId: to, hidden: flag(apart), at })
		// Once more, after a block was taken back: now it is shown.
		.onConflict((conflict) => conflict.columns(["fromId", "toId"]).doUpdateSet({ hidden: flag(apart) }))
		.execute();
	return "done";
}

/** Makes both friends; their requests have come to their end. */
export async function befriend(
	trx: Database,
	one: PlayerId,
	other: PlayerId,
	since: number,
): Promise<"done" | "too-many"> {
	for (const player of [one, other]) if ((await friends(trx, player)) >= limits.friends) return "too-many";
	await dropRequests(trx, one, other);
	await trx
		.insertInto("friendships")
		.values([
			{ id: randomUUID(), playerId: one, friendId: other, muted: 0, since },
			{ id: randomUUID(), playerId: other, friendId: one, muted: 0, since },
		])
		.execute();
	return "done";
}

/** Takes away friendship, requests and invitations, both ways. Whether they were friends. */
export async function part(trx: Database, one: PlayerId, other: PlayerId): Promise<boolean> {
	await dropRequests(trx, one, other);
	await trx
		.deleteFrom("invitations")
		.where((where) => where.or([where.and({ fromId: one, toId: other }), where.and({ fromId: other, toId: one })]))
		.execute();
	const ended = await trx
		.deleteFrom("friendships")
		.where((where) =>
			where.or([where.and({ playerId: one, friendId: other }), where.and({ playerId: other, friendId: one })]),
		)
		.returning("id")
		.execute();
	return ended.length > 0;
}

async function dropRequests(trx: Database, one: PlayerId, other: PlayerId): Promise<void> {
	await trx
		.deleteFrom("friendRequests")
		.where((where) => where.or([where.and({ fromId: one, toId: other }), where.and({ fromId: other, toId: one })]))
		.execute();
}

async function friends(trx: Database, player: PlayerId): Promise<number> {
	const rows = await trx.selectFrom("friendships").select("id").where("playerId", "=", player).execute();
	return rows.length;
}

/** The same whether one has blocked the other: only requests that are shown fill somebody's list. */
async function hasTooMany(trx: Database, from: PlayerId, to: PlayerId): Promise<boolean> {
	const sent = await trx.selectFrom("friendRequests").select("id").where("fromId", "=", from).execute();
	const received = await trx
		.selectFrom("friendRequests")
		.select("id")
		.where("toId", "=", to)
		.where("hidden", "=", 0)
		.execute();
	return (
		sent.length >= limits.requests || received.length >= limits.requests || (await friends(trx, from)) >= limits.friends
	);
}
