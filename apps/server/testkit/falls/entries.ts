import type { Store } from "../../src/store/store.ts";
import { entryOf } from "../../src/stories/stories.ts";
import type { Entry } from "../../src/table/story.ts";

/** What is kept of a table, oldest first. */
export async function entriesOf(code: string, journal: Pick<Store["journal"], "read">): Promise<readonly Entry[]> {
	return (await journal.read(code)).map(entryOf);
}
