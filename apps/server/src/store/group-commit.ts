import type { Cancel, Time } from "../table/time.ts";
import { JournalRefused } from "./errors.ts";
import type { Journal, JournalEntry } from "./store.ts";

/**
 * The least time from the start of one flush to the next, ms: nobody notices it, and a write serves so many more.
 * What a flush costs is mostly waking two threads and the disk, hardly the entries. After a quiet moment nothing waits.
 */
const everyMs = 20;

interface Waiting extends PromiseWithResolvers<void> {
	readonly entries: readonly JournalEntry[];
}

/** Brings entries to the journal many at a time: one write to the disk serves all who came within a few ms. */
export class GroupCommit {
	private readonly journal: Pick<Journal, "append">;
	private readonly time: Time;
	private queue: Waiting[] = [];
	private flushing: Promise<void> | null = null;
	private cancel: Cancel | null = null;
	private lastStart = Number.NEGATIVE_INFINITY;

	constructor(journal: Pick<Journal, "append">, time: Time) {
		this.journal = journal;
		this.time = time;
	}

	/**
	 * Resolves when the entries are on the disk; a table's entries get there in the order of the calls.
	 * Rejects as `Journal.append` does. Then calls for the same table that were already waiting are rejected too: nothing is stored after a gap.
	 */
	append(entries: readonly JournalEntry[]): Promise<void> {
		if (entries.length === 0) return Promise.resolve();
		const waiting: Waiting = { entries, ...Promise.withResolvers<void>() };
		this.queue.push(waiting);
		this.schedule();
		return waiting.promise;
	}

	/** Resolves when nothing waits any more. */
	async drain(): Promise<void> {
		while (this.flushing !== null || this.queue.length > 0) await (this.flushing ?? this.start());
	}

	private schedule(): void {
		if (this.flushing !== null || this.cancel !== null || this.queue.length === 0) return;
		// The clock on the wall may be set back meanwhile.
		const wait = Math.min(everyMs, Math.max(0, this.lastStart + everyMs - this.time.now()));
		this.cancel = this.time.after(wait, () => void this.start());
	}

	private start(): Promise<void> {
		this.cancel?.();
		this.cancel = null;
		this.lastStart = this.time.now();
		this.flushing = this.flush().finally(() => {
			this.flushing = null;
			this.schedule();
		});
		return this.flushing;
	}

	private async flush(): Promise<void> {
		let batch = this.queue.splice(0);
		while (batch.length > 0)
			try {
				await this.journal.append(batch.flatMap(({ entries }) => entries));
				for (const { resolve } of batch) resolve();
				return;
			} catch (error) {
				const refused = new Set(error instanceof JournalRefused ? error.tables : tablesOf(batch));
				batch = reject(batch, refused, error);
				this.queue = reject(this.queue, refused, error);
			}
	}
}

const tablesOf = (calls: readonly Waiting[]): readonly string[] =>
	calls.flatMap(({ entries }) => entries.map(({ table }) => table));

/** Rejects the calls for refused tables and returns the others. Whatever else such a call had is then refused as well, in calls after it. */
function reject(calls: readonly Waiting[], refused: Set<string>, error: unknown): Waiting[] {
	return calls.filter((call) => {
		const tables = tablesOf([call]);
		if (!tables.some((table) => refused.has(table))) return true;
		for (const table of tables) refused.add(table);
		call.reject(error);
		return false;
	});
}
