import { type GameId, isGameId } from "@fibbers/rules";
import { z } from "zod";
import { codeAlphabet, codeLength, friendCodeLength } from "./choices.ts";
import type { Profile } from "./http.ts";

/** An id that the server gave out: of a friendship, a request, a block, an invitation. */
const id = z.string().regex(/^[\w-]{1,40}$/);
const code = (length: number) => z.string().regex(new RegExp(`^[${codeAlphabet}]{${length}}$`));
const audience = z.enum(["friends", "nobody"]);
const languageCode = z.string().regex(/^[a-z]{2}$/);

/** Everything that a client may say in the lobby. */
export const lobbyCommands = {
	/** Which tables the page shows; without `rows` it shows none any more. */
	look: z.union([
		z.strictObject({
			games: z.array(z.custom<GameId>(isGameId)).max(16).exactOptional(),
			/** Only tables where somebody can sit down. */
			free: z.boolean().exactOptional(),
			language: languageCode.exactOptional(),
			rows: z.int().min(1).max(100),
		}),
		z.strictObject({ rows: z.undefined().optional() }),
	]),
	befriend: z.strictObject({ code: code(friendCodeLength) }),
	answerRequest: z.strictObject({ request: id, accept: z.boolean() }),
	withdraw: z.strictObject({ request: id }),
	unfriend: z.strictObject({ friend: id }),
	block: z.union([z.strictObject({ friend: id }), z.strictObject({ request: id })]),
	unblock: z.strictObject({ block: id }),
	show: z.strictObject({ presence: audience.exactOptional(), table: audience.exactOptional() }),
	invite: z.strictObject({ friend: id, table: code(codeLength) }),
	answerInvitation: z.strictObject({ invitation: id, accept: z.boolean() }),
	muteInvitations: z.strictObject({ friend: id, muted: z.boolean() }),
} as const;

export type LobbyCommandName = keyof typeof lobbyCommands;
export type LobbyCommand<Name extends LobbyCommandName> = z.output<(typeof lobbyCommands)[Name]>;

/** Which tables a page shows. */
export type Look = Extract<LobbyCommand<"look">, { readonly rows: number }>;

/** Who may see something of me. */
export type ShownTo = z.output<typeof audience>;

/** Why the lobby says no. */
export const lobbyRefusals = [
	"no-such-code",
	"yourself",
	"already-friends",
	"too-many",
	"no-such-request",
	"no-such-friend",
	"no-such-block",
	"no-such-table",
	"not-at-table",
	"no-such-invitation",
	"store-unavailable",
] as const;

export type LobbyRefusal = (typeof lobbyRefusals)[number];

/** The answer to a command in the lobby. */
export type LobbyReply = { readonly done: true } | { readonly done: false; readonly reason: LobbyRefusal };

/** A friend. `id` belongs to the friendship, and is another one on the other side. */
export interface FriendLine extends Profile {
	readonly id: string;
	readonly online: boolean;
	/** When he was here last, epoch ms, right to the hour; null while he does not show it. */
	readonly seenAt: number | null;
	/** At which table he is; null when at none, or when he does not show it. */
	readonly at: FriendTable | null;
	/** Whether his invitations go nowhere. */
	readonly muted: boolean;
}

/** `code` and `can` only when I could sit down or watch there. */
export interface FriendTable {
	readonly game: GameId;
	readonly phase: "open" | "playing" | "over";
	readonly code: string | null;
	readonly can: "sit" | "watch" | null;
}

/** Somebody who asks to be a friend, or who is asked. */
export interface RequestLine extends Profile {
	readonly id: string;
	/** Epoch ms. */
	readonly at: number;
}

export interface BlockLine extends Profile {
	readonly id: string;
}

/** A friend asks me to a table. Times are epoch ms. */
export interface InvitationLine {
	readonly id: string;
	readonly from: Profile;
	/** The `FriendLine` of who invites. */
	readonly friend: string;
	readonly game: GameId;
	/** Its code. */
	readonly table: string;
	readonly at: number;
	readonly expiresAt: number;
}

/** `social`: on joining, and whenever any of the lists has changed. */
export interface SocialMessage {
	readonly me: { readonly friendCode: string; readonly presence: ShownTo; readonly table: ShownTo };
	/** In order of their names. */
	readonly friends: readonly FriendLine[];
	/** Oldest first. */
	readonly requests: { readonly in: readonly RequestLine[]; readonly out: readonly RequestLine[] };
	readonly blocks: readonly BlockLine[];
	/** Oldest first. */
	readonly invitations: readonly InvitationLine[];
}

/** `answered`: a friend has answered my invitation. */
export interface AnsweredMessage extends Profile {
	/** The friend's line; null when we are friends no more. */
	readonly friend: string | null;
	readonly accepted: boolean;
	readonly game: GameId;
	/** The code of the table. */
	readonly table: string;
}

/** A table as the list shows it. */
export interface LobbyRow {
	readonly code: string;
	readonly game: GameId;
	readonly options: object;
	/** Those who sit there; null is somebody who is not named. */
	readonly seats: readonly ((Profile & { readonly computer: boolean }) | null)[];
	readonly capacity: number;
	/** How many people could still sit down: computers give up their chairs, and those who wait for the next game have theirs. */
	readonly free: number;
	readonly turnMs: number;
	readonly language: string;
	readonly phase: "open" | "playing" | "over";
	readonly round: number;
	readonly watchers: number;
	readonly watch: "all" | "friends" | "nobody";
	readonly locked: boolean;
	/** Epoch ms. */
	readonly openedAt: number;
}

/** What is counted beside the rows: how many there are, and at how many of each game somebody waits for players. */
export interface LobbyCounts {
	readonly total: number;
	readonly waiting: Readonly<Record<GameId, number>>;
}

/** `tables`: the answer to a `look`. */
export interface TablesMessage extends LobbyCounts {
	/** In order. */
	readonly rows: readonly LobbyRow[];
}

/** `changes`: what is different since. */
export interface TableChangesMessage extends LobbyCounts {
	/** Rows that are new, whole; of others only what has changed. */
	readonly set: readonly (Partial<LobbyRow> & { readonly code: string })[];
	/** The codes of rows that are shown no more. */
	readonly gone: readonly string[];
}

/** What the lobby tells, by the name of the message. */
export interface LobbyMessages {
	readonly social: SocialMessage;
	readonly friend: FriendLine;
	readonly answered: AnsweredMessage;
	readonly tables: TablesMessage;
	readonly changes: TableChangesMessage;
}

/** The answer of `GET /api/friends/:code`: whose code it is, and what he is to whoever asks. */
export interface FriendCodeOwner extends Profile {
	readonly you: boolean;
	readonly friends: boolean;
}

/** `POST /api/quick`: a table of this game where people wait, or a new one. */
export const quickBody = z.strictObject({
	game: z.custom<GameId>(isGameId),
	language: languageCode.exactOptional(),
});

export interface QuickTable {
	readonly code: string;
	/** Whether it is a new one. */
	readonly opened: boolean;
}
