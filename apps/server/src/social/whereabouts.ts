import { isSeated } from "../summaries/people.ts";
import type { Summaries } from "../summaries/summaries.ts";
import type { TableSummary } from "../summaries/summary.ts";
import type { PlayerId } from "../table/chair.ts";

interface WhereaboutsDeps {
	readonly summaries: Summaries;
	/** What there is to see of where this player is has changed. */
	readonly onMoved: (player: PlayerId) => void;
}

/** Who has a line to which table, of whatever process. */
export class Whereabouts {
	private readonly summaries: Summaries;

	constructor({ summaries, onMoved }: WhereaboutsDeps) {
		this.summaries = summaries;
		summaries.onChange((before, after) => {
			for (const player of new Set([...(before?.connected ?? []), ...(after?.connected ?? [])])) onMoved(player);
		});
	}

	/** Where this player is: where he sits rather than where he watches, then the table that was opened last. Null when nowhere. */
	tableOf(player: PlayerId): TableSummary | null {
		const sits = (table: TableSummary): number =>
			isSeated(table, player) ? 2 : table.waiting.includes(player) ? 1 : 0;
		const tables = this.summaries.tablesOf(player).filter(({ connected }) => connected.includes(player));
		return tables.toSorted((a, b) => sits(b) - sits(a))[0] ?? null;
	}
}
