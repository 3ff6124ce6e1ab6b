import type { GameId, GameTypesById } from "@fibbers/rules";
import { read, write } from "./el-mentiroso/project.ts";
import { ElMentirosoState } from "./el-mentiroso/state.ts";
import type { TableState } from "./table-state.ts";

/** How one game's public view goes into the table's schema and comes out again. */
interface Projection<Table, Options> {
	readonly write: (state: TableState, table: Table) => void;
	readonly read: (state: TableState, options: Options) => Table | null;
	readonly clear: (state: TableState) => void;
}

const projections: { readonly [Id in GameId]: Projection<GameTypesById[Id]["table"], GameTypesById[Id]["options"]> } = {
	"el-mentiroso": {
		write(state, table) {
			state.elMentiroso ??= new ElMentirosoState();
			write(state.elMentiroso, table);
		},
		read: (state, options) => (state.elMentiroso ? read(state.elMentiroso, options) : null),
		clear(state) {
			state.elMentiroso = undefined;
		},
	},
};

/** Puts a game's public view (`View.table` of a spectator) into the schema. */
export function writeTable(state: TableState, game: GameId, table: object): void {
	(projections[game] as Projection<object, object>).write(state, table);
}

/** Takes the game off the table: a new one begins, or another game was chosen. */
export function clearTable(state: TableState): void {
	for (const projection of Object.values(projections)) projection.clear(state);
}

/** The public view that a client shows; null while nothing has been dealt. */
export function readTable(state: TableState): object | null {
	const projection = projections[state.game as GameId] as Projection<object, object> | undefined;
	return projection?.read(state, JSON.parse(state.options)) ?? null;
}
