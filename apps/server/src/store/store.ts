import type { GameLine, GameReport, Profile } from "@fibbers/protocol";
import type { Figures, GameId, Seat } from "@fibbers/rules";
import type { PlayerId } from "../table/chair.ts";
import type { Report } from "../table/outside.ts";
import type { ExportedCircle, SocialStore } from "./circle.ts";
import type { ReportStore } from "./reports.ts";

/**
 * What outlives the process. All times are ms since 1970, all ids are made by the program.
 * Every call rejects with `StoreUnavailable` while the database cannot take it; after that a write may or may not have happened.
 */
export interface Store {
	readonly players: PlayerStore;
	readonly journal: Journal;
	readonly games: GameStore;
	readonly social: SocialStore;
	readonly pushes: PushStore;
	readonly reports: ReportStore;
	/** Whether the database can be written to now. Never rejects. */
	ping(): Promise<boolean>;
	/** Waits for what has begun; no call may follow. */
	close(): Promise<void>;
}

// Players

export type Settings = Readonly<Record<string, unknown>>;

export interface Player {
	readonly id: PlayerId;
	readonly profile: Profile;
	/** Null until chosen. */
	readonly language: string | null;
	readonly settings: Settings;
	readonly createdAt: number;
	/** Right to the minute. */
	readonly seenAt: number;
}

/** What a browser brings: the hash of its token, unique, and what to call it. */
export interface NewDevice {
	readonly tokenHash: string;
	readonly label: string;
}

export interface Device {
	readonly id: string;
	readonly label: string;
	readonly createdAt: number;
	/** Right to the minute. */
	readonly seenAt: number;
}

export interface PlayerChange {
	/** Parts left out stay as they are. */
	readonly profile?: Partial<Profile>;
	readonly language?: string | null;
	/** In place of all there was; at most 4 kB as JSON, or a `RangeError` is thrown. */
	readonly settings?: Settings;
}

export interface PlayerStore {
	/** Rejects with `Conflict` when the id or the token's hash is taken. */
	create(player: {
		readonly id: PlayerId;
		readonly profile: Profile;
		readonly device: NewDevice;
		readonly at: number;
	}): Promise<Player>;
	/** Whose token this is, and the id of the device that holds it. Notes that both were seen, at most once a minute. */
	findByToken(tokenHash: string, at: number): Promise<{ readonly player: Player; readonly device: string } | null>;
	find(id: PlayerId): Promise<Player | null>;
	/** The player as changed; null when there is none. */
	update(id: PlayerId, change: PlayerChange): Promise<Player | null>;
	/** Oldest first. */
	devices(id: PlayerId): Promise<readonly Device[]>;
	/** Whether this player had that device. */
	removeDevice(id: PlayerId, device: string): Promise<boolean>;
	/** A link by which another device becomes this player's, until `expiresAt`. Rejects with `Conflict` for an unknown player. */
	createLink(link: {
		readonly secretHash: string;
		readonly player: PlayerId;
		readonly at: number;
		readonly expiresAt: number;
	}): Promise<void>;
	/** Whose link it is; null when it is unknown, used or over. */
	findLink(secretHash: string, at: number): Promise<Player | null>;
	/** Works once, however many try at a time. Null when the link is unknown, used or over, and then the device is not added. */
	redeemLink(secretHash: string, device: NewDevice, at: number): Promise<Player | null>;
	/** All there is about a player, for himself: neither hashes nor other players' ids. Null when there is none. */
	export(id: PlayerId): Promise<PlayerExport | null>;
	/**
	 * The player, his devices and links go. In games, also those stored later, his id is gone and he is called `name`.
	 * Whether there was such a player.
	 */
	delete(id: PlayerId, as: { readonly name: string; readonly at: number }): Promise<boolean>;
}

export interface PlayerExport {
	readonly player: Player;
	readonly devices: readonly Device[];
	readonly links: readonly { readonly expiresAt: number }[];
	readonly circle: ExportedCircle;
	/** Where pushes go, one a device at most. */
	readonly pushes: readonly { readonly endpoint: string; readonly createdAt: number }[];
	/** What he reported, oldest first; whom is not said. */
	readonly reports: readonly Pick<Report, "table" | "reason" | "text">[];
	/** Newest first. */
	readonly games: readonly (GameLine & { readonly record: unknown; readonly shareToken: string | null })[];
}

// The journal of live tables

export interface JournalEntry {
	readonly table: string;
	/** As `open` or `claim` gave it to whoever writes. */
	readonly epoch: number;
	/** Counts up within the table. */
	readonly seq: number;
	readonly at: number;
	/** JSON text. */
	readonly entry: string;
}

export type StoredEntry = Pick<JournalEntry, "seq" | "at" | "entry">;

