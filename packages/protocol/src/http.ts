import { type GameId, isGameId } from "@fibbers/rules";
import { z } from "zod";
import { defaultDoubtMs, defaultTurnMs, doubtChoices, nameLength, pictures, tones, turnChoices } from "./choices.ts";

/** Visible text of a person: no control or formatting characters, no blanks at the ends. */
const name = z
	.string()
	.transform((text) => text.normalize("NFC").replace(/\s+/gu, " ").trim())
	.refine((text) => text.length > 0 && [...text].length <= nameLength && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text));

export const profileBody = z.strictObject({
	name: name.optional(),
	picture: z.enum(pictures).optional(),
	tone: z
		.int()
		.min(0)
		.max(tones - 1)
		.optional(),
});

export const someOptions = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const game = z.custom<GameId>(isGameId);
const settings = {
	options: someOptions.default({}),
	seats: z.int().min(2).max(8),
	turnMs: z.literal(turnChoices).default(defaultTurnMs),
	doubtMs: z.literal(doubtChoices).default(defaultDoubtMs),
	listed: z.boolean().default(false),
	watchable: z.boolean().default(true),
};

export const tableBody = z.strictObject({ game, ...settings });
export const practiceBody = z.strictObject({ game });

/** A part of a table's settings, as its host changes them. */
export const settingsChange = z.strictObject({
	game: game.optional(),
	options: someOptions.optional(),
	seats: settings.seats.optional(),
	turnMs: z.literal(turnChoices).optional(),
	doubtMs: z.literal(doubtChoices).optional(),
	listed: z.boolean().optional(),
	watchable: z.boolean().optional(),
});

export interface Profile {
	readonly name: string;
	readonly picture: (typeof pictures)[number];
	readonly tone: number;
}

export type TableBody = z.output<typeof tableBody>;
export type SettingsChange = z.output<typeof settingsChange>;

/** A line of `GET /api/tables`. */
export interface ListedTable {
	readonly code: string;
	readonly game: GameId;
	readonly options: object;
	readonly host: string;
	readonly seated: number;
	readonly seats: number;
}
