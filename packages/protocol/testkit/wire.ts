import { Decoder, Encoder } from "@colyseus/schema";
import type { GameId } from "@fibbers/rules";
import { writeTable } from "../src/project.ts";
import { TableState } from "../src/table-state.ts";

/** The public state of one table, encoded and decoded as between server and clients. */
export interface Wire {
	/** Writes the game's public view and sends what has changed. */
	send(table: object): void;
	/** The state of a client who was there from the start. */
	readonly follower: TableState;
	/** The state of a client who joins now. */
	newcomer(): TableState;
}

export function wireOf(game: GameId, options: object): Wire {
	const state = new TableState();
	state.game = game;
	state.options = JSON.stringify(options);
	const encoder = new Encoder(state);
	const newcomer = (): Decoder<TableState> => {
		const decoder = new Decoder(new TableState());
		decoder.decode(encoder.encodeAll());
		return decoder;
	};
	const follower = newcomer();
	encoder.discardChanges();
	return {
		send(table) {
			writeTable(state, game, table);
			follower.decode(encoder.encode());
			encoder.discardChanges();
		},
		follower: follower.state,
		newcomer: () => newcomer().state,
	};
}
