import { describe, expect, it } from "vitest";
import {
	accept,
	after,
	challenge,
	discard,
	eventsOf,
	play,
	position,
	refusalOf,
} from "../../testkit/el-mentiroso/position.ts";
import type { Seat } from "../game.ts";
import { elMentiroso as game } from "./index.ts";
import { lastPlay, type Move, type State } from "./types.ts";

const placesOf = (state: State) => game.view(state, "spectator").table.places;

describe("last cards", () => {
	const start = position(["AS", "2S 2H", "3S 3H"]);
	const honest = after(start, [0, play("AS", "A")]);
	const lying = after(start, [0, play("AS", "K")]);

	it("M15 are not out before the next play", () => {
		expect(placesOf(honest)).toEqual([]);
		expect(refusalOf(honest, 0, discard("AS AH AD AC"))).toBe("out-of-cards");
		expect(eventsOf(honest, 1, play("2S", "A")).at(-1)).toEqual({ event: "went-out", seat: 0, place: 1 });
		expect(placesOf(after(honest, [1, play("2S", "A")]))).toEqual([0]);
	});

	it("M15 are out when a challenge fails", () => {
		expect(eventsOf(honest, 2, challenge).at(-1)).toEqual({ event: "went-out", seat: 0, place: 1 });
		expect(game.actors(after(honest, [2, challenge]))).toEqual([2]);
	});

	it("M15 were a lie: the pile comes back, and the player opens", () => {
		const state = after(lying, [1, challenge]);
		expect(game.hands(state)[0]).toEqual(["AS"]);
		expect(placesOf(state)).toEqual([]);
		expect(game.actors(state)).toEqual([0]);
	});

	it("M15 a lie that nobody doubted stands", () => expect(placesOf(after(lying, [1, play("2S", "K")]))).toEqual([0]));
});

describe("last stand", () => {
	const two = position(["AS AH", "2S 2H", "3S 3H"], { discardFrom: 2 });
	const stand = after(two, [2, discard("3S 3H")], [0, play("AS AH", "A")]);
	const lie = after(two, [2, discard("3S 3H")], [0, play("AS AH", "K")]);

	it("M16 challenge or accept, no play", () => {
		expect(game.actors(stand)).toEqual([1]);
		const claim = { seat: 0, count: 2, rank: "A" };
		expect(game.legal(game.view(stand, 1))).toMatchObject({ play: null, challenge: claim, accept: claim });
		expect(refusalOf(stand, 1, play("2S", "A"))).toBe("last-stand");
	});

	it("M16 accepted: the game is over", () => {
		expect(eventsOf(stand, 1, accept)).toEqual([
			{ event: "accepted", seat: 1 },
			{ event: "went-out", seat: 0, place: 2 },
			{ event: "ended", places: [2, 0, 1] },
		]);
		expect(game.actors(after(stand, [1, accept]))).toEqual([]);
	});

	it("M16 challenged in vain: the game is over, the pile taken", () => {
		const state = after(stand, [1, challenge]);
		expect(game.outcome(state)).toEqual({ places: [2, 0, 1] });
		expect(game.hands(state)[1]).toHaveLength(4);
	});

	it("M16 caught: the game goes on", () => {
		const state = after(lie, [1, challenge]);
		expect(game.outcome(state)).toBeNull();
		expect(game.actors(state)).toEqual([0]);
		expect(placesOf(state)).toEqual([2]);
	});

	it("M16 also when others' discards bring it about", () => {
		const played = after(position(["AS", "2S 2H", "3S"], { discardFrom: 2 }), [0, play("AS", "A")]);
		expect(game.view(played, 1).table.lastStand).toBe(false);
		const state = after(played, [1, discard("2S 2H")]);
		expect(game.view(state, 2).table).toMatchObject({ lastStand: true, turn: 2 });
		expect(refusalOf(state, 2, play("3S", "A"))).toBe("last-stand");
		expect(game.outcome(after(state, [2, accept]))).toEqual({ places: [0, 1, 2] });
	});

	it("M16 accept is for the last stand only, and for the seat that stands", () => {
		const early = after(two, [0, play("AS AH", "A")]);
		expect(refusalOf(early, 1, accept)).toBe("nothing-to-accept");
		expect(refusalOf(early, 2, accept)).toBe("not-your-turn");
		expect(refusalOf(two, 0, accept)).toBe("nothing-to-accept");
		expect(refusalOf(stand, 0, accept)).toBe("out-of-cards");
	});

	it("M17 the last cards discarded in a last stand: nobody is left, the last to run out is last", () => {
		expect(eventsOf(lie, 1, discard("2S 2H"))).toEqual([
			{ event: "discarded", seat: 1, cards: ["2S", "2H"] },
			{ event: "went-out", seat: 0, place: 2 },
			{ event: "went-out", seat: 1, place: 3 },
			{ event: "ended", places: [2, 0, 1] },
		]);
	});
});

