import { games, type liar, type Seat } from "@fibbers/rules";
import { liarPosition } from "@fibbers/rules/testkit";
import { beforeAll, describe, expect, it } from "vitest";
import { Advisor } from "./advisor.ts";
import { loadTable } from "./load.ts";

const { after, answer, ask, guess, position, trust } = liarPosition;
const game = games.liar;

let advisor: Advisor;
beforeAll(async () => {
	advisor = new Advisor(await loadTable());
});

/** The moves that are made at all, with their chances. */
const made = (state: liar.State, seat: Seat) =>
	advisor
		.advise(game.view(state, seat))
		.filter(({ chance }) => chance > 0)
		.map(({ move, chance }) => [move, chance]);

const start = position("KS QS JS KH", "QH JH KD QD", "JD");
const spades = after(
	start,
	[0, ask("KS", "suit")],
	[1, answer(0)],
	[0, trust],
	[1, ask("QH", "rank")],
	[0, answer(1)],
	[1, trust],
);

describe("where the table says nothing", () => {
	it("an answer that everybody knows to be false is doubted", () => {
		// With KS, QS and JS face up no spade is left.
		const asked = after(
			spades,
			[0, ask("QS", "suit")],
			[1, answer(0)],
			[0, trust],
			[1, ask("JH", "rank")],
			[0, answer(1)],
		);
		const lie = after(asked, [1, trust], [0, ask("JS", "suit")], [1, answer(1)]);
		expect(made(lie, 0)).toEqual([[{ move: "doubt" }, 1]]);
	});

	const trusted = after(spades, [0, ask("QS", "suit")], [1, answer(2)], [0, trust]);

	it("whoever was believed such an answer asks on, tells the truth, and guesses when he knows the card", () => {
		expect(made(trusted, 1).map(([move]) => move)).not.toContainEqual({ move: "doubt" });
		const asked = after(trusted, [1, ask("JH", "rank")]);
		for (const [move] of made(asked, 0)) expect(move).toMatchObject({ move: "answer" });
	});

	const sixPlayed = after(
		spades,
		[0, ask("QS", "suit")],
		[1, answer(0)],
		[0, trust],
		[1, ask("JH", "rank")],
		[0, answer(1)],
		[1, trust],
		[0, ask("JS", "suit")],
		[1, answer(0)],
		[0, trust],
		[1, ask("KD", "suit")],
		[0, answer(0)],
		[1, trust],
	);
	const lastPlayed = after(sixPlayed, [0, ask("KH", "rank")]);

	it("nobody plays his last card as first player", () => {
		for (const [move] of made(sixPlayed, 0)) expect(move).toMatchObject({ move: "guess" });
	});

	it("whoever is asked with the last card tells the truth, is doubted, and knows the middle card", () => {
		expect(made(lastPlayed, 1)).toEqual([[answer(0), 1]]);
		const answered = after(lastPlayed, [1, answer(0)]);
		expect(made(answered, 0)).toEqual([[{ move: "doubt" }, 1]]);
		expect(made(after(answered, [0, trust]), 1)).toEqual([[guess("JD"), 1]]);
	});
});
