import { Worker } from "node:worker_threads";
import { type Board, newBoard, post, readValues, Slot, workOff, writeReach } from "./board.ts";
import type { PublicTree } from "./public-tree.ts";
import type { Strategy } from "./walk.ts";
import { type Errand, Walker } from "./walker.ts";

/** Walks the tree with several threads, this one among them. */
export class Crew {
	private readonly board: Board;
	private readonly walker: Walker;

	/** @param threads at least 1 */
	constructor(tree: PublicTree, strategy: Strategy, threads: number) {
		this.board = newBoard(tree, strategy);
		this.walker = new Walker(tree, strategy);
		for (let helper = 1; helper < threads; helper++)
			new Worker(new URL("crew-thread.ts", import.meta.url), { workerData: this.board });
	}

	/** Returns what the side wins on average, from -1 (every game is lost) to 1. */
	walk(errand: Errand): number {
		const { board, walker } = this;
		let part = 0;
		walker.reach(errand, (stage) => writeReach(board, part++, stage));
		post(board, errand);
		workOff(board, walker);
		const { length } = board.tree.parts;
		for (let done = Atomics.load(board.slots, Slot.done); done < length; done = Atomics.load(board.slots, Slot.done))
			Atomics.wait(board.slots, Slot.done, done);
		part = 0;
		return walker.whole(errand, { atPart: (stage) => readValues(board, part++, stage), isQuiet: false });
	}

	/** The other threads end. */
	dismiss(): void {
		const { slots } = this.board;
		Atomics.store(slots, Slot.ended, 1);
		Atomics.add(slots, Slot.errand, 1);
		Atomics.notify(slots, Slot.errand);
	}
}
