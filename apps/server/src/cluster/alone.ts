import { randomUUID } from "node:crypto";
import { InOrder } from "../players/in-order.ts";
import type { Cancel } from "../table/time.ts";
import type { Board } from "./board.ts";
import type { Cluster, ProcessId } from "./cluster.ts";

type Listener = (value: never) => void;

/** A cluster of one process, which needs nobody. */
export function alone(): Cluster {
	const self = randomUUID();
	const boards = new Map<string, OwnBoard<unknown>>();
	const listeners = new Map<string, Set<Listener>>();
	const turns = new InOrder();
	return {
		self,
		isAlive: async (process) => process === self,
		board(name) {
			const board = boards.get(name) ?? new OwnBoard(self);
			boards.set(name, board);
			return board as never;
		},
		tell(name, news) {
			for (const listener of listeners.get(name) ?? []) listener(news as never);
		},
		hear(name, listener) {
			const hearing = listeners.get(name) ?? new Set();
			listeners.set(name, hearing.add(listener));
			return () => void hearing.delete(listener);
		},
		onMissed: () => () => {},
		inTurn: (name, task) => turns.run(name, task),
		close: async () => {},
	};
}

class OwnBoard<Value> implements Board<Value> {
	private readonly values = new Map<string, ReadonlyMap<ProcessId, Value>>();
	private readonly listeners = new Set<(key: string) => void>();
	private readonly self: ProcessId;

	constructor(self: ProcessId) {
		this.self = self;
	}

	put(key: string, value: Value | null): void {
		if (value === null) this.values.delete(key);
		else this.values.set(key, new Map([[this.self, value]]));
		for (const listener of this.listeners) listener(key);
	}

	of(key: string): ReadonlyMap<ProcessId, Value> {
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
