import { describe, expect, it } from "vitest";
import {
	after,
	believe,
	disbelieve,
	eventsOf,
	position,
	refusalOf,
	send,
	takes,
} from "../../testkit/liars-post/position.ts";
import type { Card } from "../card.ts";
import type { Seat } from "../game.ts";
import { liarsPost as game } from "./index.ts";
import type { Move, State } from "./types.ts";

const suits = ["S", "H", "D", "C"];
const kings = (count: number): Card[] => Array.from({ length: count }, (_, i) => `K${suits[i % 4] ?? "S"}` as Card);
const text = (cards: readonly Card[]): string => cards.join(" ");

/** Seat 0 sends these to seat 1, who takes them all; what seat 1 sends in between comes to seat 0. */
const takesAll = (cards: readonly Card[], between: readonly Card[]): (readonly [Seat, Move])[] =>
	cards.flatMap((card, i) => {
		const back = between[i];
		return [...takes(1, card, 0), ...(back === undefined ? [] : takes(0, back, 1))];
	});

const sevenToTen: Card[] = ["7S", "8S", "9S", "TS"];

/** Seat 1 has taken so many Kings, one after the other. */
function withKings(count: number, seats: number, deck: "double" | "single"): State {
	const others = Array.from({ length: seats - 2 }, () => "");
	const start = position([text([...kings(count), "AH"]), "7S 8S 9S TS AD", ...others], { deck });
	return after(start, ...takesAll(kings(count), sevenToTen.slice(0, count - 1)));
}

describe("a set", () => {
	it.each([
		["double", 2, 5],
		["double", 3, 4],
		["double", 6, 4],
		["single", 2, 4],
		["single", 3, 3],
		["single", 4, 3],
	] as const)("P12 %s deck, %i players: %i of a kind lose, one less does not", (deck, seats, limit) => {
		expect(game.outcome(withKings(limit - 1, seats, deck))).toBeNull();
		const state = withKings(limit, seats, deck);
		expect(game.outcome(state)).toEqual({ loser: 1, why: "set" });
		expect(game.view(state, 0).table.limit).toBe(limit);
	});

	it("P12 ends the game at once: nobody is on turn, and nothing is open", () => {
		const state = withKings(4, 3, "double");
		expect(game.actors(state)).toEqual([]);
		for (const seat of [0, 1, 2])
			expect(game.legal(game.view(state, seat))).toEqual({ send: null, call: null, look: null, pass: null });
		expect(refusalOf(state, 1, send("AD", 0, "A"))).toBe("game-over");
	});

	it("P12 is told with the end", () => {
		const three = after(withKings(3, 3, "double"), ...takes(0, "9S", 1));
		const fourth = after(three, [0, send("AH", 1, "A")]);
		expect(eventsOf(fourth, 1, disbelieve).map(({ event }) => event)).toEqual(["called"]);
		const king = after(position(["KS KH KD KC", "7S 8S 9S", "JD"]), ...takesAll(kings(3), sevenToTen.slice(0, 3)), [
			0,
			send("KC", 1, "K"),
		]);
		const ended = { event: "ended", loser: 1, why: "set" } as const;
		expect(eventsOf(king, 1, disbelieve).at(-1)).toEqual(ended);
		for (const viewer of [0, 1, 2, "spectator"] as const) expect(game.seen(ended, viewer)).toEqual(ended);
	});

	it("P12 the same card twice, out of two decks, counts as two", () => {
		const cards: Card[] = ["KS", "KS", "KH", "KH"];
		const state = after(position([text(cards), "7S 8S 9S AD", "JD"]), ...takesAll(cards, sevenToTen.slice(0, 3)));
		expect(game.outcome(state)).toEqual({ loser: 1, why: "set" });
	});

	it("P12 can hit whoever sent the card", () => {
		const state = after(
			position(["7S 8S 9S KC AD", "KS KH KD AH", "JD"], { first: 1 }),
			...takes(0, "KS", 1),
			...takes(1, "7S", 0),
			...takes(0, "KH", 1),
			...takes(1, "8S", 0),
			...takes(0, "KD", 1),
			[0, send("KC", 2, "K")],
			[2, believe],
		);
		expect(game.outcome(state)).toEqual({ loser: 0, why: "set" });
	});
});

describe("eight different", () => {
	const eight: Card[] = ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S"];
	const seventh: Card[] = ["AH", "AD", "AC", "KH", "KD", "KC", "QH"];
	const hands = [text([...eight, "QD"]), text([...seventh, "JH"]), "JD"];
	const played = (eightDifferent: boolean): State =>
		after(position(hands, { eightDifferent }), ...takesAll(eight, seventh));

	it("P13 lose when the table plays so", () =>
		expect(game.outcome(played(true))).toEqual({ loser: 1, why: "eight-different" }));

	it("P13 do not without the option", () => expect(game.outcome(played(false))).toBeNull());

	it("P13 seven of them do not", () => {
		const most = takesAll(eight.slice(0, 7), seventh);
		expect(game.outcome(after(position(hands, { eightDifferent: true }), ...most))).toBeNull();
	});

	it("P15 go before the empty hand", () => {
		const empty = [text([...eight, "QD"]), text(seventh), "JD"];
		expect(game.outcome(after(position(empty, { eightDifferent: true }), ...takesAll(eight, seventh)))).toEqual({
			loser: 1,
			why: "eight-different",
		});
		expect(game.outcome(after(position(empty), ...takesAll(eight, seventh)))).toEqual({ loser: 1, why: "no-cards" });
	});
});

describe("an empty hand", () => {
	it("P14 loses when it has to send", () => {
		const state = after(position(["KS AS", "", "JD"]), ...takes(1, "KS", 0));
		expect(game.outcome(state)).toEqual({ loser: 1, why: "no-cards" });
		const [, ended] = eventsOf(after(position(["KS AS", "", "JD"]), [0, send("KS", 1, "K")]), 1, disbelieve);
		expect(ended).toEqual({ event: "ended", loser: 1, why: "no-cards" });
	});

	it("P14 loses for the sender of his last card too, when he takes it", () => {
		const state = after(position(["KS", "7S", "JD"]), [0, send("KS", 1, "K")], [1, believe]);
		expect(game.outcome(state)).toEqual({ loser: 0, why: "no-cards" });
	});

	it("P14 does not lose while it need not send", () => {
		const state = after(position(["KS", "7S", ""]), ...takes(1, "KS", 0));
		expect(game.outcome(state)).toBeNull();
		expect(game.actors(state)).toEqual([1]);
	});

	it("P15 the set goes before it", () => {
		const state = after(position(["KS KH KD KC", "7S 8S 9S", "JD"]), ...takesAll(kings(4), sevenToTen.slice(0, 3)));
		expect(game.hands(state)[1]).toEqual([]);
		expect(game.outcome(state)).toEqual({ loser: 1, why: "set" });
	});

	it("P14 with two players it loses as well", () =>
		expect(game.outcome(after(position(["KS AS", ""]), ...takes(1, "KS", 0)))).toEqual({ loser: 1, why: "no-cards" }));
});

describe("the result", () => {
	it("P15 all others win together", () => {
		expect(game.winners({ loser: 1, why: "set" }, 4)).toEqual([0, 2, 3]);
		expect(game.winners({ loser: 0, why: "no-cards" }, 2)).toEqual([1]);
	});
});
