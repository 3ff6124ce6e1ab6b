import { expect, test } from "vitest";
import { barsOf, comparedIn, measureOf, measuresOf } from "./measures.ts";

const sums = { claims: 10, lies: 4, liesCaught: 1, calls: 5, callsRight: 2, believedLies: 3, dearestLies: 12 };
const report = { played: 2, own: { ...sums, dearestLie: 9 }, others: { ...sums, claims: 40, seats: 6 } };

test("parts are of one's own claims, lies and calls; counts are for an average game", () => {
	expect(measuresOf(report)).toEqual([
		{ id: "lies", unit: "part", own: 0.4, others: 0.1 },
		{ id: "caught", unit: "part", own: 0.25, others: 0.25 },
		{ id: "right", unit: "part", own: 0.4, others: 0.4 },
		{ id: "believed", unit: "count", own: 1.5, others: 0.5 },
		{ id: "dearest", unit: "count", own: 6, others: 2 },
	]);
});

test("what never happened cannot be good or bad", () => {
	const silent = { ...report, own: { ...report.own, lies: 0, liesCaught: 0 } };
	expect(measureOf("caught", silent)).toMatchObject({ own: null, others: 0.25 });
	expect(barsOf(measureOf("caught", silent))).toEqual({ own: 0, others: 0.25 });
});

test("bars of counts share a scale, and are never longer than it", () => {
	expect(barsOf(measureOf("dearest", report))).toEqual({ own: 1, others: 2 / 6 });
	const few = { ...report, own: { ...report.own, believedLies: 1 } };
	expect(barsOf(measureOf("believed", few))).toEqual({ own: 0.5, others: 0.5 });
});

test("in one game a player stands against the others together", () => {
	const figures = { claims: 4, lies: 2, liesCaught: 1, calls: 3, callsRight: 3, believedLies: 1, dearestLie: 6 };
	const idle = { claims: 0, lies: 0, liesCaught: 0, calls: 0, callsRight: 0, believedLies: 0, dearestLie: 0 };
	const compared = comparedIn([idle, figures, figures], 0);
	expect(compared?.others).toMatchObject({ seats: 2, claims: 8, lies: 4, dearestLies: 12 });
	expect(compared?.own.dearestLies).toBe(0);
	expect(comparedIn([idle], 1)).toBeNull();
});
