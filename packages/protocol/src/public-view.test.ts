import {
	type Game,
	type GameId,
	type GameTypes,
	type GameTypesById,
	gameIds,
	games,
	seededRandom,
} from "@fibbers/rules";
import { expect, test } from "vitest";
import { clearView, readView, writeView } from "./public-view.ts";
import { TableState } from "./table-state.ts";

const optionsOf = {
	"el-mentiroso": { rank: "locked", discardFrom: 4 },
	"liars-post": { deck: "double", eightDifferent: false },
	liar: {},
} satisfies { [Id in GameId]: GameTypesById[Id]["options"] };

/** The public view of a game just dealt, for as few as can play. */
function dealt<Types extends GameTypes>(game: Game<Types>, options: Types["options"]): object {
	const state = game.setup(options, game.deal(options, game.seats(options).min, 0, seededRandom(1)));
	return game.view(state, "spectator").table;
}

test("a table shows the game that it plays, and none before or after", () => {
	const state = new TableState();
	expect(readView(state)).toBeNull();
	for (const id of gameIds) {
		const options = optionsOf[id];
		const table = dealt(games[id] as Game<GameTypes>, options);
		state.game = id;
		expect(readView(state), id).toBeNull();
		writeView(state, id, table);
		expect(readView(state), id).toEqual(table);
		clearView(state);
		expect(readView(state), id).toBeNull();
	}
});
