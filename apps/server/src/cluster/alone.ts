import { randomUUID } from "node:crypto";
import { InOrder } from "../in-order.ts";
import { BoardCopy } from "./board-copy.ts";
import type { Cluster } from "./cluster.ts";
import { Listeners } from "./listeners.ts";

/** A cluster of one process, which needs nobody. */
export function alone(): Cluster {
	const self = randomUUID();
	const boards = new Map<string, BoardCopy>();
	const listeners = new Listeners();
	const turns = new InOrder();
	return {
		self,
		isAlive: async (process) => process === self,
		board(name) {
			const board = boards.get(name) ?? new BoardCopy(self, () => {});
			boards.set(name, board);
			return board as never;
		},
		tell: (name, news) => listeners.tell(name, news),
		hear: (name, listener) => listeners.add(name, listener),
		onMissed: () => () => {},
		inTurn: (name, task) => turns.run(name, task),
		close: async () => {},
	};
}
