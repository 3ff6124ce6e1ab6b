import type { Cancel } from "../table/time.ts";
import type { Board } from "./board.ts";
import type { ProcessId } from "./cluster.ts";

/** This process' copy of a board. */
export class BoardCopy implements Board<unknown> {
	/** By process and key: there are few processes, and many keys. */
	private readonly values = new Map<ProcessId, Map<string, unknown>>();
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
		const values = this.values.get(process) ?? new Map<string, unknown>();
		if (value !== null) this.values.set(process, values.set(key, value));
		else if (!values.delete(key)) return;
		if (values.size === 0) this.values.delete(process);
		for (const listener of this.listeners) listener(key);
	}

	/** The keys under which this process has put something. */
	keysOf(process: ProcessId): readonly string[] {
		return [...(this.values.get(process)?.keys() ?? [])];
	}

	of(key: string): ReadonlyMap<ProcessId, unknown> {
		const found = new Map<ProcessId, unknown>();
		for (const [process, values] of this.values) if (values.has(key)) found.set(process, values.get(key));
		return found;
	}

	keys(): Iterable<string> {
		return new Set([...this.values.values()].flatMap((values) => [...values.keys()]));
	}

	onChange(listener: (key: string) => void): Cancel {
		this.listeners.add(listener);
		return () => void this.listeners.delete(listener);
	}
}
