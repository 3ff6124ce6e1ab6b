import { type Home, readHome, writeHome } from "../cluster/home.ts";
import { GroupCommit } from "../store/group-commit.ts";
import type { Journal, Store, StoredEntry } from "../store/store.ts";
import { type Change, type Entry, type Story, storyOf } from "../table/story.ts";
import type { Time } from "../table/time.ts";

/** The table lives elsewhere by now, or has ended: this process has nothing to do with it any more. */
export class TableLost extends Error {
	override readonly name = "TableLost";
}

/** The story of one table, which its room alone may go on with. */
export interface StoryKeeper {
	/** Resolves when the entries cannot be lost any more. Rejects when they may be lost, and when the table is another's by now. */
	keep(entries: readonly Entry[]): Promise<void>;
	/**
	 * The story as far as it is kept, and when the last entry was written, epoch ms. Whatever is still under way is refused from here on.
	 * Rejects with `TableLost`.
	 */
	recall(): Promise<{ readonly story: Story; readonly lastAt: number }>;
	/** The table has ended: its story goes, its code is remembered. */
	close(): Promise<void>;
}

/** The stories of all live tables. Everything rejects with `StoreUnavailable` while the database cannot take it. */
export interface Stories {
	/** Begins the story of a new table. Null when a table has this code, or had it. */
	open(code: string, home: Home): Promise<StoryKeeper | null>;
	/** Goes on with the story of a table at another home. Null when it is not at the old one any more. */
	move(code: string, from: Home, to: Home): Promise<StoryKeeper | null>;
	/** Null when there is no such table, or it has ended. */
	homeOf(code: string): Promise<Home | null>;
	/** Where all tables live, those without a story yet included; by their codes. */
	homes(): Promise<ReadonlyMap<string, Home>>;
	wasClosed(code: string): Promise<boolean>;
	/** Resolves when nothing is under way any more. */
	drain(): Promise<void>;
}

interface StoredStoryDeps {
	readonly journal: Journal;
	readonly commit: GroupCommit;
	readonly time: Time;
}

/** The story of one table in the journal, as whoever has claimed it with this epoch. */
class StoredStory implements StoryKeeper {
	private readonly deps: StoredStoryDeps;
	private readonly code: string;
	private readonly holder: string;
	private epoch: number;

	constructor(deps: StoredStoryDeps, { code, holder, epoch }: { code: string; holder: string; epoch: number }) {
		this.deps = deps;
		this.code = code;
		this.holder = holder;
		this.epoch = epoch;
	}

	keep(entries: readonly Entry[]): Promise<void> {
		const { code: table, epoch } = this;
		const { commit, time } = this.deps;
		return commit.append(entries.map((entry) => rowOf(entry, { table, epoch, at: time.now() })));
	}

	async recall(): Promise<{ readonly story: Story; readonly lastAt: number }> {
		const { code, holder } = this;
		const { journal, time } = this.deps;
		// The home is this room's alone: whoever has taken the table over has put another one.
		const again = await journal.claim(code, holder, holder, time.now());
		if (again === null) throw new TableLost(`table ${code} is another's`);
		this.epoch = again;
		const rows = await journal.read(code);
		return { story: storyOf(rows.map(entryOf)), lastAt: rows.at(-1)?.at ?? time.now() };
	}

	close(): Promise<void> {
		return this.deps.journal.close(this.code, this.epoch, this.deps.time.now());
	}
}

/** Stories in the store's journal. */
export function storedStories({ journal }: Store, time: Time): Stories {
	const commit = new GroupCommit(journal, time);
	const deps = { journal, commit, time };
	const keeper = (code: string, holder: string, epoch: number): StoryKeeper =>
		new StoredStory(deps, { code, holder, epoch });
	return {
		async open(code, home) {
			const holder = writeHome(home);
			const epoch = await journal.open(code, holder, time.now());
			return epoch === null ? null : keeper(code, holder, epoch);
		},
		async move(code, from, to) {
			const holder = writeHome(to);
			const epoch = await journal.claim(code, holder, writeHome(from), time.now());
			return epoch === null ? null : keeper(code, holder, epoch);
		},
		async homeOf(code) {
			const held = await journal.holder(code);
			return held && readHome(held.holder);
		},
		async homes() {
			return new Map([...(await journal.holders())].map(([code, holder]) => [code, readHome(holder)]));
		},
		wasClosed: (code) => journal.wasClosed(code),
		drain: () => commit.drain(),
	};
}

/** What a row of the journal says. */
export const entryOf = ({ seq, entry }: StoredEntry): Entry => ({ version: seq, change: JSON.parse(entry) as Change });

const rowOf = ({ version, change }: Entry, row: { table: string; epoch: number; at: number }) => ({
	...row,
	seq: version,
	entry: JSON.stringify(change),
});

/** Tables that live in memory only, for measuring what the journal costs. */
export function untoldStories(): Stories {
	const live = new Map<string, Home>();
	const closed = new Set<string>();
	return {
		async open(code, home) {
			if (live.has(code) || closed.has(code)) return null;
			live.set(code, home);
			return {
				keep: async () => {},
				recall: () => Promise.reject(new Error("no story was kept")),
				async close() {
					live.delete(code);
					closed.add(code);
				},
			};
		},
		move: async () => null,
		homeOf: async (code) => live.get(code) ?? null,
		homes: async () => live,
		wasClosed: async (code) => closed.has(code),
		drain: async () => {},
	};
}
