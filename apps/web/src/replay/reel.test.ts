import { expect, test } from "vitest";
import { given, startOf } from "./given.ts";
import { lookOf } from "./look.ts";
import { sentenceOf } from "./mark-line.tsx";
import { claimedCards, propsAt } from "./moment.ts";
import { pauseMs } from "./pace.ts";
import { hashOf, nextMarked, stepAfter, stepIn } from "./place.ts";
import { type Reel, reelOf } from "./reel.ts";

const ask = (seat: number, card: string) => ({ seat, move: "ask", card, about: "rank" });
const say = (seat: number, count: number) => ({ seat, move: "answer", count });

/** Seat 1 lies and is believed, seat 0 tells the truth and is doubted. */
const record = {
	game: "liar",
	options: {},
	seats: 2,
	deal: {
		hands: [
			["QS", "JD", "KH", "QD"],
			["QH", "JS", "JH", "KD"],
		],
		first: 0,
		middle: "KS",
	},
	moves: [ask(0, "QS"), say(1, 2), { seat: 0, move: "trust" }, ask(1, "JS"), say(0, 1), { seat: 1, move: "doubt" }],
};

const nameless = (seat: number): string => `Seat ${seat}`;

function reelFor(of: object): Reel {
	const reel = reelOf(of, nameless);
	if (!reel.ok) throw new Error(reel.error);
	return reel.value;
}

const reel = reelFor({ ...record, names: ["Ana", "Bea"], times: [1, 2, 3, 4, 5, 6] });

test("every claim is marked at its step, with what became of it", () => {
	expect(reel.marks.map((mark) => [mark.step, lookOf(mark), sentenceOf(mark, reel.names)])).toEqual([
		[2, "missed", "A lie. Ana believed Bea."],
		[5, "doubted", "The truth. Bea did not believe Ana."],
	]);
	expect(reel.figures[1]).toMatchObject({ claims: 1, lies: 1, liesCaught: 0, calls: 1, callsRight: 0 });
	expect(reel.figures[0]).toMatchObject({ believedLies: 1 });
});

test("a board is told what its viewer knew, and everybody the same of what is open", () => {
	const [all, ana, bea] = [propsAt(reel, 2, "all"), propsAt(reel, 2, 0), propsAt(reel, 2, 1)];
	expect([all?.own, all?.seat]).toEqual([null, null]);
	expect(ana?.own).toMatchObject({ hand: ["JD", "KH", "QD"] });
	expect(bea?.own).toMatchObject({ lied: true });
	expect(JSON.stringify(ana)).not.toContain('"lie"');
	expect(ana?.table).toEqual(bea?.table);
	expect(ana?.events).toHaveLength(2);
	expect(propsAt(reel, 0, "all")?.events).toEqual([]);
	expect(propsAt(reel, 6, "all")?.info).toMatchObject({ phase: "over", result: { outcome: { winner: 0 } } });
	expect(propsAt(reel, 7, "all")).toBeNull();
});

test("names and times are taken where they make sense", () => {
	expect(reel).toMatchObject({ names: ["Ana", "Bea"], times: [0, 1, 2, 3, 4, 5, 6] });
	const odd = reelFor({ ...record, names: ["", { toString: "x" }], times: [1, 2, Number.NaN, 4, 5, 6] });
	expect(odd).toMatchObject({ names: ["Seat 0", "Seat 1"], times: null });
	expect(reelFor({ ...record, names: ["a\u202Eb\n", "x".repeat(900)], times: [1] })).toMatchObject({
		names: ["ab", "x".repeat(40)],
		times: null,
	});
	expect(startOf(reelFor({ ...record, startedAt: 5 }))).toBe(5);
	expect(startOf(reelFor({ ...record, startedAt: 1e300 }))).toBeNull();
});

test("what a claim was about is shown as it was", () => {
	const laid = reelFor({
		game: "el-mentiroso",
		options: {},
		seats: 3,
		deal: dealtOut(3),
		moves: [{ seat: 0, move: "play", cards: ["AS", "4S"], rank: "A" }],
	});
	expect(laid.marks).toMatchObject([{ step: 1, kind: "lie", fate: "open" }]);
	expect(claimedCards(laid, laid.marks[0]?.at ?? -1)).toEqual(["AS", "4S"]);
	expect(claimedCards(reel, reel.marks[0]?.at ?? -1)).toEqual([]);
});

function dealtOut(seats: number) {
	const deck = [..."SHDC"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
	return {
		hands: Array.from({ length: seats }, (_, seat) => deck.filter((_, i) => i % seats === seat)),
		first: 0,
	};
}

test.each([
	["", "This is no JSON text."],
	["[]", "This is JSON, but no game record."],
	['{"game":"poker"}', "This record is of a game that is not played here."],
	[JSON.stringify({ ...record, seats: 3 }), "This record has too few or too many seats for its game."],
	[JSON.stringify({ ...record, deal: { hands: [], first: 0 } }), /^The deal in this record cannot be/],
	[JSON.stringify({ ...record, moves: null }), "This record has no list of moves."],
	["x".repeat(1_000_001), "A record is never as large as this."],
])("%.40s is refused with a reason", (pasted, says) => {
	const read = given(pasted);
	expect(read).toMatchObject({ ok: false, upTo: null });
	expect(read.ok ? "" : read.says).toMatch(says);
});

test("an illegal move is named, and the game can be seen up to it", () => {
	const moves = [...record.moves.slice(0, 3), ask(0, "JD")];
	const read = given(JSON.stringify({ ...record, moves }));
	expect(read).toMatchObject({ ok: false, says: expect.stringMatching(/^Move 4 breaks the rules \(.+\)\.$/) });
	expect(read.ok ? null : read.upTo?.steps).toHaveLength(4);
});

test("the address holds the step", () => {
	for (const step of [0, 1, 17]) expect(stepIn(hashOf(step), 20)).toBe(step);
	expect(stepIn("#99", 20)).toBe(20);
	for (const odd of ["", "#", "#x", "#-1", "#1.5", "#12345678"]) expect(stepIn(odd, 20)).toBe(0);
});

test("keys go one step, or to the ends, and no further", () => {
	expect(["ArrowLeft", "ArrowRight", "Home", "End", "x"].map((key) => stepAfter(key, 3, 9))).toEqual([
		2,
		4,
		0,
		9,
		null,
	]);
	expect([stepAfter("ArrowLeft", 0, 9), stepAfter("ArrowRight", 9, 9)]).toEqual([0, 9]);
	expect([nextMarked([2, 5], 2, "on"), nextMarked([2, 5], 5, "back"), nextMarked([2, 5], 5, "on")]).toEqual([
		5,
		2,
		null,
	]);
});

test("by itself it rests longer where cards are turned over, and speed shortens both", () => {
	const [plain, reveal] = [[{ event: "played" }], [{ event: "challenged" }]];
	expect(pauseMs(reveal, ["challenged"], 1)).toBeGreaterThan(pauseMs(plain, ["challenged"], 1));
	expect(pauseMs(plain, [], 4) * 4).toBe(pauseMs(plain, [], 1));
});
