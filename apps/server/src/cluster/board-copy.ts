import type { Cancel } from "../table/time.ts";
import type { Board } from "./board.ts";
import type { ProcessId } from "./cluster.ts";

/** This process' copy of a board. */
export class BoardCopy implements Board<unknown> {
	private readonly values = new Map<string, Map<ProcessId, unknown>>();
	private readonly listeners = new Set<(key: string) => void>();
	private readonly self: ProcessId;
	private readonly tellOthers: (key: string, value: unknown) => void;

	constructor(self: ProcessId, tellOthers: (key: string, value: unknown) => void) {
		this.self = self;
		this.tellOthers = tellOthers;
	}

	put(key: string, value: unknown): void {
		this.tellOthers(key, value);
		this.take(this.self, key, value);
	}

	/** The process has put the value there; null takes it away. */
	take(process: ProcessId, key: string, value: unknown): void {
		const values = this.values.get(key) ?? new Map<ProcessId, unknown>();
		if (value !== null) this.values.set(key, values.set(process, value));
		else if (!values.delete(process)) return;
		if (values.size === 0) this.values.delete(key);
		for (const listener of this.listeners) listener(key);
	}

	/** The keys under which this process has put something. */
	keysOf(process: ProcessId): readonly string[] {
		return [...this.values].filter(([, values]) => values.has(process)).map(([key]) => key);
	}

	of(key: string): ReadonlyMap<ProcessId, unknown> {
		return this.values.get(key) ?? new Map();
	}

	keys(): Iterable<string> {
		return this.values.keys();
	}

	onChange(listener: (key: string) => void): Cancel {
		this.listeners.add(listener);
		return () => void this.listeners.delete(listener);
	}
}