describe("places", () => {
	it("M17 by the moment the hand ran empty, whenever it was settled", () => {
		const played = after(position(["AS", "2S 2H", "3S 3H", "4S 4H"], { discardFrom: 2 }), [0, play("AS", "K")]);
		expect(eventsOf(played, 3, discard("4S 4H")).at(-1)).toEqual({ event: "went-out", seat: 3, place: null });
		const waiting = after(played, [3, discard("4S 4H")]);
		expect(placesOf(waiting)).toEqual([3]);
		expect(placesOf(after(waiting, [1, play("2S", "K")]))).toEqual([0, 3]);
		expect(placesOf(after(waiting, [1, challenge]))).toEqual([3]);
	});

	it("M17 an earlier empty hand is certain of its place while a later one is not", () => {
		const state = after(position(["AS", "2S", "3S 3H", "4S"]), [0, play("AS", "A")]);
		expect(eventsOf(state, 1, play("2S", "A")).at(-1)).toEqual({ event: "went-out", seat: 0, place: 1 });
	});

	it("M17 a single player with cards is last, even with a play of his own open", () => {
		const state = after(
			position(["AS AH", "2S 2H", "3S 3H"], { discardFrom: 2 }),
			[0, play("AS", "K")],
			[2, discard("3S 3H")],
		);
		expect(game.outcome(after(state, [1, discard("2S 2H")]))).toEqual({ places: [2, 1, 0] });
		expect(game.replayTable(after(state, [1, discard("2S 2H")]))).toMatchObject({ pending: null });
	});

	it("M19 the first place wins, the last loses, those between do neither", () => {
		expect(game.winners({ places: [2, 0, 3, 1] }, 4)).toEqual([2]);
		expect(game.loser({ places: [2, 0, 3, 1] })).toBe(1);
	});

	it("M19 the loser deals, so that the player to his left starts the next game", () =>
		expect(game.nextFirst).toBe("left-of-loser"));
});

describe("the limit", () => {
	/** A lie, caught at once: the player takes it back and plays it again. */
	const round = (seat: Seat): (readonly [Seat, Move])[] => [
		[seat, play("2S", "3")],
		[(seat + 1) % 4, challenge],
	];
	const almost = after(
		position(["KS KH KD", "2S 2H", "4S 4H", "5S 5H 5D"], { first: 1, discardFrom: 2 }),
		...Array.from({ length: lastPlay - 1 }, () => round(1)).flat(),
	);

	it("M18 before the last play the game is on", () => {
		expect(game.view(almost, 0).table.plays).toBe(499);
		expect(game.outcome(almost)).toBeNull();
	});

	it("M18 when it lands the game is over: fewest cards first, then by seat from the first player on", () => {
		const state = after(almost, [1, play("2S", "3")]);
		expect(eventsOf(almost, 1, play("2S", "3")).at(-1)).toEqual({ event: "ended", places: [1, 2, 3, 0] });
		expect(game.replayTable(state)).toEqual({ pile: ["2S"], rank: "3", pending: null, places: [] });
		expect(game.hands(state)[1]).toEqual(["2H"]);
		expect(refusalOf(state, 2, challenge)).toBe("game-over");
	});

	it("M18 a hand that it empties is out, behind those who were out before", () => {
		const state = after(almost, [2, discard("4S 4H")], [1, play("2S 2H", "3")]);
		expect(game.outcome(state)).toEqual({ places: [2, 1, 3, 0] });
		expect(placesOf(state)).toEqual([2, 1]);
	});
});
