import { describe, expect, it } from "vitest";
import {
	after,
	cards,
	challenge,
	discard,
	eventsOf,
	play,
	position,
	refusalOf,
} from "../../testkit/el-mentiroso/position.ts";
import { elMentiroso as game } from "./index.ts";
import type { Event } from "./types.ts";

const start = position(["AS AH AD 2S 2H", "3S 3H 4S", "5S 5H 6S", "7S 7H"]);
const honest = after(start, [0, play("AS AH", "A")]);
const lying = after(start, [0, play("AS 2S", "A")]);

describe("challenges", () => {
	it("M8 every other seat with cards may challenge, on turn or not", () => {
		for (const seat of [1, 2, 3]) {
			expect(game.legal(game.view(honest, seat))?.challenge).toEqual({ seat: 0, count: 2, rank: "A" });
			expect(refusalOf(honest, seat, challenge)).toBeNull();
		}
	});

	it("M8 nobody challenges his own play, or before there is one", () => {
		expect(refusalOf(honest, 0, challenge)).toBe("own-play");
		expect(refusalOf(start, 1, challenge)).toBe("nothing-to-challenge");
	});

	it("M8 only the last play is challenged", () => {
		const state = after(lying, [1, play("3S", "A")]);
		expect(eventsOf(state, 0, challenge)[0]).toMatchObject({ seat: 1, by: 0, cards: ["3S"], taken: 3 });
		expect(eventsOf(after(lying, [1, play("3S", "A")]), 2, challenge)[0]).toMatchObject({ seat: 1, taker: 1 });
	});

	it("M8 players who are out can no longer challenge", () => {
		const state = after(position(["AS", "2S 2H", "3S 3H"]), [0, play("AS", "A")], [1, play("2S", "A")]);
		expect(refusalOf(state, 0, challenge)).toBe("out-of-cards");
		expect(game.legal(game.view(state, 0))).toEqual({ play: null, challenge: null, accept: null, discard: null });
	});

	it("M9 the cards of the play are shown to all, and no others of the pile", () => {
		const state = after(lying, [1, play("3S 4S", "A")]);
		const [event] = eventsOf(state, 3, challenge) as [Event];
		for (const viewer of [0, 1, 2, 3, "spectator"] as const) expect(game.seen(event, viewer)).toEqual(event);
		expect(event).toEqual({
			event: "challenged",
			seat: 1,
			by: 3,
			rank: "A",
			cards: ["3S", "4S"],
			lie: true,
			taker: 1,
			taken: 4,
		});
	});

	it("M9 a play shows its cards to its own player only", () => {
		const [event] = eventsOf(start, 0, play("AS 2S", "A")) as [Event];
		expect(game.seen(event, 0)).toHaveProperty("cards", ["AS", "2S"]);
		for (const viewer of [1, 2, 3, "spectator"] as const)
			expect(game.seen(event, viewer)).toEqual({ event: "played", seat: 0, count: 2, rank: "A" });
	});

	it("M9 a taken pile does not tell who laid which card", () => {
		const hands = ["9S 2S", "2H 9H", "KS KH"];
		const one = after(
			position(hands),
			[0, play("9S", "9")],
			[1, play("2H", "9")],
			[2, play("KS", "9")],
			[0, challenge],
		);
		const two = after(
			position(hands),
			[0, play("2S", "9")],
			[1, play("9H", "9")],
			[2, play("KS", "9")],
			[0, challenge],
		);
		expect(game.view(one, 2).own?.hand).toEqual(cards("2H 9S KH KS"));
		expect(game.view(two, 2).own?.hand).toEqual(cards("2S 9H KH KS"));
	});

	it("M10 a true play: whoever challenged takes the whole pile", () => {
		const state = after(honest, [2, challenge]);
		expect(game.hands(state)[2]).toHaveLength(5);
		expect(game.hands(state)[0]).toHaveLength(3);
		expect(game.view(state, 2).table).toMatchObject({ claims: [], pending: null, nextRank: null });
	});

	it("M10 one card of another rank makes it a lie, and the liar takes the pile", () => {
		const state = after(lying, [2, challenge]);
		expect(game.hands(state).map((hand) => hand.length)).toEqual([5, 3, 3, 2]);
		expect(eventsOf(lying, 2, challenge)[0]).toMatchObject({ lie: true, taker: 0, taken: 2 });
	});

	it("M11 the taker opens", () => {
		expect(game.actors(after(honest, [2, challenge]))).toEqual([2]);
		expect(game.actors(after(lying, [2, challenge]))).toEqual([0]);
	});

	it("M12 the first challenge counts: the second finds nothing to challenge", () =>
		expect(refusalOf(after(honest, [2, challenge]), 3, challenge)).toBe("nothing-to-challenge"));

	it("M12 plays and challenges go on to a new moment, discards do not", () => {
		const state = position(["AS AH AD AC 2S", "3S 3H", "4S 4H"]);
		const put = after(state, [0, discard("AS AH AD AC")]);
		const played = after(put, [0, play("2S", "A")]);
		const moments = [state, put, played, after(played, [1, challenge])].map(game.moment);
		expect(moments).toEqual([0, 0, 1, 2]);
		expect(game.timeless).toEqual(["discard"]);
	});

	it("M8 others than the one on turn may challenge, so there is a time to doubt", () =>
		expect(game.hasDoubtTime).toBe(true));

	it("M9 a challenge is what turns cards over", () => expect(game.reveals).toEqual(["challenged"]));

	it("M12 only a play on top of an open one ends the time for doubt", () => {
		expect(game.endsDoubt(honest, play("3S", "A"))).toBe(true);
		expect(game.endsDoubt(start, play("AS", "A"))).toBe(false);
		expect(game.endsDoubt(honest, challenge)).toBe(false);
		expect(game.endsDoubt(honest, discard("3S 3H"))).toBe(false);
	});
});
