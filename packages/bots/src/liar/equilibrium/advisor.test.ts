import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Card, games, liar, type Seat } from "@fibbers/rules";
import { forSeeds, liarPosition } from "@fibbers/rules/testkit";
import { beforeAll, describe, expect, it } from "vitest";
import { match, tableOf } from "../../../testkit/match.ts";
import { randomPlayers } from "../../../testkit/random-players.ts";
import { Advisor } from "./advisor.ts";
import { loadTable } from "./load.ts";
import { mirrors } from "./mirrors.ts";

const { after, answer, ask, position, trust } = liarPosition;
const game = games.liar;
const file = "packages/bots/src/liar/equilibrium/advisor.test.ts";

let advisor: Advisor;
beforeAll(async () => {
	advisor = new Advisor(await loadTable());
});

/** The chance of each move, by its JSON. */
const chances = (view: liar.LiarView): Map<string, number> =>
	new Map(advisor.advise(view).map(({ move, chance }) => [JSON.stringify(move), chance]));

/** Every moment of games between players who do anything, as the seat to act sees it, with all that led there. */
function* moments(seed: number): Generator<{ state: liar.State; seat: Seat; moves: [Seat, liar.Move][] }> {
	const moves: [Seat, liar.Move][] = [];
	for (const { state, seat, move } of match(game, {}, tableOf(2, randomPlayers.liar), seed)) {
		if (move === null) continue;
		yield { state, seat, moves: [...moves] };
		moves.push([seat, move]);
	}
}

const numberOf = (card: Card): number => liar.deck.indexOf(card);

describe("the table", () => {
	it("is the one that was examined", () => {
		const bytes = readFileSync(new URL("table.br", import.meta.url));
		const { sha256 } = JSON.parse(readFileSync(new URL("table.json", import.meta.url), "utf8"));
		expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
		expect(bytes.length).toBeLessThan(8_000_000);
	});
});

describe("advice", () => {
	it("is about all legal moves and no other, and sums to 1", () =>
		forSeeds(300, file, (seed) => {
			for (const { state, seat } of moments(seed)) {
				const advice = advisor.advise(game.view(state, seat));
				expect(advice.length).toBeGreaterThan(0);
				for (const { move, chance } of advice) {
					expect(game.apply(state, seat, move).ok).toBe(true);
					expect(chance).toBeGreaterThanOrEqual(0);
				}
				expect(advice.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 12);
			}
		}));

	it("is the same for all 72 mirror images", () =>
		forSeeds(20, file, (seed) => {
			for (const { state, seat, moves } of moments(seed)) {
				const plain = chances(game.view(state, seat));
				for (const { cards, turned } of mirrors) {
					const imageOf = (card: Card): Card => liar.deck[cards[numberOf(card)] ?? 0] ?? card;
					const image = (move: liar.Move): liar.Move => {
						if (move.move === "guess") return { ...move, card: imageOf(move.card) };
						if (move.move !== "ask") return move;
						const about = (move.about === "suit") === (turned === 0) ? "suit" : "rank";
						return { ...move, card: imageOf(move.card), about };
					};
					const start = game.setup(
						{},
						{
							hands: [0, 1].map((one) => [...(state.faceUp[one] ?? []), ...(state.hands[one] ?? [])].map(imageOf)),
							first: moves[0]?.[0] ?? state.turn,
							middle: imageOf(state.middle),
						},
					);
					const there = after(start, ...moves.map(([by, move]): [Seat, liar.Move] => [by, image(move)]));
					const seen = chances(game.view(there, seat));
					for (const [move, chance] of plain) {
						const same = seen.get(JSON.stringify(image(JSON.parse(move))));
						expect(same, `${move} in ${JSON.stringify(moves)}`).toBeCloseTo(chance, 12);
					}
				}
			}
		}));

	it("is nothing for spectators, out of turn, and after the end", () => {
		const start = position("KS QS JH QH", "JS KH KD JD", "QD");
		expect(advisor.advise(game.view(start, "spectator"))).toEqual([]);
		expect(advisor.advise(game.view(start, 1))).toEqual([]);
		expect(advisor.advise(game.view(after(start, [0, liarPosition.guess("QD")]), 0))).toEqual([]);
	});

	const start = position("KS QS JH QH", "JS KH KD JD", "QD");

	it("is to doubt what cannot be, and to trust what must be", () => {
		const asked = after(start, [0, ask("KS", "suit")]);
		// One spade is out of sight.
		expect(chances(game.view(after(asked, [1, answer(2)]), 0)).get('{"move":"doubt"}')).toBe(1);
		const told = after(asked, [1, answer(0)], [0, trust], [1, ask("KH", "rank")], [0, answer(1)]);
		expect(chances(game.view(told, 1)).get('{"move":"doubt"}')).toBe(1);
	});

	it("is seldom to guess at first", () => {
		const guesses = advisor.advise(game.view(start, 0)).filter(({ move }) => move.move === "guess");
		expect(guesses.reduce((total, { chance }) => total + chance, 0)).toBeLessThan(0.1);
	});

	it("is found within a moment", () => {
		const views = [...Array(50).keys()].flatMap((seed) =>
			[...moments(seed)].map(({ state, seat }) => game.view(state, seat)),
		);
		const begin = performance.now();
		for (const view of views) advisor.advise(view);
		expect((performance.now() - begin) / views.length).toBeLessThan(20);
	});
});
