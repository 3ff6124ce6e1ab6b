import { describe, expect, it } from "vitest";
import {
	after,
	believe,
	disbelieve,
	eventsOf,
	look,
	pass,
	position,
	refusalOf,
	send,
} from "../../testkit/liars-post/position.ts";
import type { Seat } from "../game.ts";
import { liarsPost as game } from "./index.ts";
import type { Event, Kind, Move } from "./types.ts";

const start = position(["QH KS", "7S", "8S", ""]);
const sent = after(start, [0, send("QH", 1, "K")]);
const looked = after(sent, [1, look]);
const passed = after(looked, [1, pass(2, "7")]);

describe("looking", () => {
	it("P7 shows the card to the receiver alone", () => {
		const [event] = eventsOf(sent, 1, look) as [Event];
		expect(game.seen(event, 1)).toEqual({ event: "looked", seat: 1, card: "QH" });
		for (const viewer of [0, 2, 3, "spectator"] as const)
			expect(game.seen(event, viewer)).toEqual({ event: "looked", seat: 1 });
		expect([0, 1, 2, 3].map((seat) => game.view(looked, seat).own?.card)).toEqual(["QH", "QH", null, null]);
	});

	it("P7 is seen by all", () => expect(game.view(looked, "spectator").table.transit?.looked).toBe(true));

	it("P7 is done once, and then there is no calling", () => {
		expect(game.legal(game.view(looked, 1))).toEqual({ send: null, call: null, look: null, pass: { to: [2, 3] } });
		for (const move of [believe, disbelieve, look]) expect(refusalOf(looked, 1, move)).toBe("looked-already");
	});

	it("P7 comes before passing", () => expect(refusalOf(sent, 1, pass(2, "7"))).toBe("look-first"));

	it("P7 is closed with two players", () => {
		const two = after(position(["QH KS", "7S"]), [0, send("QH", 1, "K")]);
		expect(game.legal(game.view(two, 1))).toEqual({
			send: null,
			call: { from: 0, to: 1, claim: "K" },
			look: null,
			pass: null,
		});
		expect(refusalOf(two, 1, look)).toBe("nobody-left");
	});

	it.each([2, 3, 4, 5, 6])("P7 is closed to the last of %i, when all others have had the card", (seats) => {
		const others = Array.from({ length: seats - 2 }, (_, i) => i + 1);
		const round = others.flatMap((seat): (readonly [Seat, Move])[] => [
			[seat, look],
			[seat, pass(seat + 1, "9")],
		]);
		const hands = ["QH KS", ...others.map(() => ""), ""];
		const last = seats - 1;
		const state = after(position(hands), [0, send("QH", 1, "K")], ...round);
		expect(game.actors(state)).toEqual([last]);
		expect(refusalOf(state, last, look)).toBe("nobody-left");
		expect(game.legal(game.view(state, last))).toMatchObject({ call: { from: last - 1, to: last }, look: null });
		expect(game.replayTable(state)).toMatchObject({ transit: { holders: [...Array(seats).keys()] } });
		expect(refusalOf(state, last, believe)).toBeNull();
	});
});

describe("passing", () => {
	it("P8 goes to whoever has not had the card: not to the first sender, nor to oneself", () => {
		expect(refusalOf(looked, 1, pass(0, "7"))).toBe("held-it-already");
		expect(refusalOf(looked, 1, pass(1, "7"))).toBe("held-it-already");
		const further = after(passed, [2, look]);
		expect(game.legal(game.view(further, 2))).toMatchObject({ pass: { to: [3] } });
		for (const had of [0, 1, 2]) expect(refusalOf(further, 2, pass(had, "7"))).toBe("held-it-already");
	});

	it("P8 names any kind: the same, another, the true one", () => {
		for (const kind of ["K", "7", "Q"] satisfies Kind[]) expect(refusalOf(looked, 1, pass(2, kind))).toBeNull();
	});

	it("P8 shows the card to nobody new", () => {
		const [event] = eventsOf(looked, 1, pass(2, "7")) as [Event];
		expect(game.seen(event, 1)).toEqual({ event: "passed", seat: 1, to: 2, claim: "7", card: "QH" });
		for (const viewer of [0, 2, 3, "spectator"] as const)
			expect(game.seen(event, viewer)).toEqual({ event: "passed", seat: 1, to: 2, claim: "7" });
		expect([0, 1, 2, 3].map((seat) => game.view(passed, seat).own?.card)).toEqual(["QH", "QH", null, null]);
	});

	it("P8 gives the new receiver the same choice, about the new claim", () => {
		expect(game.legal(game.view(passed, 2))).toEqual({
			send: null,
			call: { from: 1, to: 2, claim: "7" },
			look: { to: [3] },
			pass: null,
		});
		expect(game.view(passed, 3).table.transit?.hops).toEqual([
			{ from: 0, to: 1, claim: "K" },
			{ from: 1, to: 2, claim: "7" },
		]);
	});

	it("P8 whoever has had the card this turn may have it again in the next", () => {
		const next = after(passed, [2, disbelieve], [1, send("7S", 0, "7")]);
		expect(game.legal(game.view(next, 0))).toMatchObject({ look: { to: [2, 3] } });
	});

	it("P14 is open to a player without cards, who can also receive", () => {
		const empty = after(start, [0, send("QH", 3, "K")], [3, look]);
		expect(game.legal(game.view(empty, 3))).toMatchObject({ pass: { to: [1, 2] } });
		expect(game.actors(after(empty, [3, pass(2, "Q")]))).toEqual([2]);
		expect(game.actors(after(passed, [2, look], [2, pass(3, "Q")]))).toEqual([3]);
	});
});