export interface TableHolder {
	readonly holder: string;
	readonly epoch: number;
	readonly claimedAt: number;
}

export interface Journal {
	/** Begins a table whose entries `holder` alone may write. Its epoch, 1; null when a table has this code, or had it. */
	open(table: string, holder: string, at: number): Promise<number | null>;
	/**
	 * Makes `holder` the only one who may write this table's entries, in place of `from`: of many who claim it from the same holder one gets it.
	 * The new epoch; null when `from` does not hold it, or it is closed. Who claims it from himself keeps it, and what he has under way is refused.
	 */
	claim(table: string, holder: string, from: string, at: number): Promise<number | null>;
	/** Who holds the table; null when there is none or it is closed. */
	holder(table: string): Promise<TableHolder | null>;
	/**
	 * All of the entries or none. Rejects with `JournalRefused`, which names the tables at fault: `not-ours` when another has claimed
	 * the table since or it is closed, `out-of-order` when there is such an entry already.
	 */
	append(entries: readonly JournalEntry[]): Promise<void>;
	/** In order of `seq`; empty for an unknown or closed table. */
	read(table: string): Promise<readonly StoredEntry[]>;
	/** Who holds each table that is not closed, by its code. One that died young may have no entries. */
	holders(): Promise<ReadonlyMap<string, string>>;
	/** The largest `at` of all entries; null without entries. */
	lastAt(): Promise<number | null>;
	/** The entries go, the code is remembered. Does nothing when closed already; rejects with `JournalRefused` (`not-ours`) as `append` does. */
	close(table: string, epoch: number, at: number): Promise<void>;
	wasClosed(table: string): Promise<boolean>;
}

// Games that have ended

export interface SeatResult {
	readonly seat: Seat;
	/** Null for a computer and for a player who is gone. The id is for the server alone. */
	readonly player: PlayerId | null;
	readonly name: string;
	readonly won: boolean;
	readonly lost: boolean;
	readonly figures: Figures;
}

/** A whole game. */
export interface StoredGame extends Omit<GameLine, "seat" | "won" | "lost" | "others"> {
	/** The game record as JSON text. Its `names`, one a seat, are always those of `seats`, whatever was given. */
	readonly record: string;
	/** In order. */
	readonly seats: readonly SeatResult[];
}

export interface GameFilter {
	readonly game?: GameId;
	/** Only those won, or only those not won. */
	readonly won?: boolean;
	/** The id of a game of this player: only those after it in the list, that is, older ones. */
	readonly before?: string;
	readonly limit: number;
}

export interface GameStore {
	/** All of them or none; but one whose id a game has already is passed over. */
	add(...games: readonly StoredGame[]): Promise<void>;
	/** Newest first. */
	list(player: PlayerId, filter: GameFilter): Promise<readonly GameLine[]>;
	find(id: string): Promise<StoredGame | null>;
	/** The token of this player's link to the game, made if there is none; null when he had no seat in it. */
	share(id: string, player: PlayerId): Promise<string | null>;
	/** The token of this player's link to the game; null while there is none. */
	shareOf(id: string, player: PlayerId): Promise<string | null>;
	/** Ends this player's link; other players' links stay. */
	unshare(id: string, player: PlayerId): Promise<void>;
	findShared(token: string): Promise<StoredGame | null>;
	/** One report for each kind of game that the player has finished, sorted by its id. */
	report(player: PlayerId, filter?: { readonly game?: GameId }): Promise<readonly GameReport[]>;
}

// Web push

/** The pair with which the server signs what it sends to push services, base64url. */
export interface PushKeys {
	readonly publicKey: string;
	readonly privateKey: string;
}

/** Where a browser is reached, and what is needed to encrypt for it alone, base64url. */
export interface PushSubscription {
	/** A URL of the browser's push service, unique. */
	readonly endpoint: string;
	/** A point on P-256. */
	readonly publicKey: string;
	readonly secret: string;
}

/** Subscriptions go with their devices. */
export interface PushStore {
	/** The pair that is kept; `fresh` when there was none. The same for all who ask at once. */
	keys(fresh: PushKeys): Promise<PushKeys>;
	/** In place of what this device had, and of whoever had this endpoint. Rejects with `Conflict` when there is no such device. */
	subscribe(device: string, subscription: PushSubscription, at: number): Promise<void>;
	unsubscribe(device: string): Promise<void>;
	/** The push service does not know it any more. */
	forget(endpoint: string): Promise<void>;
	/** Null when nothing is pushed to this device. */
	endpointOf(device: string): Promise<string | null>;
	/** Oldest first. */
	ofPlayer(player: PlayerId): Promise<readonly PushSubscription[]>;
}
