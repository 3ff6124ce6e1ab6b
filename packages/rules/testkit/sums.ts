import { expect } from "vitest";
import type { Figures, GameTypes, Mark } from "../src/index.ts";
import type { Kit } from "./kit.ts";
import { playout } from "./playout.ts";

/** What is told of a whole game fits together, and each claim is where its mark says. */
export function addsUp<Types extends GameTypes>(kit: Kit<Types>, seed: number): void {
	const { start, steps } = playout(kit, seed);
	const events = [...steps].flatMap((step) => step.events);
	const marks = kit.game.marks(events);
	for (const [i, mark] of marks.entries()) {
		expect(events[mark.at]).toHaveProperty("seat", mark.seat);
		if (!isSound(mark, marks[i - 1], marks[i + 1])) throw new Error(`mark ${i} of ${JSON.stringify(marks)}`);
	}
	const figures = kit.game.figures(events, start.seats);
	expect(figures).toHaveLength(start.seats);
	for (const each of figures) if (!isPossible(each)) throw new Error(JSON.stringify(each));

	const sum = (name: keyof Figures): number => figures.reduce((total, each) => total + each[name], 0);
	const count = (is: (mark: Mark) => boolean): number => marks.filter(is).length;
	const caught = count(({ fate }) => fate === "caught");
	expect(sum("claims")).toBe(marks.length);
	expect(sum("lies")).toBe(count(({ kind }) => kind === "lie"));
	expect(sum("liesCaught")).toBe(caught);
	expect(sum("callsRight")).toBeGreaterThanOrEqual(caught);
	expect(sum("calls") - sum("callsRight")).toBeGreaterThanOrEqual(count(({ fate }) => fate === "doubted"));
	expect(sum("believedLies")).toBeLessThanOrEqual(sum("lies") - caught);
}

/** Only the last claim is open; nobody answers his own; a lie is caught and a truth doubted. */
function isSound({ at, seat, kind, fate, by, cost }: Mark, before: Mark | undefined, next: Mark | undefined): boolean {
	if (at <= (before?.at ?? -1) || by === seat) return false;
	if ((fate === "open") !== (by === null) || (fate === "open" && next !== undefined)) return false;
	if ((fate === "caught") !== cost > 0) return false;
	return fate === "caught" ? kind === "lie" : fate === "doubted" ? kind === "truth" : true;
}

function isPossible(figures: Figures): boolean {
	const { claims, lies, liesCaught, calls, callsRight, dearestLie } = figures;
	const areCounts = Object.values(figures).every((value) => Number.isInteger(value) && value >= 0);
	return areCounts && liesCaught <= lies && lies <= claims && callsRight <= calls && liesCaught > 0 === dearestLie > 0;
}
