import { useEffect, useState } from "preact/hooks";
import { changed, inOrder, type Listing, listed, relisted } from "../../session/listing.ts";
import { lookAtTables } from "../../session/lobby.ts";
import { language } from "../../text/spoken.ts";
import { filter, lookOf } from "./filter.ts";

const rowsAtATime = 20;
const mostRows = 100;

interface Shown {
	readonly listing: Listing;
	/** What was asked for, apart from the number of rows. */
	readonly of: string;
}

interface LiveListing {
	/** Null until the lobby has told it. */
	readonly listing: Listing | null;
	/** Asks for more rows; null when there are no more, or no more are given. */
	readonly more: (() => void) | null;
	readonly putInOrder: () => void;
}

/** The tables that the reader wants to see, as they are. */
export function useListing(): LiveListing {
	const [shown, setShown] = useState<Shown | null>(null);
	const [rows, setRows] = useState(rowsAtATime);
	const look = lookOf(filter.value, language.value, rows);
	const of = JSON.stringify({ ...look, rows: 0 });
	useEffect(
		() =>
			lookAtTables({
				look,
				tables: (message) =>
					setShown((before) => ({
						of,
						listing: before?.of === of ? relisted(before.listing, message) : listed(message),
					})),
				changes: (message) => setShown((before) => before && { ...before, listing: changed(before.listing, message) }),
			}),
		[of, rows],
	);
	const listing = shown?.listing ?? null;
	const hasMore = listing !== null && listing.total > rows && rows < mostRows;
	return {
		listing,
		more: hasMore ? () => setRows(rows + rowsAtATime) : null,
		putInOrder: () => setShown((before) => before && { ...before, listing: inOrder(before.listing) }),
	};
}
