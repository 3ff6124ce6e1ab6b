import { describe, expect, it } from "vitest";
import { viewOf } from "./game-so-far.ts";

const ask = (seat: number, card: string, about = "suit") => ({ seat, move: "ask", card, about });
const answer = (seat: number, count: number) => ({ seat, move: "answer", count });
const trust = (seat: number) => ({ seat, move: "trust" });
const read = (hand: readonly string[], moves: readonly object[], first = 0) =>
	viewOf(JSON.stringify({ hand, first, moves }));

const hand = ["KS", "QS", "JH", "QH"];
const round = [ask(0, "KS"), answer(1, 1), trust(0)];
const refused = (error: string, at: number | null = null) => ({ ok: false, at, error });

describe("a game so far", () => {
	it("is seen by the seat to act", () => {
		const seats = [[], round.slice(0, 1), round.slice(0, 2), round].map((moves) => {
			const own = moves.length % 3 === 0 || moves.length === 2 ? hand : ["JS", "KH", "KD", "JD"];
			const view = read(moves.length === 3 ? ["JS", "KH", "KD", "JD"] : own, moves);
			return view.ok ? view.value.viewer : view;
		});
		expect(seats).toEqual([0, 1, 0, 1]);
		expect(read(hand, [], 1)).toMatchObject({ ok: true, value: { viewer: 1, table: { turn: 1 } } });
	});

	it("may say what the seat holds now, or what it was dealt", () => {
		const moves = round.slice(0, 2);
		const now = read(["QS", "JH", "QH"], moves);
		expect(now).toMatchObject({ ok: true, value: { own: { hand: ["JH", "QH", "QS"], lied: false } } });
		expect(read(hand, moves)).toEqual(now);
		expect(read(["KS", "JH", "QH"], moves)).toEqual(refused("bad-hand"));
		expect(read(["JS", "QS", "JH", "QH"], moves)).toEqual(refused("bad-hand"));
	});

	it("knows whether the seat has lied", () => {
		const moves = [...round, ask(1, "KD", "rank"), answer(0, 0), trust(1)];
		expect(read(["QS", "JH", "QH"], moves)).toMatchObject({ ok: true, value: { own: { lied: false } } });
		expect(read(["QS", "JH", "KH"], moves)).toMatchObject({ ok: true, value: { own: { lied: true } } });
	});

	it("is refused where a move is, with its index", () => {
		expect(read(hand, [ask(0, "KS"), trust(0)])).toEqual(refused("card-not-held", 0));
		expect(read(["JS", "KH", "KD", "JD"], [ask(0, "KS"), trust(0)])).toEqual(refused("not-your-turn", 1));
		expect(read(hand, [{ seat: 1, move: "fly" }])).toEqual(refused("no-such-move", 0));
		expect(read(hand, [...round, ask(1, "KH"), answer(0, 2), trust(1)].slice(0, 5))).toEqual(refused("bad-hand"));
		const twice = [
			...round,
			ask(1, "KD"),
			answer(0, 1),
			trust(1),
			ask(0, "QS"),
			answer(1, 0),
			trust(0),
			ask(1, "JD"),
			answer(0, 1),
			trust(1),
		];
		expect(read(hand, twice)).toEqual(refused("lie-spent", 10));
	});

	it("is refused where no cards of the other go with it", () => {
		const moves = [
			ask(0, "KS"),
			answer(1, 2),
			trust(0),
			ask(1, "KH"),
			answer(0, 2),
			trust(1),
			ask(0, "QS"),
			answer(1, 2),
		];
		expect(read(["JH", "QH"], moves)).toEqual(refused("lie-spent", 7));
	});

	it("is refused when it is over, or no such thing", () => {
		expect(read(["JS", "KH", "KD", "JD"], [...round.slice(0, 2), { seat: 0, move: "doubt" }])).toEqual(
			refused("game-over"),
		);
		expect(viewOf("{")).toEqual(refused("not-json"));
		expect(viewOf("[]")).toEqual(refused("not-a-game"));
		expect(read(["KS", "KS", "QS", "JS"], [])).toEqual(refused("bad-hand"));
		expect(read(["KS", "KC", "QS", "JS"], [])).toEqual(refused("bad-hand"));
		expect(read(hand, [], 2)).toEqual(refused("bad-first"));
		expect(viewOf(JSON.stringify({ hand, first: 0 }))).toEqual(refused("bad-moves"));
	});
});
