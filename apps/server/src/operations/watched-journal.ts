import { JournalRefused } from "../store/errors.ts";
import type { Journal } from "../store/store.ts";
import type { Observer } from "./observer.ts";

/** The same journal; how long it takes, and whether it fails, is told to the observer. */
export const watchedJournal = (journal: Journal, observer: Pick<Observer, "kept" | "notKept">): Journal => ({
	...journal,
	async append(entries) {
		const began = performance.now();
		try {
			await journal.append(entries);
		} catch (error) {
			observer.notKept(error instanceof JournalRefused ? "refused" : "unavailable");
			throw error;
		}
		observer.kept(performance.now() - began);
	},
});
