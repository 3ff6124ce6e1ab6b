import type { Profile } from "@fibbers/protocol";
import type { PlayerId } from "../table/chair.ts";
import type { Circle, ExportedCircle, Friend, FriendRequest, Line, ReceivedInvitation } from "./circle.ts";
import type { Database } from "./schema.ts";

const profileOf = ({ name, picture, tone }: Profile): Profile => ({ name, picture, tone });

const byName = (a: Line, b: Line): number => a.profile.name.localeCompare(b.profile.name) || (a.id < b.id ? -1 : 1);

/** Null when there is no such player. */
export async function circleOf(db: Database, player: PlayerId, at: number): Promise<Circle | null> {
	const own = await db
		.selectFrom("players")
		.select(["friendCode", "showsPresence", "showsTable"])
		.where("id", "=", player)
		.executeTakeFirst();
	if (own === undefined) return null;
	return {
		friendCode: own.friendCode,
		presence: own.showsPresence,
		table: own.showsTable,
		friends: await friendsOf(db, player),
		requestsIn: await requestsTo(db, player),
		requestsOut: await requestsFrom(db, player),
		blocks: await blocksOf(db, player),
		invitations: await invitationsTo(db, player, at),
		apart: await apartFrom(db, player),
	};
}

export async function exportedCircle(db: Database, player: PlayerId): Promise<ExportedCircle | null> {
	const circle = await circleOf(db, player, 0);
	if (circle === null) return null;
	const { friends, requestsIn, requestsOut, blocks, invitations: _, apart: __, ...own } = circle;
	const request = ({ profile, at }: FriendRequest) => ({ name: profile.name, at });
	return {
		...own,
		friends: friends.map(({ profile, muted }) => ({ name: profile.name, muted })),
		requestsIn: requestsIn.map(request),
		requestsOut: requestsOut.map(request),
		blocks: blocks.map(({ profile }) => ({ name: profile.name })),
	};
}

/** Those whom this player blocked, and those who blocked him. */
export async function apartFrom(db: Database, player: PlayerId): Promise<readonly PlayerId[]> {
	const rows = await db
		.selectFrom("blocks")
		.select("whomId as player")
		.where("byId", "=", player)
		.union(db.selectFrom("blocks").select("byId as player").where("whomId", "=", player))
		.execute();
	return rows.map((row) => row.player);
}

async function friendsOf(db: Database, player: PlayerId): Promise<readonly Friend[]> {
	const rows = await db
		.selectFrom("friendships")
		.innerJoin("players", "players.id", "friendships.friendId")
		.select(["friendships.id", "friendId", "muted", "name", "picture", "tone", "seenAt", "showsPresence", "showsTable"])
		.where("playerId", "=", player)
		.execute();
	return rows
		.map(({ id, friendId, muted, seenAt, showsPresence, showsTable, ...profile }) => ({
			id,
			player: friendId,
			profile,
			seenAt,
			presence: showsPresence,
			table: showsTable,
			muted: muted === 1,
		}))
		.sort(byName);
}

async function requestsTo(db: Database, player: PlayerId): Promise<readonly FriendRequest[]> {
	const rows = await db
		.selectFrom("friendRequests")
		.innerJoin("players", "players.id", "friendRequests.fromId")
		.select(["friendRequests.id", "fromId", "at", "name", "picture", "tone"])
		.where("toId", "=", player)
		.where("hidden", "=", 0)
		.orderBy("at")
		.orderBy("friendRequests.id")
		.execute();
	return rows.map(({ id, fromId, at, ...profile }) => ({ id, player: fromId, at, profile }));
}

async function requestsFrom(db: Database, player: PlayerId): Promise<readonly FriendRequest[]> {
	const rows = await db
		.selectFrom("friendRequests")
		.innerJoin("players", "players.id", "friendRequests.toId")
		.select(["friendRequests.id", "toId", "at", "name", "picture", "tone"])
		.where("fromId", "=", player)
		.orderBy("at")
		.orderBy("friendRequests.id")
		.execute();
	return rows.map(({ id, toId, at, ...profile }) => ({ id, player: toId, at, profile }));
}

async function blocksOf(db: Database, player: PlayerId): Promise<readonly Line[]> {
	const rows = await db
		.selectFrom("blocks")
		.innerJoin("players", "players.id", "blocks.whomId")
		.select(["blocks.id", "whomId", "name", "picture", "tone"])
		.where("byId", "=", player)
		.execute();
	return rows.map(({ id, whomId, ...profile }) => ({ id, player: whomId, profile })).sort(byName);
}

async function invitationsTo(db: Database, player: PlayerId, at: number): Promise<readonly ReceivedInvitation[]> {
	const rows = await db
		.selectFrom("invitations")
		.innerJoin("players", "players.id", "invitations.fromId")
		.innerJoin("friendships", (join) =>
			join
				.onRef("friendships.playerId", "=", "invitations.toId")
				.onRef("friendships.friendId", "=", "invitations.fromId"),
		)
		.leftJoin("tables", "tables.code", "invitations.tableCode")
		.select(["invitations.id", "friendships.id as friend", "game", "tableCode", "invitations.at", "expiresAt"])
		.select(["name", "picture", "tone"])
		.where("toId", "=", player)
		.where("expiresAt", ">", at)
		.where("closedAt", "is", null)
		.orderBy("invitations.at")
		.orderBy("invitations.id")
		.execute();
	return rows.map(({ tableCode, name, picture, tone, ...rest }) => ({
		...rest,
		table: tableCode,
		from: profileOf({ name, picture, tone }),
	}));
}
