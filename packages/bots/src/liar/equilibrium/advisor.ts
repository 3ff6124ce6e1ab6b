import { games, type liar } from "@fibbers/rules";
import { positionOf } from "./history.ts";
import { lookUp } from "./look-up.ts";
import { offTree } from "./off-tree.ts";
import { Search } from "./search.ts";
import type { Table } from "./table.ts";

export interface Advice {
	readonly move: liar.Move;
	/** In 0 … 1. */
	readonly chance: number;
}

/** Knows how often a near-perfect player makes which move. */
export class Advisor {
	private readonly table: Table;
	private readonly search: Search;

	constructor(table: Table) {
		this.table = table;
		this.search = new Search(table);
	}

	/** Every move that the viewer may make, with its chance; they sum to 1. None when the game does not wait for him. */
	advise({ viewer, table, own }: liar.LiarView): readonly Advice[] {
		const legal = games.liar.legal({ viewer, table, own });
		if (viewer === "spectator" || own === null || legal === null) return [];
		const moves = movesOf(legal);
		if (moves.length === 0) return [];
		const position = positionOf(table, own.hand);
		const chances =
			legal.answer?.counts.length === 1
				? [1]
				: (lookUp(this.table, this.search, position, moves) ?? offTree({ viewer, table, own }, legal, moves));
		return moves.map((move, at) => ({ move, chance: chances[at] ?? 0 }));
	}
}

function movesOf({ ask, answer, judge, guess }: liar.Legal): readonly liar.Move[] {
	const asks = (ask?.cards ?? []).flatMap((card): liar.Move[] => [
		{ move: "ask", card, about: "suit" },
		{ move: "ask", card, about: "rank" },
	]);
	const guesses = (guess?.cards ?? []).map((card): liar.Move => ({ move: "guess", card }));
	const answers = (answer?.counts ?? []).map((count): liar.Move => ({ move: "answer", count }));
	return [...asks, ...guesses, ...answers, ...(judge ? ([{ move: "doubt" }, { move: "trust" }] as const) : [])];
}
