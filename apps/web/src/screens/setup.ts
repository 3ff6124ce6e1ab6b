import { defaultDoubtMs, defaultLevel, defaultTurnMs } from "@fibbers/protocol/choices";
import { type Game, type GameId, games } from "@fibbers/rules";
import type { TableSettings, TableSetup } from "../session/tables.ts";
import { language } from "../text/spoken.ts";

type Options = TableSettings["options"];

/** A game whose types the page need not know. */
const gameOf = (game: GameId): Game => games[game];

export const optionsOf = (game: GameId): Game["optionSchema"] => gameOf(game).optionSchema;

export const hasDoubtTime = (game: GameId): boolean => gameOf(game).hasDoubtTime;

/** How many can play. */
export const seatsOf = (game: GameId, options: Options): { readonly min: number; readonly max: number } =>
	gameOf(game).seats(options);

const defaultOptions = (game: GameId): Options =>
	Object.fromEntries(Object.entries(optionsOf(game)).map(([name, [first]]) => [name, first]));

/** The most that can play a game, whatever is agreed on. */
export const mostOf = (game: GameId): number => seatsOf(game, defaultOptions(game)).max;

/** A table for a few friends; more can be made of it, up to what the game allows. */
const usualSeats: Readonly<Record<GameId, number>> = { "el-mentiroso": 6, "liars-post": 4, liar: 2 };

export const defaultSetup = (game: GameId): TableSetup =>
	withGame(
		{
			game,
			options: {},
			seats: 0,
			turnMs: defaultTurnMs,
			doubtMs: 0,
			listed: false,
			watch: "all",
			language: language.peek(),
			filter: true,
			level: defaultLevel,
		},
		game,
		0,
	);

/** Another game, as it is usually played, with chairs for those who sit. */
export const withGame = (setup: TableSetup, game: GameId, seated: number): TableSetup =>
	fitted(
		{
			...setup,
			game,
			options: defaultOptions(game),
			seats: usualSeats[game],
			doubtMs: hasDoubtTime(game) ? defaultDoubtMs : 0,
		},
		seated,
	);

/** As many chairs as the game has room for, and no fewer than are taken. */
export function fitted(setup: TableSetup, seated: number): TableSetup {
	const { min, max } = seatsOf(setup.game, setup.options);
	return { ...setup, seats: Math.max(min, seated, Math.min(max, setup.seats)) };
}
