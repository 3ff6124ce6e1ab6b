import { isDeepStrictEqual } from "node:util";
import type { LobbyCounts, LobbyRow, TableChangesMessage, TablesMessage } from "@fibbers/protocol";

type RowChange = TableChangesMessage["set"][number];

/** What has to be told to whoever knows `before`, so that he knows `after`; null when it is the same. */
export function difference(before: TablesMessage, after: TablesMessage): TableChangesMessage | null {
	const known = new Map(before.rows.map((row) => [row.code, row]));
	const set: RowChange[] = [];
	for (const row of after.rows) {
		const old = known.get(row.code);
		const change = old === undefined ? row : changeOf(old, row);
		if (change !== null) set.push(change);
		known.delete(row.code);
	}
	const { total, waiting } = after;
	const isSame = set.length === 0 && known.size === 0 && sameCounts(before, after);
	return isSame ? null : { set, gone: [...known.keys()], total, waiting };
}

const sameCounts = (a: LobbyCounts, b: LobbyCounts): boolean =>
	a.total === b.total && isDeepStrictEqual(a.waiting, b.waiting);

/** What many windows show is compared once. */
const compared = new WeakMap<LobbyRow, { readonly before: LobbyRow; readonly change: RowChange | null }>();

/** Null where it has changed back since. */
function changeOf(before: LobbyRow, after: LobbyRow): RowChange | null {
	if (before === after) return null;
	const last = compared.get(after);
	if (last?.before === before) return last.change;
	const keys = Object.keys(after) as (keyof LobbyRow)[];
	const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
	const change =
		changed.length === 0 ? null : { ...Object.fromEntries(changed.map((key) => [key, after[key]])), code: after.code };
	compared.set(after, { before, change });
	return change;
}
