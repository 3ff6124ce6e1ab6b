import { games, type liarsPost, seededRandom } from "@fibbers/rules";
import { liarsPostPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { match, outcomeOf, tableOf } from "../../../testkit/match.ts";
import { liarsPostLevels } from "../levels.ts";
import { type Shrewdness, shrewdPlayer } from "./player.ts";

const { after, disbelieve, look, position, send, takes } = liarsPostPosition;
const game = games["liars-post"];
const shrewdness: Shrewdness = { malice: 2, lookMargin: 0.1, softness: 0.006 };

/** What a seat does in the same position with different luck. */
const decisions = (state: ReturnType<typeof position>, seat: number, traits: Partial<Shrewdness> = {}) => {
	const bot = shrewdPlayer(() => ({ ...shrewdness, ...traits }));
	return Array.from({ length: 40 }, (_, seed) => bot.decide(game.view(state, seat), seededRandom(seed)));
};

describe("the shrewd player", () => {
	it.each([2, 4, 6])("among %i loses clearly less often than players of medium strength", (seats) => {
		const options: liarsPost.Options = { deck: "double", eightDifferent: false };
		const count = 300;
		let lost = 0;
		for (let seed = 0; seed < count; seed++) {
			const players = tableOf(seats, liarsPostLevels.medium).with(seed % seats, liarsPostLevels.hard);
			if (outcomeOf(match(game, options, players, seed)).loser === seed % seats) lost++;
		}
		expect(lost / count).toBeLessThan(0.75 / seats);
	});

	it("sends a card where it ends the game", () => {
		const start = position(["KS AS QH AD 7S", "KH KD KC JS JH", "9S 9H 9D 8S"], { first: 1 });
		const three = after(
			start,
			...takes(2, "KH", 1),
			...takes(1, "9S", 2),
			...takes(2, "KD", 1),
			...takes(1, "9H", 2),
			...takes(2, "KC", 1),
			...takes(0, "9D", 2),
		);
		const moves = decisions(three, 0, { softness: 0.0001 });
		for (const move of moves) expect(move).toMatchObject({ move: "send", card: "KS", to: 2 });
	});

	it("calls false what cannot be", () => {
		const start = position(["KH QH", "AS AH AD AC"], { deck: "single" });
		for (const move of decisions(after(start, [0, send("KH", 1, "A")]), 1)) expect(move).toEqual(disbelieve);
	});

	it("never says a kind of which all cards are face up", () => {
		const start = position(["AS KS QS JD", "AH AD AC JS"], { deck: "single", first: 1 });
		const aces = after(start, ...takes(0, "AH", 1), ...takes(1, "AS", 0), ...takes(0, "AD", 1));
		const gone = after(aces, ...takes(1, "KS", 0), ...takes(0, "AC", 1));
		for (const move of decisions(gone, 0)) expect(move).not.toMatchObject({ claim: "A" });
	});

	it("looks where that promises enough, and passes on to one who has not had the card", () => {
		const start = position(["AS KS QS JS", "QS QH QD QC", "JS JH JD JC", "TS TH TD TC"]);
		const sent = after(start, [0, send("AS", 2, "A")]);
		for (const move of decisions(sent, 2, { lookMargin: -1 })) expect(move).toEqual(look);
		for (const move of decisions(sent, 2, { lookMargin: 1 })) expect(move).toMatchObject({ move: "call" });
		const seats = decisions(after(sent, [2, look]), 2).map((move) => (move?.move === "pass" ? move.to : null));
		for (const to of seats) expect([1, 3]).toContain(to);
	});

	it("believes one who was honest so far, and doubts one who was not", () => {
		const state = after(position(["AS KS QS JS 9S", "QS QH QD QC", "JS JH JD JC"]), [0, send("AS", 1, "A")]);
		const told = (card: "KS" | "QS"): liarsPost.Event[] =>
			Array.from({ length: 6 }, (): liarsPost.Event[] => [
				{ event: "sent", seat: 0, to: 2, claim: "K" },
				{ event: "called", seat: 2, says: true, from: 0, claim: "K", card, taker: card === "KS" ? 0 : 2 },
			]).flat();
		const bot = shrewdPlayer(() => ({ ...shrewdness, softness: 0.0001 }));
		const says = (log: liarsPost.Event[]) => bot.decide(game.view(state, 1), seededRandom(1), () => log);
		expect(says(told("KS"))).toEqual({ move: "call", says: true });
		expect(says(told("QS"))).toEqual({ move: "call", says: false });
	});
});
