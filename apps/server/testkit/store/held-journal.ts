import type { Journal, JournalEntry } from "../../src/store/store.ts";

/** A journal whose answers a test gives by hand. */
export class HeldJournal implements Pick<Journal, "append"> {
	readonly calls: (readonly JournalEntry[])[] = [];
	private open: PromiseWithResolvers<void> | null = null;

	append(entries: readonly JournalEntry[]): Promise<void> {
		if (this.open !== null) throw new Error("a second call before the first was answered");
		this.calls.push(entries);
		this.open = Promise.withResolvers();
		return this.open.promise;
	}

	/** The calls so far, each entry as "table seq". */
	get keys(): readonly (readonly string[])[] {
		return this.calls.map((entries) => entries.map(({ table, seq }) => `${table} ${seq}`));
	}

	accept(): void {
		this.answer().resolve();
	}

	fail(error: Error): void {
		this.answer().reject(error);
	}

	private answer(): PromiseWithResolvers<void> {
		const { open } = this;
		if (open === null) throw new Error("nothing was asked");
		this.open = null;
		return open;
	}
}
