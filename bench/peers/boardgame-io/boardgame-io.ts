import type { Server as HttpServer } from "node:http";
import { createRequire } from "node:module";

/** What a player's move is told of the match. */
export interface Context<G> {
	readonly G: G;
	readonly ctx: { readonly numPlayers: number };
	readonly playerID: string;
	readonly random: { Die(sides: number): number };
}

export interface Move<G> {
	readonly move: (context: Context<G>, ...given: unknown[]) => G | string;
	/** Others do not see in the log what was given. */
	readonly redact: boolean;
	/** Whether the client may foresee what comes of it. */
	readonly client: boolean;
}

export interface Game<G> {
	readonly name: string;
	readonly setup: (context: Context<G>) => G;
	readonly playerView: (context: { readonly G: G; readonly playerID: string | null }) => object;
	readonly disableUndo: boolean;
	readonly turn: { readonly activePlayers: object };
	readonly moves: Readonly<Record<string, Move<G>>>;
}

interface Running {
	run(where: { readonly port: object }): Promise<{ readonly appServer: HttpServer }>;
}

// Its packages are CommonJS without `exports`, and are installed only where they are measured.
const require = createRequire(import.meta.url);

export const { Server } = require("boardgame.io/server") as {
	readonly Server: (options: {
		readonly games: readonly Game<never>[];
		readonly origins: readonly RegExp[];
	}) => Running;
};

export const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core") as {
	readonly ActivePlayers: { readonly ALL: object };
	readonly INVALID_MOVE: string;
};
