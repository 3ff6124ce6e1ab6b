import { workerData } from "node:worker_threads";
import { type Board, Slot, workOff } from "./board.ts";
import { Walker } from "./walker.ts";

const board: Board = workerData;
const { slots } = board;
const walker = new Walker(board.tree, board.strategy);

for (let known = 0; ; ) {
	Atomics.wait(slots, Slot.errand, known);
	// What is posted while this one works is not waited for.
	known = Atomics.load(slots, Slot.errand);
	if (Atomics.load(slots, Slot.ended) === 1) break;
	workOff(board, walker);
}
