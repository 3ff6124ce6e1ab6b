import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
