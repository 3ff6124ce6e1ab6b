import { randomUUID } from "node:crypto";
import { GroupCommit } from "../store/group-commit.ts";
import type { Store } from "../store/store.ts";
import { type Change, type Entry, type Story, storyOf } from "../table/story.ts";
import type { Time } from "../table/time.ts";

/** The story of one table, which this process alone may go on with. */
export interface StoryKeeper {
	/** Resolves when the entries cannot be lost any more. Rejects when they may be lost, and when the table is another's by now. */
	keep(entries: readonly Entry[]): Promise<void>;
	/** The story as far as it is kept, and when the last entry was written, epoch ms. Whatever is still under way is refused from here on. */
	recall(): Promise<{ readonly story: Story; readonly lastAt: number }>;
	/** The table has ended: its story goes, its code is remembered. */
	close(): Promise<void>;
}

/** The stories of all live tables. Everything rejects with `StoreUnavailable` while the database cannot take it. */
export interface Stories {
	/** From now on this process keeps the story of the table with this code. Rejects when the table has ended. */
	claim(code: string): Promise<StoryKeeper>;
	/** The codes of tables that live, those without a story yet included. */
	liveTables(): Promise<readonly string[]>;
	wasClosed(code: string): Promise<boolean>;
	/** Resolves when nothing is under way any more. */
	drain(): Promise<void>;
}

/** Stories in the store's journal. */
export function storedStories({ journal }: Store, time: Time): Stories {
	const commit = new GroupCommit(journal, time);
	const holder = randomUUID();
	const claim = async (code: string): Promise<number> => {
		const epoch = await journal.claim(code, holder, time.now());
		if (epoch === null) throw new Error(`table ${code} has ended`);
		return epoch;
	};
	return {
		async claim(code) {
			let epoch = await claim(code);
			return {
				keep: (entries) => commit.append(entries.map((entry) => rowOf(entry, { table: code, epoch, at: time.now() }))),
				async recall() {
					epoch = await claim(code);
					const rows = await journal.read(code);
					const entries = rows.map(({ seq, entry }): Entry => ({ version: seq, change: JSON.parse(entry) as Change }));
					return { story: storyOf(entries), lastAt: rows.at(-1)?.at ?? time.now() };
				},
				close: () => journal.close(code, epoch, time.now()),
			};
		},
		liveTables: () => journal.liveTables(),
		wasClosed: (code) => journal.wasClosed(code),
		drain: () => commit.drain(),
	};
}

const rowOf = ({ version, change }: Entry, row: { table: string; epoch: number; at: number }) => ({
	...row,
	seq: version,
	entry: JSON.stringify(change),
});

/** Tables that live in memory only, for measuring what the journal costs. */
export function untoldStories(): Stories {
	const closed = new Set<string>();
	return {
		claim: async (code) => ({
			keep: async () => {},
			recall: () => Promise.reject(new Error("no story was kept")),
			close: async () => void closed.add(code),
		}),
		liveTables: async () => [],
		wasClosed: async (code) => closed.has(code),
		drain: async () => {},
	};
}
