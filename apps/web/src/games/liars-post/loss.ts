import { cells } from "./cells.ts";
import type { Table } from "./props.ts";
import type { Loss } from "./text.ts";

/** How it was lost, and the largest set that lay before the loser. */
export function lossOf(table: Table, { loser, why }: Pick<NonNullable<Table["over"]>, "loser" | "why">): Loss {
	const most = cells(table.faceUp[loser] ?? [], table).reduce((a, b) => (b.count > a.count ? b : a));
	return { why, count: most.count, kind: most.kind };
}
