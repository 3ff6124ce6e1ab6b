import { describe, expect, it } from "vitest";
import { after, challenge, eventsOf, play, position, refusalOf } from "../../testkit/el-mentiroso/position.ts";
import { ranks } from "../card.ts";
import { elMentiroso as game } from "./index.ts";

const start = position(["AS AH AD 2S 2H", "3S 3H 4S", "5S 5H 6S", "7S 7H"]);

describe("plays", () => {
	it("M3 whoever is on turn has to play", () => {
		expect(game.actors(start)).toEqual([0]);
		expect(game.legal(game.view(start, 0))).toMatchObject({ challenge: null, accept: null, discard: null });
		expect(game.legal(game.view(start, 1))).toEqual({ play: null, challenge: null, accept: null, discard: null });
		expect(game.legal(game.view(start, "spectator"))).toBeNull();
	});

	it.each([1, 2, 3, 4])("M4 %i cards may be played, true or not", (count) => {
		const cards = ["AS", "2S", "2H", "AD"].slice(0, count).join(" ");
		const state = after(start, [0, play(cards, "A")]);
		expect(game.view(state, 1).table).toMatchObject({ pending: { seat: 0, count, rank: "A" }, plays: 1 });
		expect(game.hands(state)[0]).toHaveLength(5 - count);
	});

	it("M4 no cards or five are refused", () => {
		expect(refusalOf(start, 0, play("", "A"))).toBe("bad-count");
		expect(refusalOf(start, 0, play("AS AH AD 2S 2H", "A"))).toBe("bad-count");
	});

	it("M4 the announced number is the number of cards, by construction", () =>
		expect(eventsOf(start, 0, play("AS 2S", "K"))).toEqual([
			{ event: "played", seat: 0, count: 2, rank: "K", cards: ["AS", "2S"] },
		]));

	it("M5 the turn goes to the next seat, and round the table", () => {
		const turns = [
			[0, play("AS", "A")],
			[1, play("3S", "A")],
			[2, play("5S", "A")],
			[3, play("7S", "A")],
		] as const;
		expect(turns.map((_, i) => game.actors(after(start, ...turns.slice(0, i + 1))))).toEqual([[1], [2], [3], [0]]);
	});

	it("M5 seats without cards are skipped", () => {
		const state = after(
			position(["AS AH", "2S", "3S 3H", "4S 4H"], { first: 1 }),
			[1, play("2S", "2")],
			[2, play("3S", "2")],
		);
		expect(game.actors(after(state, [3, play("4S", "2")], [0, play("AS", "2")]))).toEqual([2]);
	});

	it("M6 locked: the opener's rank for the whole cycle", () => {
		const state = after(start, [0, play("AS", "9")], [1, play("3S", "9")]);
		expect(game.legal(game.view(state, 2))?.play?.ranks).toEqual(["9"]);
		expect(refusalOf(state, 2, play("5S", "5"))).toBe("bad-rank");
		expect(refusalOf(state, 2, play("5S", "T"))).toBe("bad-rank");
	});

	it("M6 climbs: one rank up each time, the Ace after the King", () => {
		const hands = ["AS AH AD AC 2S", "3S 3H 3D 3C 4S", "5S 5H 5D 5C 6S"];
		let state = position(hands, { rank: "climbs" });
		for (const [i, rank] of (["J", "Q", "K", "A", "2"] as const).entries()) {
			const seat = i % 3;
			const card = hands[seat]?.split(" ")[Math.floor(i / 3)] ?? "";
			if (i > 0) expect(game.legal(game.view(state, seat))?.play?.ranks).toEqual([rank]);
			if (i > 0) expect(refusalOf(state, seat, play(card, "J"))).toBe("bad-rank");
			state = after(state, [seat, play(card, rank)]);
		}
		expect(game.replayTable(state)).toMatchObject({ rank: "2" });
	});

	it("M7 the opener of a cycle names any rank", () => {
		expect(game.legal(game.view(start, 0))?.play).toEqual({ min: 1, max: 4, ranks });
		const again = after(start, [0, play("2S", "A")], [1, challenge]);
		expect(game.legal(game.view(again, 0))?.play?.ranks).toEqual(ranks);
		for (const rank of ranks) expect(refusalOf(again, 0, play("AS", rank))).toBeNull();
	});
});
