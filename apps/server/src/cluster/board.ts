import type { Cancel } from "../table/time.ts";
import type { ProcessId } from "./cluster.ts";

/**
 * What each process knows of its own, for all to read: one value by key and process. Values are plain JSON, replaced and never changed in place.
 * A process reads its own at once and those of others a few milliseconds later; what a process has put goes with it.
 */
export interface Board<Value> {
	/** This process puts the value there; null takes it away. */
	put(key: string, value: Value | null): void;
	/** What the processes have put there: nothing, one, or for a moment several. */
	of(key: string): ReadonlyMap<ProcessId, Value>;
	keys(): Iterable<string>;
	/** Called after something under the key has changed, by this process or another. */
	onChange(listener: (key: string) => void): Cancel;
}
