import type { FriendLine, SocialMessage } from "@fibbers/protocol";
import type { Circle, Friend, FriendRequest, Line } from "../store/circle.ts";
import type { TableSummary } from "../summaries/summary.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Ties } from "./acquaintances.ts";
import { friendTable } from "./way-in.ts";

/** Who is here, and where. */
export interface Sight {
	isOnline(player: PlayerId): boolean;
	/** Null when at none. */
	tableOf(player: PlayerId): TableSummary | null;
}

const hourMs = 60 * 60_000;

/** What a player sees of one friend. */
export function friendLine(
	{ id, player, profile, seenAt, presence, table, muted }: Friend,
	{ viewer, ties, sight }: { viewer: PlayerId; ties: Pick<Ties, "friends" | "apart">; sight: Sight },
): FriendLine {
	const isShown = presence === "friends";
	const online = isShown && sight.isOnline(player);
	const at = online && table === "friends" ? sight.tableOf(player) : null;
	return {
		id,
		...profile,
		online,
		seenAt: isShown ? Math.floor(seenAt / hourMs) * hourMs : null,
		at: at && friendTable(at, viewer, ties),
		muted,
	};
}

/** A player's circle as he is told of it. Ids of players are not among it. */
export const socialMessage = (circle: Circle, friends: readonly FriendLine[]): SocialMessage => ({
	me: { friendCode: circle.friendCode, presence: circle.presence, table: circle.table },
	friends,
	requests: { in: circle.requestsIn.map(requestLine), out: circle.requestsOut.map(requestLine) },
	blocks: circle.blocks.map(({ id, profile }: Line) => ({ id, ...profile })),
	invitations: circle.invitations.map(({ id, from, friend, game, table, at, expiresAt }) => ({
		id,
		from,
		friend,
		game,
		table,
		at,
		expiresAt,
	})),
});

const requestLine = ({ id, profile, at }: FriendRequest) => ({ id, ...profile, at });
