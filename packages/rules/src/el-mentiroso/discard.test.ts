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
import { elMentiroso as game } from "./index.ts";

const hands = ["AS AH AD AC 2S", "3S 3H 3D 4S", "5S 5H 6S"];

describe("discards", () => {
	it("M13 four of a rank leave the game, face up, and the turn stays", () => {
		const state = after(position(hands), [0, discard("AS AH AD AC")]);
		expect(game.view(state, "spectator").table).toMatchObject({
			discarded: ["AS", "AH", "AD", "AC"],
			turn: 0,
			plays: 0,
		});
		expect(game.hands(state)[0]).toEqual(["2S"]);
		expect(eventsOf(position(hands), 0, discard("AC AD AS AH"))).toEqual([
			{ event: "discarded", seat: 0, cards: ["AC", "AD", "AS", "AH"] },
		]);
	});

	it.each([
		[4, "AS AH AD AC", "AS AH AD"],
		[3, "AS AH AD", "AS AH"],
		[2, "AS AH", "AS"],
	] as const)("M13 with a table's number of %i", (discardFrom, enough, tooFew) => {
		const state = position(hands, { discardFrom });
		expect(refusalOf(state, 0, discard(enough))).toBeNull();
		expect(refusalOf(state, 0, discard("AS AH AD AC"))).toBeNull();
		expect(refusalOf(state, 0, discard(tooFew))).toBe("too-few-cards");
		expect(refusalOf(state, 0, discard(""))).toBe("too-few-cards");
	});

	it("M13 legal names the ranks that are held often enough", () => {
		const legal = (discardFrom: 0 | 2 | 3 | 4, seat: number) =>
			game.legal(game.view(position(hands, { discardFrom }), seat))?.discard;
		expect(legal(3, 1)).toEqual({ min: 3, ranks: ["3"] });
		expect(legal(4, 1)).toBeNull();
		expect(legal(2, 2)).toEqual({ min: 2, ranks: ["5"] });
		expect(legal(0, 0)).toBeNull();
	});

	it("M13 no discarding", () =>
		expect(refusalOf(position(hands, { discardFrom: 0 }), 0, discard("AS AH AD AC"))).toBe("no-discarding"));

	it("M13 out of turn, and while a play can be challenged: nothing else changes", () => {
		const played = after(position(hands, { discardFrom: 3 }), [0, play("AS", "A")]);
		const state = after(played, [0, discard("AH AD AC")]);
		expect(game.view(state, 2).table).toMatchObject({ pending: { seat: 0 }, turn: 1, counts: [1, 4, 3] });
		expect(refusalOf(state, 2, challenge)).toBeNull();
		expect(refusalOf(state, 1, play("4S", "A"))).toBeNull();
	});

	it("M13 the player on turn runs empty by it: the turn goes on", () => {
		const opening = after(position(["AS AH", "2S", "3S", "4S"], { discardFrom: 2 }), [0, discard("AS AH")]);
		expect(game.actors(opening)).toEqual([1]);
		expect(game.legal(game.view(opening, 1))?.play?.ranks).toHaveLength(13);

		const midway = after(
			position(["2S 2H", "AS AH", "3S", "4S"], { discardFrom: 2 }),
			[0, play("2S", "2")],
			[1, discard("AS AH")],
		);
		expect(game.actors(midway)).toEqual([2]);
		expect(refusalOf(midway, 3, challenge)).toBeNull();
	});

	it("M14 out by discard at once", () => {
		const state = position(["AS AH", "2S", "3S", "4S 4H"], { discardFrom: 2 });
		expect(eventsOf(state, 3, discard("4S 4H"))).toEqual([
			{ event: "discarded", seat: 3, cards: ["4S", "4H"] },
			{ event: "went-out", seat: 3, place: 1 },
		]);
		expect(game.view(after(state, [3, discard("4S 4H")]), 0).table.places).toEqual([3]);
	});

	describe("M15 the rest discarded while the own last play can be challenged", () => {
		const start = position(["AS AH 2S", "3S 3H", "4S 4H"], { discardFrom: 2 });
		const lie = after(start, [0, play("2S", "9")], [0, discard("AS AH")]);

		it("M15 is not out yet", () => {
			expect(game.view(lie, 1).table).toMatchObject({ places: [], pending: { seat: 0 }, lastStand: false });
			expect(eventsOf(after(start, [0, play("2S", "9")]), 0, discard("AS AH"))).toHaveLength(1);
		});

		it("M15 comes back when caught", () => {
			const state = after(lie, [2, challenge]);
			expect(game.hands(state)[0]).toEqual(["2S"]);
			expect(game.view(state, 1).table).toMatchObject({ places: [], turn: 0 });
		});

		it("M15 is out when the next play lands", () =>
			expect(eventsOf(lie, 1, play("3S", "9")).at(-1)).toEqual({ event: "went-out", seat: 0, place: 1 }));

		it("M15 with one other player it is a last stand", () => {
			const state = after(start, [1, discard("3S 3H")], [0, play("2S", "2")], [0, discard("AS AH")]);
			expect(game.view(state, 2).table).toMatchObject({ lastStand: true, turn: 2 });
			expect(game.outcome(after(state, [2, accept]))).toEqual({ places: [1, 0, 2] });
		});
	});
});
