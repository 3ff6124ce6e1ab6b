import type { Level, SettingsChange, TableBody, WatchChoice } from "@fibbers/protocol";
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
	readonly watch: WatchChoice;
	/** Two letters: which language is spoken here. */
	readonly language: string;
	/** Whether coarse words of the chat are covered. */
	readonly filter: boolean;
	/** How strong the computers are that take free chairs. */
	readonly level: Level;
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
	const doubtMs = game.hasDoubtTime ? body.doubtMs : 0;
	return ok({ ...body, doubtMs, options: options.value });
}

/** Another game begins with its own defaults, and with as many chairs as before where it has room for them. */
export function changedSettings(settings: Settings, change: SettingsChange): Result<Settings, "bad-options"> {
	const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
	const isOther = change.game !== undefined && change.game !== settings.game;
	const options = { ...(isOther ? {} : settings.options), ...change.options };
	const body = { ...settings, ...given, options } as TableBody;
	return parseSettings(isOther && change.seats === undefined ? { ...body, seats: fitting(body) } : body);
}

/** The number of chairs nearest to the one asked for. */
function fitting({ game: id, options: given, seats }: TableBody): number {
	const game = gameOf(id);
	const options = parseOptions(game.optionSchema, given);
	if (!options.ok) return seats;
	const { min, max } = game.seats(options.value);
	return Math.max(min, Math.min(max, seats));
}

/** The settings of a game that nobody has set anything for, with about so many chairs. */
export function defaultSettings(
	game: GameId,
	seats: number,
	rest: Omit<TableBody, "game" | "options" | "seats">,
): Settings {
	const body = { ...rest, game, options: {}, seats };
	const settings = parseSettings({ ...body, seats: fitting(body) });
	if (!settings.ok) throw new Error(`${game} refuses its own defaults`);
	return settings.value;
}
