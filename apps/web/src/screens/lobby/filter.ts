import type { Look } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import { signal } from "@preact/signals";

/** Which tables somebody wants to see. */
export interface Filter {
	readonly games: readonly GameId[];
	/** Only where a seat is free. */
	readonly free: boolean;
	/** Only tables of the reader's language. */
	readonly mine: boolean;
}

export const everything: Filter = { games: [], free: false, mine: false };

/** Stays as it is while the reader looks at other pages. */
export const filter = signal<Filter>(everything);

export const isEverything = ({ games, free, mine }: Filter): boolean => games.length === 0 && !free && !mine;

export const withGame = (before: Filter, game: GameId): Filter => ({
	...before,
	games: before.games.includes(game) ? before.games.filter((each) => each !== game) : [...before.games, game],
});

export const lookOf = ({ games, free, mine }: Filter, language: string, rows: number): Look => ({
	rows,
	...(games.length > 0 && { games: [...games] }),
	...(free && { free }),
	...(mine && { language }),
});
