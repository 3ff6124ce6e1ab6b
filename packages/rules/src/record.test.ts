import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workedLiar } from "../testkit/liar/records.ts";
import { workedLiarsPost } from "../testkit/liars-post/records.ts";
import { drawnRecord } from "../testkit/records.ts";
import { baseSeed, forSeeds } from "../testkit/seeds.ts";
import { gameIds } from "./games.ts";
import { replay } from "./record.ts";

const record = {
	game: "el-mentiroso",
	options: { discardFrom: 2 },
	seats: 3,
	deal: { hands: [["KD", "AS", "2C"], ["3H", "3D"], ["4C"]], first: 0 },
	moves: [
		{ seat: 0, move: "play", cards: ["KD"], rank: "A" },
		{ seat: 2, move: "challenge" },
		{ seat: 0, move: "play", cards: ["KD", "2C"], rank: "9" },
	],
};
const lineWith = (changed: object): string => JSON.stringify({ ...record, ...changed });
const noSuchMove = { ok: false, at: 3, error: "no-such-move" };
const afterwards = (...moves: unknown[]): string => lineWith({ moves: [...record.moves, ...moves] });

describe("replay", () => {
	it("tells whom the game waits for, the hands, sorted, and the table", () =>
		expect(replay(lineWith({}))).toEqual({
			ok: true,
			toAct: [1],
			over: null,
			hands: [["AS"], ["3D", "3H"], ["4C"]],
			table: { pile: ["2C", "KD"], rank: "9", pending: { seat: 0, count: 2 }, places: [] },
		}));

	it("of a finished game tells the places, and waits for nobody", () => {
		const line = afterwards(
			{ seat: 1, move: "discard", cards: ["3H", "3D"] },
			{ seat: 2, move: "play", cards: ["4C"], rank: "9" },
			{ seat: 0, move: "accept" },
		);
		expect(replay(line)).toEqual({
			ok: true,
			toAct: [],
			over: { places: [1, 2, 0] },
			hands: [["AS"], [], []],
			table: { pile: ["2C", "4C", "KD"], rank: "9", pending: null, places: [1, 2] },
		});
	});

	it("ignores keys that it does not know, beside the record's and in its moves", () => {
		const line = lineWith({ id: "x", names: ["a"], moves: record.moves.map((move) => ({ ...move, at: 5 })) });
		expect(replay(line)).toEqual(replay(lineWith({})));
	});

	it("fills in left-out options", () => {
		expect(replay(lineWith({ options: {}, moves: [{ seat: 1, move: "discard", cards: ["3H", "3D"] }] }))).toEqual({
			ok: false,
			at: 0,
			error: "too-few-cards",
		});
		expect(replay(lineWith({ options: undefined, moves: [] }))).toMatchObject({ ok: true });
	});

	it.each([
		["a refused move", { seat: 1, move: "play", cards: ["3H"], rank: "3" }, "bad-rank"],
		["a seat that does not exist", { seat: 3, move: "challenge" }, "no-such-seat"],
		["a seat below 0", { seat: -1, move: "challenge" }, "no-such-seat"],
		["a seat in words", { seat: "1", move: "challenge" }, "no-such-seat"],
		["no seat", { move: "challenge" }, "no-such-seat"],
		["an unknown kind", { seat: 1, move: "pass" }, "no-such-move"],
		["a malformed move", { seat: 1, move: "play", cards: "3H", rank: "9" }, "no-such-move"],
		["no move", null, "no-such-move"],
		["a list", [], "no-such-move"],
	])("stops at an illegal move: %s", (_, move, error) => {
		expect(replay(afterwards(move))).toEqual({ ok: false, at: 3, error });
		expect(replay(afterwards(move, "never looked at"))).toEqual({ ok: false, at: 3, error });
	});

	it("a move after the end is illegal", () => {
		const rest = [
			{ seat: 1, move: "discard", cards: ["3H", "3D"] },
			{ seat: 2, move: "play", cards: ["4C"], rank: "9" },
			{ seat: 0, move: "accept" },
		];
		expect(replay(afterwards(...rest, { seat: 0, move: "challenge" }))).toEqual({
			ok: false,
			at: 6,
			error: "game-over",
		});
	});

	it.each([
		["", "not-json"],
		["{", "not-json"],
		["null", "not-a-record"],
		["[]", "not-a-record"],
		["7", "not-a-record"],
		["{}", "unknown-game"],
		[lineWith({ game: "toString" }), "unknown-game"],
		[lineWith({ game: ["el-mentiroso"] }), "unknown-game"],
		[lineWith({ options: null }), "bad-options"],
		[lineWith({ options: [] }), "bad-options"],
		[lineWith({ options: { rank: "falls" } }), "bad-options"],
		[lineWith({ options: { discardFrom: "4" } }), "bad-options"],
		[lineWith({ options: { wild: true } }), "bad-options"],
		[lineWith({ seats: 2 }), "bad-seats"],
		[lineWith({ seats: 9 }), "bad-seats"],
		[lineWith({ seats: "3" }), "bad-seats"],
		[lineWith({ seats: 4 }), "bad-deal"],
		[lineWith({ deal: null }), "bad-deal"],
		[lineWith({ moves: {} }), "bad-moves"],
		[lineWith({ moves: undefined }), "bad-moves"],
	])("a line that is no record: %#", (line, error) => expect(replay(line)).toEqual({ ok: false, at: null, error }));

	it("answers any line, and any change to a record", () => {
		const anyLine = fc.oneof(fc.string(), fc.json());
		const key = fc.constantFrom("game", "options", "seats", "deal", "moves");
		fc.assert(fc.property(anyLine, (line) => !replay(line).ok));
		fc.assert(fc.property(key, fc.jsonValue(), (name, value) => "ok" in replay(lineWith({ [name]: value }))));
		fc.assert(fc.property(fc.jsonValue(), (move) => isDeepStrictEqual(replay(afterwards(move)), noSuchMove)));
	});
});

