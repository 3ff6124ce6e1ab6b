import type { SettingsChange, TableBody } from "@fibbers/protocol";
import { type Game, type GameId, games, ok, parseOptions, type Result, refuse } from "@fibbers/rules";

export interface Settings {
	readonly game: GameId;
	readonly options: object;
	/** How many can sit down. */
	readonly seats: number;
	readonly turnMs: number;
	readonly doubtMs: number;
	/** Whether strangers find the table in the list. */
	readonly listed: boolean;
	readonly watchable: boolean;
}

/** A game whose types the caller need not know. */
export const gameOf = (id: GameId): Game => games[id];

/** What people asked for, with left-out options at their defaults; `bad-options` when the game has no such option or seat number. */
export function parseSettings(body: TableBody): Result<Settings, "bad-options"> {
	const game = gameOf(body.game);
	const options = parseOptions(game.optionSchema, body.options);
	if (!options.ok) return options;
	const { min, max } = game.seats(options.value);
	if (body.seats < min || body.seats > max) return refuse("bad-options");
	return ok({ ...body, options: options.value });
}

export function changedSettings(settings: Settings, change: SettingsChange): Result<Settings, "bad-options"> {
	const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
	const body = { ...settings, ...given, options: { ...settings.options, ...change.options } };
	return parseSettings(body as TableBody);
}
