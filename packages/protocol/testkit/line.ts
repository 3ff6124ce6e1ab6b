import { Decoder, Encoder } from "@colyseus/schema";
import type { GameId } from "@fibbers/rules";
import { writeView } from "../src/public-view.ts";
import { TableState } from "../src/table-state.ts";

/** The public state of one table, encoded and decoded as between server and clients. */
export interface Line {
	/** Writes the game's public view and sends what has changed. */
	send(table: object): void;
	/** The state of a client who was there from the start. */
	readonly follower: TableState;
	/** The state of a client who joins now. */
	newcomer(): TableState;
}

export function lineOf(game: GameId): Line {
	const state = new TableState();
	state.game = game;
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
			writeView(state, game, table);
			follower.decode(encoder.encode());
			encoder.discardChanges();
		},
		follower: follower.state,
		newcomer: () => newcomer().state,
	};
}