describe("records worked out by hand", () => {
	it.each(workedLiarsPost)("Liar's Post: $name", ({ record, printed }) =>
		expect(replay(JSON.stringify(record))).toEqual(printed),
	);
	it.each(workedLiar)("Liar!: $name", ({ record, printed }) => expect(replay(JSON.stringify(record))).toEqual(printed));
});

describe(`random records from seed ${baseSeed}`, () => {
	it.each(gameIds)("%s: a second reading prints the same, and an illegal move is found", (id) =>
		forSeeds(500, "packages/rules/src/record.test.ts", (seed) => {
			const { record, printed } = drawnRecord[id](seed);
			expect(replay(JSON.stringify(record))).toMatchObject(printed);
		}),
	);
});

describe("records of Liar's Post and Liar!", () => {
	const post = {
		game: "liars-post",
		seats: 3,
		deal: { hands: [["QH", "QH"], ["7S"], []], first: 0 },
		moves: [{ seat: 0, move: "send", card: "QH", to: 1, claim: "K" }],
	};
	const liar = {
		game: "liar",
		seats: 2,
		deal: {
			hands: [
				["KS", "KD", "JS", "QS"],
				["JH", "QH", "KH", "QD"],
			],
			first: 1,
			middle: "JD",
		},
		moves: [{ seat: 1, move: "ask", card: "KH", about: "rank" }],
	};
	const changed = (given: object, change: object): string => JSON.stringify({ ...given, ...change });

	it("fill in left-out options: two decks, no eight different", () => {
		expect(replay(changed(post, {}))).toMatchObject({ ok: true, toAct: [1], hands: [["QH"], ["7S"], []] });
		expect(replay(changed(post, { options: { deck: "double" } }))).toEqual(replay(changed(post, {})));
		expect(replay(changed(post, { options: { deck: "single" } }))).toEqual({ ok: false, at: null, error: "bad-deal" });
	});

	it("have no more keys than the format", () => {
		const printed = replay(changed(liar, { options: {}, note: "more", deal: { ...liar.deal, seed: "x" } }));
		expect(Object.keys(printed)).toEqual(["ok", "toAct", "over", "hands", "table"]);
		expect(printed).toEqual({
			ok: true,
			toAct: [0],
			over: null,
			hands: [
				["JS", "KD", "KS", "QS"],
				["JH", "QD", "QH"],
			],
			table: {
				faceUp: [[], ["KH"]],
				question: { by: 1, card: "KH", about: "rank", answer: null },
				lied: [false, false],
			},
		});
	});

	it.each([
		[changed(post, { options: { deck: "triple" } }), "bad-options"],
		[changed(post, { options: { eightDifferent: "true" } }), "bad-options"],
		[changed(post, { options: { rank: "locked" } }), "bad-options"],
		[changed(post, { seats: 1 }), "bad-seats"],
		[changed(post, { seats: 7 }), "bad-seats"],
		[changed(post, { seats: 5, options: { deck: "single" } }), "bad-seats"],
		[changed(post, { seats: 4 }), "bad-deal"],
		[changed(post, { deal: { hands: [["6S"], [], []], first: 0 } }), "bad-deal"],
		[changed(post, { deal: { hands: [["QH", "QH"], ["QH"], []], first: 0 } }), "bad-deal"],
		[changed(post, { moves: undefined }), "bad-moves"],
		[changed(liar, { options: { deck: "single" } }), "bad-options"],
		[changed(liar, { seats: 3 }), "bad-seats"],
		[changed(liar, { seats: 1 }), "bad-seats"],
		[changed(liar, { deal: { ...liar.deal, middle: undefined } }), "bad-deal"],
		[changed(liar, { deal: { ...liar.deal, middle: "KS" } }), "bad-deal"],
		[changed(liar, { deal: { ...liar.deal, first: 2 } }), "bad-deal"],
	])("are none: %#", (line, error) => expect(replay(line)).toEqual({ ok: false, at: null, error }));

	it.each([
		[post, { seat: 1, move: "challenge" }, "no-such-move"],
		[post, { seat: 1, move: "pass" }, "no-such-move"],
		[post, { seat: 3, move: "look" }, "no-such-seat"],
		[post, { seat: "1", move: "look" }, "no-such-seat"],
		[post, { move: "look" }, "no-such-seat"],
		[liar, { seat: 0, move: "call", says: true }, "no-such-move"],
		[liar, { seat: 0, move: "answer", count: "1" }, "no-such-move"],
		[liar, { seat: 0, move: "answer", count: 3 }, "bad-count"],
		[liar, { seat: 2, move: "answer", count: 1 }, "no-such-seat"],
	])("stop at an illegal move: %#", (given, move, error) =>
		expect(replay(changed(given, { moves: [...given.moves, move, "never looked at"] }))).toEqual({
			ok: false,
			at: 1,
			error,
		}),
	);

	it("answer any change", () => {
		const key = fc.constantFrom("options", "seats", "deal", "moves");
		const given = fc.constantFrom(post, liar);
		fc.assert(
			fc.property(given, key, fc.jsonValue(), (one, name, value) => "ok" in replay(changed(one, { [name]: value }))),
		);
		fc.assert(
			fc.property(given, fc.jsonValue(), (one, move) =>
				isDeepStrictEqual(replay(changed(one, { moves: [...one.moves, move] })), { ...noSuchMove, at: 1 }),
			),
		);
	});
});
