import type { LobbyCounts, LobbyRow, TableChangesMessage, TablesMessage } from "@fibbers/protocol";
import { byRank } from "@fibbers/protocol/client";

/** The list of tables as it lies before somebody: a row keeps its place until the list is put in order. */
export interface Listing extends LobbyCounts {
	readonly rows: ReadonlyMap<string, LobbyRow>;
	/** The codes of the rows that are shown, in their places. */
	readonly places: readonly string[];
	/** Rows that hold their places and are in the list no more. */
	readonly gone: ReadonlySet<string>;
}

const codesOf = (rows: readonly LobbyRow[]): string[] => rows.map(({ code }) => code);

export const listed = ({ rows, total, waiting }: TablesMessage): Listing => ({
	rows: new Map(rows.map((row) => [row.code, row])),
	places: codesOf(rows),
	gone: new Set(),
	total,
	waiting,
});

/** The list was told anew: what was shown keeps its place, and more comes after it. */
export function relisted(before: Listing, message: TablesMessage): Listing {
	const now = listed(message);
	const kept = before.places.filter((code) => now.rows.has(code));
	return { ...now, places: [...kept, ...now.places.filter((code) => !kept.includes(code))] };
}

export function changed(before: Listing, { set, gone, total, waiting }: TableChangesMessage): Listing {
	const rows = new Map(before.rows);
	for (const change of set) rows.set(change.code, { ...rows.get(change.code), ...change } as LobbyRow);
	const isHere = new Set(set.map(({ code }) => code));
	const left = [...before.gone, ...gone].filter((code) => !isHere.has(code));
	return { rows, places: before.places, gone: new Set(left), total, waiting };
}

/** How many tables have come and are not shown yet. */
export const newcomers = ({ rows, places, gone }: Listing): number =>
	[...rows.keys()].filter((code) => !places.includes(code) && !gone.has(code)).length;

/** Everything in the lobby's own order; what is gone goes. */
export const inOrder = ({ rows, gone, total, waiting }: Listing): Listing =>
	listed({ rows: [...rows.values()].filter(({ code }) => !gone.has(code)).sort(byRank), total, waiting });

/** Whether putting it in order would move anything. */
export const isInOrder = (listing: Listing): boolean =>
	listing.gone.size === 0 && inOrder(listing).places.join() === listing.places.join();
