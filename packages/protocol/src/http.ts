import { type Figures, type GameId, type GameRecord, isGameId, type Seat } from "@fibbers/rules";
import { z } from "zod";
import {
	defaultDoubtMs,
	defaultLanguage,
	defaultLevel,
	defaultTurnMs,
	doubtChoices,
	levels,
	nameLength,
	pictures,
	tones,
	turnChoices,
	watchChoices,
} from "./choices.ts";

/** Visible text of a person: no control or formatting characters, no blanks at the ends. */
const name = z
	.string()
	.transform((text) => text.normalize("NFC").replace(/\s+/gu, " ").trim())
	.refine((text) => text.length > 0 && [...text].length <= nameLength && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text));

export const profileBody = z.strictObject({
	name: name.exactOptional(),
	picture: z.enum(pictures).exactOptional(),
	tone: z
		.int()
		.min(0)
		.max(tones - 1)
		.exactOptional(),
});

export const someOptions = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const game = z.custom<GameId>(isGameId);
/** Which language is spoken at a table. */
const language = z.string().regex(/^[a-z]{2}$/);
const settings = {
	options: someOptions.default({}),
	seats: z.int().min(2).max(8),
	turnMs: z.literal(turnChoices).default(defaultTurnMs),
	doubtMs: z.literal(doubtChoices).default(defaultDoubtMs),
	listed: z.boolean().default(false),
	watch: z.enum(watchChoices).default("all"),
	language: language.default(defaultLanguage),
	filter: z.boolean().default(true),
	level: z.enum(levels).default(defaultLevel),
};

export const tableBody = z.strictObject({ game, ...settings });
/** What a client may say when it joins a room: which page it is, and that it comes back by itself. */
export const joinBody = z.object({
	page: z
		.string()
		.regex(/^[\w-]{1,32}$/)
		.exactOptional(),
	returns: z.literal(true).exactOptional(),
});
export type JoinBody = z.infer<typeof joinBody>;

export const practiceBody = z.strictObject({ game, level: settings.level });

/** Which games: `GET /api/games?game=…&won=true&before=…`. */
export const gamesQuery = z.strictObject({
	game: game.optional(),
	won: z.literal(["true", "false"]).optional(),
	before: z.string().max(64).optional(),
});

export const reportQuery = z.strictObject({ game: game.optional() });

/** A part of a table's settings, as its host changes them. */
export const settingsChange = z.strictObject({
	game: game.optional(),
	options: someOptions.optional(),
	seats: settings.seats.optional(),
	turnMs: z.literal(turnChoices).optional(),
	doubtMs: z.literal(doubtChoices).optional(),
	listed: z.boolean().optional(),
	watch: z.enum(watchChoices).optional(),
	language: language.optional(),
	filter: z.boolean().optional(),
	level: z.enum(levels).optional(),
});

export interface Profile {
	readonly name: string;
	readonly picture: (typeof pictures)[number];
	readonly tone: number;
}

export type TableBody = z.output<typeof tableBody>;
export type SettingsChange = z.output<typeof settingsChange>;

/** What a list tells of a game that was played. Times in ms since 1970. */
export interface GameLine {
	readonly id: string;
	readonly game: GameId;
	/** The table's code. */
	readonly table: string;
	/** Which game it was at that table. */
	readonly round: number;
	readonly startedAt: number;
	readonly endedAt: number;
	/** False when everybody left before its end. */
	readonly finished: boolean;
	/** Where the player sat. */
	readonly seat: Seat;
	readonly won: boolean;
	readonly lost: boolean;
	/** In order of seats. */
	readonly others: readonly {
		readonly seat: Seat;
		readonly name: string;
		readonly won: boolean;
		readonly lost: boolean;
	}[];
}

/** The answer of `GET /api/games`. */
export interface GameList {
	/** Newest first. */
	readonly games: readonly GameLine[];
	/** Whether there are older ones. */
	readonly more: boolean;
}

/** A record as it is kept: with what a replay does not need. */
export interface KeptRecord extends GameRecord {
	readonly names: readonly string[];
	readonly startedAt: number;
	/** One for each move, ms after `startedAt`. */
	readonly times: readonly number[];
}

/** The answer of `GET /api/shared/:token`, and with what follows the one of `GET /api/games/:id`. */
export interface SharedGame {
	readonly game: GameId;
	readonly startedAt: number;
	readonly endedAt: number;
	readonly finished: boolean;
	/** In order. */
	readonly seats: readonly KeptSeat[];
	readonly record: KeptRecord;
}

export interface KeptSeat {
	readonly name: string;
	readonly won: boolean;
	readonly lost: boolean;
	readonly figures: Figures;
}

export interface KeptGame extends SharedGame {
	readonly id: string;
	/** Where the asking player sat. */
	readonly seat: Seat;
	/** The token of this player's link, null while there is none. */
	readonly share: string | null;
}

/** The figures of several seats, summed up. */
export interface Sums extends Omit<Figures, "dearestLie"> {
	/** The dearest lie of each. */
	readonly dearestLies: number;
}

/** Finished games of one player, summed up: his own seat, and all the other seats of the same games, computers too. */
export interface Summary {
	readonly played: number;
	/** `dearestLie` is the dearest of all. */
	readonly own: Sums & Pick<Figures, "dearestLie">;
	readonly others: Sums & { readonly seats: number };
}

/** A player's finished games of one kind. */
export interface GameReport extends Summary {
	readonly game: GameId;
	readonly won: number;
	readonly lost: number;
	/** The last twelve weeks in which some ended, oldest first; `from` is a Monday, 0:00 UTC. */
	readonly weeks: readonly (Summary & { readonly from: number })[];
}
