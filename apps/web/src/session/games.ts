import type { GameList, GameReport, KeptGame, OtherwiseList, SharedGame } from "@fibbers/protocol";
import type { GameId, GameRecord } from "@fibbers/rules";
import { type Answer, call } from "./http.ts";

/** Which of my games; `before` is the id of one of them, and older ones are meant. */
export interface GamesWanted {
	readonly game: GameId | null;
	readonly won: boolean | null;
	readonly before: string | null;
}

const under = (path: string, id: string, more = ""): string => `/api/${path}/${encodeURIComponent(id)}${more}`;

export function myGames({ game, won, before }: GamesWanted): Promise<Answer<GameList>> {
	const query = new URLSearchParams();
	if (game !== null) query.set("game", game);
	if (won !== null) query.set("won", String(won));
	if (before !== null) query.set("before", before);
	return call("GET", `/api/games?${query}`);
}

export const keptGame = (id: string): Promise<Answer<KeptGame>> => call("GET", under("games", id));

export const sharedGame = (token: string): Promise<Answer<SharedGame>> => call("GET", under("shared", token));

/** Where a game of mine was judged otherwise than the strongest computer would have. */
export const judgedKept = (id: string): Promise<Answer<OtherwiseList>> => call("GET", under("games", id, "/otherwise"));

export const judgedShared = (token: string): Promise<Answer<OtherwiseList>> =>
	call("GET", under("shared", token, "/otherwise"));

/** Of a record that somebody has. Names stay here, and the server keeps nothing of the rest. */
export function judgedRecord(record: object): Promise<Answer<OtherwiseList>> {
	const { game, options, seats, deal, moves } = record as GameRecord;
	return call("POST", "/api/otherwise", { game, options, seats, deal, moves });
}

interface Shared {
	/** Null when there is no link any more. */
	readonly token: string | null;
}

export const shareGame = (id: string): Promise<Answer<Shared>> => call("POST", under("games", id, "/share"));

export const unshareGame = (id: string): Promise<Answer<Shared>> => call("DELETE", under("games", id, "/share"));

export const myReport = (): Promise<Answer<{ readonly games: readonly GameReport[] }>> => call("GET", "/api/report");
