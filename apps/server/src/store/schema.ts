import type { Picture, ReportReason, ShownTo } from "@fibbers/protocol";
import type { Figures, GameId } from "@fibbers/rules";
import type { Kysely } from "kysely";

/** The tables as queries see them; in the database the names are written with underscores. Times are ms since 1970. */
export interface Schema {
	readonly players: {
		readonly id: string;
		readonly name: string;
		readonly picture: Picture;
		readonly tone: number;
		readonly language: string | null;
		/** JSON. */
		readonly settings: string;
		readonly createdAt: number;
		readonly seenAt: number;
		readonly friendCode: string;
		readonly showsPresence: ShownTo;
		readonly showsTable: ShownTo;
	};
	readonly devices: {
		readonly id: string;
		readonly playerId: string;
		readonly tokenHash: string;
		readonly label: string;
		readonly createdAt: number;
		readonly seenAt: number;
	};
	readonly links: { readonly secretHash: string; readonly playerId: string; readonly expiresAt: number };
	/** Players who are gone, and what they are called in games that are stored later. */
	readonly departed: { readonly id: string; readonly name: string; readonly at: number };
	readonly tables: {
		readonly code: string;
		readonly epoch: number;
		readonly holder: string;
		readonly claimedAt: number;
		readonly closedAt: number | null;
	};
	readonly journal: {
		readonly tableCode: string;
		readonly seq: number;
		readonly at: number;
		/** JSON. */
		readonly entry: string;
	};
	readonly games: {
		readonly id: string;
		readonly game: GameId;
		readonly tableCode: string;
		readonly round: number;
		readonly startedAt: number;
		readonly endedAt: number;
		readonly finished: Flag;
		/** JSON, without names: those stand in `seats` only. */
		readonly record: string;
	};
	/**
	 * `game`, `endedAt` and `finished` repeat those of the game, and `others…` sum up the other seats of the game:
	 * lists and reports need no other rows.
	 */
	readonly seats: {
		readonly gameId: string;
		readonly seat: number;
		readonly playerId: string | null;
		readonly name: string;
		readonly won: Flag;
		readonly lost: Flag;
		readonly game: GameId;
		readonly endedAt: number;
		readonly finished: Flag;
		readonly othersSeats: number;
	} & Figures &
		OthersFigures;
	readonly shares: { readonly token: string; readonly gameId: string; readonly playerId: string };
	/** Two rows for two friends. */
	readonly friendships: {
		readonly id: string;
		readonly playerId: string;
		readonly friendId: string;
		/** Whether the friend's invitations go nowhere. */
		readonly muted: Flag;
		readonly since: number;
	};
	readonly friendRequests: {
		readonly id: string;
		readonly fromId: string;
		readonly toId: string;
		/** Not shown to whom it goes: one had blocked the other. */
		readonly hidden: Flag;
		readonly at: number;
	};
	readonly blocks: { readonly id: string; readonly byId: string; readonly whomId: string; readonly at: number };
	readonly invitations: {
		readonly id: string;
		readonly fromId: string;
		readonly toId: string;
		readonly game: GameId;
		readonly tableCode: string;
		readonly at: number;
		readonly expiresAt: number;
	};
	readonly reports: {
		readonly id: string;
		readonly at: number;
		readonly tableCode: string;
		readonly reporterId: string | null;
		readonly reportedId: string;
		readonly reportedName: string;
		readonly reason: ReportReason;
		readonly text: string;
		/** JSON. */
		readonly lines: string;
	};
	readonly pushSubscriptions: {
		readonly deviceId: string;
		readonly endpoint: string;
		readonly publicKey: string;
		readonly secret: string;
		readonly createdAt: number;
	};
	/** One row. */
	readonly pushKeys: { readonly id: number; readonly publicKey: string; readonly privateKey: string };
	/** One row, written to see whether writing works. */
	readonly pings: { readonly id: number; readonly count: number };
}

/** The columns for the figures of the other seats. */
export type OthersFigures = { readonly [F in keyof Figures as `others${Capitalize<F>}`]: number };

/** A boolean in the database. */
export type Flag = 0 | 1;

export type Database = Kysely<Schema>;

export const flag = (value: unknown): Flag => (value ? 1 : 0);

/**
 * Whether others may write while a transaction runs, so that it has to lock the rows it relies on.
 * SQLite has one writer at a time: a transaction there waits until it is the one.
 */
export const needsRowLocks = (db: Database): boolean => db.getExecutor().adapter.supportsMultipleConnections !== false;
