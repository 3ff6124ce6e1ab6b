import type { GameId, GameTypesById } from "@fibbers/rules";
import * as elMentiroso from "./el-mentiroso/project.ts";
import { ElMentirosoState } from "./el-mentiroso/state.ts";
import * as liar from "./liar/project.ts";
import { LiarState } from "./liar/state.ts";
import * as liarsPost from "./liars-post/project.ts";
import { LiarsPostState } from "./liars-post/state.ts";
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
			elMentiroso.write(state.elMentiroso, table);
		},
		read: (state, options) => (state.elMentiroso ? elMentiroso.read(state.elMentiroso, options) : null),
		clear(state) {
			state.elMentiroso = undefined;
		},
	},
	"liars-post": {
		write(state, table) {
			state.liarsPost ??= new LiarsPostState();
			liarsPost.write(state.liarsPost, table);
		},
		read: (state, options) => (state.liarsPost ? liarsPost.read(state.liarsPost, options) : null),
		clear(state) {
			state.liarsPost = undefined;
		},
	},
	liar: {
		write(state, table) {
			state.liar ??= new LiarState();
			liar.write(state.liar, table);
		},
		read: (state) => (state.liar ? liar.read(state.liar) : null),
		clear(state) {
			state.liar = undefined;
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
