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
import { clearTable, readTable, writeTable } from "./project.ts";
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
	expect(readTable(state)).toBeNull();
	for (const id of gameIds) {
		const options = optionsOf[id];
		const table = dealt(games[id] as Game<GameTypes>, options);
		state.game = id;
		state.options = JSON.stringify(options);
		expect(readTable(state), id).toBeNull();
		writeTable(state, id, table);
		expect(readTable(state), id).toEqual(table);
		clearTable(state);
		expect(readTable(state), id).toBeNull();
	}
});
