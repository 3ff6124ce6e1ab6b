import type { Person } from "./person.ts";

/** Somebody who looks at the table and does one thing if there is one to do. */
export interface Player extends Person {
	/** Whether the game is over for all. */
	isOver(): Promise<boolean>;
	/** Returns whether anything was done. */
	doSomething(): Promise<boolean>;
}

/** These people play, one after the other as they can, until `isDone` or the game is over. */
export async function playOn(
	people: readonly Player[],
	isDone: () => Promise<boolean> = async () => false,
): Promise<void> {
	for (let idle = 0; idle < 400; ) {
		let moved = false;
		for (const person of people) {
			if ((await isDone()) || (await person.isOver())) return;
			moved = (await person.doSomething()) || moved;
		}
		if (moved) idle = 0;
		else {
			idle++;
			await people[0]?.page.waitForTimeout(50);
		}
	}
	throw new Error("nobody could do anything any more");
}
