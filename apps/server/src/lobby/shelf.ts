import { byRank, type LobbyRow } from "@fibbers/protocol";
import type { Listed } from "./listed.ts";

/** Those tables of the list that fit one question, in order. A change costs a search and no sorting. */
export class Shelf {
	readonly tables: Listed[];
	readonly accepts: (row: LobbyRow) => boolean;

	/** `all` are in order. */
	constructor(accepts: (row: LobbyRow) => boolean, all: readonly Listed[] = []) {
		this.accepts = accepts;
		this.tables = all.filter(({ row }) => accepts(row));
	}

	/** The table was so before, and is so now; null where it was not, or is not, in the list. */
	replace(before: Listed | null, after: Listed | null): void {
		if (before !== null && this.accepts(before.row)) this.tables.splice(this.placeOf(before.row), 1);
		if (after !== null && this.accepts(after.row)) this.tables.splice(this.placeOf(after.row), 0, after);
	}

	/** Where the row is, or would be. */
	private placeOf(row: LobbyRow): number {
		let [from, to] = [0, this.tables.length];
		while (from < to) {
			const middle = (from + to) >> 1;
			const other = this.tables[middle];
			if (other !== undefined && byRank(other.row, row) < 0) from = middle + 1;
			else to = middle;
		}
		return from;
	}
}
