import type { Store } from "../../src/store/store.ts";
import type { Change, Entry } from "../../src/table/story.ts";

/** What is kept of a table, oldest first. */
export async function entriesOf(code: string, journal: Pick<Store["journal"], "read">): Promise<readonly Entry[]> {
	const rows = await journal.read(code);
	return rows.map(({ seq, entry }) => ({ version: seq, change: JSON.parse(entry) as Change }));
}
