import { describe, expect, it } from "vitest";
import {
	after,
	believe,
	disbelieve,
	eventsOf,
	look,
	pass,
	position,
	send,
	takes,
} from "../../testkit/liars-post/position.ts";
import type { Seat } from "../game.ts";
import { liarsPost as game } from "./index.ts";
import type { Event, Move } from "./types.ts";

const start = position(["QH KS", "7S JS", "8S TS"]);
const lie = after(start, [0, send("QH", 1, "K")]);
const truth = after(start, [0, send("QH", 1, "Q")]);
const takerOf = (state: typeof start, seat: Seat, move: Move) => eventsOf(state, seat, move)[0];

describe("calls", () => {
	it.each([
		["a truth believed", truth, believe, 0],
		["a lie not believed", lie, disbelieve, 0],
		["a lie believed", lie, believe, 1],
		["a truth not believed", truth, disbelieve, 1],
	])("P10 %s", (_, state, move, taker) => {
		expect(takerOf(state, 1, move)).toMatchObject({ event: "called", seat: 1, from: 0, card: "QH", taker });
		const done = after(state, [1, move]);
		expect(game.view(done, 2).table.faceUp[taker]).toEqual(["QH"]);
		expect(game.view(done, 2).table.faceUp[1 - taker]).toEqual([]);
		expect(game.actors(done)).toEqual([taker]);
	});

	it("P9 turn the card up for all", () => {
		const [event] = eventsOf(lie, 1, disbelieve) as [Event];
		expect(event).toEqual({
			event: "called",
			seat: 1,
			says: false,
			from: 0,
			claim: "K",
			card: "QH",
			taker: 0,
		});
		for (const viewer of [0, 1, 2, "spectator"] as const) expect(game.seen(event, viewer)).toEqual(event);
		expect(game.reveals).toEqual(["called"]);
	});

	it("P1 only the kind is compared, not the suit", () => {
		const other = after(position(["QC KS", "7S", "8S"]), [0, send("QC", 1, "Q")]);
		expect(takerOf(other, 1, believe)).toMatchObject({ taker: 0 });
	});

	it("P10 concern the last slide only, not what was said first", () => {
		const passed = after(truth, [1, look], [1, pass(2, "7")]);
		expect(takerOf(passed, 2, disbelieve)).toMatchObject({ from: 1, claim: "7", taker: 1 });
		expect(takerOf(passed, 2, believe)).toMatchObject({ from: 1, claim: "7", taker: 2 });
		const honest = after(lie, [1, look], [1, pass(2, "Q")]);
		expect(takerOf(honest, 2, believe)).toMatchObject({ from: 1, claim: "Q", taker: 1 });
	});

	it("P11 the taker keeps what he took, in order, and sends the next card", () => {
		const state = after(start, ...takes(1, "QH", 0), ...takes(0, "7S", 1), ...takes(1, "KS", 0));
		expect(game.view(state, "spectator").table).toMatchObject({
			faceUp: [["7S"], ["QH", "KS"], []],
			turn: 1,
			transit: null,
			counts: [0, 1, 2],
		});
		expect(game.legal(game.view(state, 1))).toMatchObject({ send: { cards: ["JS"], to: [0, 2] } });
	});

	it("P14 are open to a player without cards", () => {
		const state = after(position(["QH KS", "7S", ""]), [0, send("QH", 2, "Q")]);
		expect(takerOf(state, 2, believe)).toMatchObject({ taker: 0 });
	});

	it("P10 the example: Ben passes Anna's card on to Carla, and has to take it", () => {
		const [anna, ben, carla] = [0, 1, 2];
		const before = after(
			position(["KS KH QS QD QH AS", "7S 8S 9S TS AH", "AD AC"]),
			...takes(ben, "KS", anna),
			...takes(anna, "7S", ben),
			...takes(ben, "KH", anna),
			...takes(anna, "8S", ben),
			...takes(ben, "QS", anna),
			...takes(anna, "9S", ben),
			...takes(ben, "QD", anna),
			...takes(anna, "TS", ben),
		);
		expect(game.view(before, carla).table.faceUp[ben]).toEqual(["KS", "KH", "QS", "QD"]);
		expect(eventsOf(before, anna, send("QH", ben, "K"))).toEqual([
			{ event: "sent", seat: anna, to: ben, claim: "K", card: "QH" },
		]);
		const atBen = after(before, [anna, send("QH", ben, "K")]);
		expect(eventsOf(atBen, ben, look)).toEqual([{ event: "looked", seat: ben, card: "QH" }]);
		const seen = after(atBen, [ben, look]);
		expect(eventsOf(seen, ben, pass(carla, "7"))).toEqual([
			{ event: "passed", seat: ben, to: carla, claim: "7", card: "QH" },
		]);
		const atCarla = after(seen, [ben, pass(carla, "7")]);
		expect(eventsOf(atCarla, carla, disbelieve)).toEqual([
			{ event: "called", seat: carla, says: false, from: ben, claim: "7", card: "QH", taker: ben },
		]);
		const end = after(atCarla, [carla, disbelieve]);
		expect(game.view(end, anna).table.faceUp[ben]).toEqual(["KS", "KH", "QS", "QD", "QH"]);
		expect(game.actors(end)).toEqual([ben]);
		expect(game.outcome(end)).toBeNull();
	});
});
