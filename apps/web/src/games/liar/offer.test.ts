import type { liar } from "@fibbers/rules";
import { forSeeds, liarKit, playout } from "@fibbers/rules/testkit";
import { expect, test } from "vitest";
import { doubtReason, plainOffer } from "./offer.ts";
import { legalNow, type Move, type Props } from "./props.ts";
import { chooseAbout, chooseCard, chooseCount, chooseGuess, type Selection, selection, turnTo } from "./selection.ts";

const { game } = liarKit;
const file = "apps/web/src/games/liar/offer.test.ts";

function propsOf(state: liar.State, seat: number): Props {
	const { table, own } = game.view(state, seat);
	const info = { seats: [{ name: "Ana" }, { name: "Nico" }] };
	return { info, table, own, seat } as unknown as Props;
}

/** Presses what leads to a move, as a player would. */
function choose(choice: Selection, move: Move): void {
	if (move.move === "ask") {
		chooseCard(choice, move.card);
		chooseAbout(choice, move.about);
	}
	if (move.move === "answer") chooseCount(choice, move.count);
	if (move.move === "guess") {
		turnTo(choice, "guess");
		chooseGuess(choice, move.card);
	}
}

test("in every state of a game each move is within reach of whoever decides, and none of the other", () => {
	forSeeds(100, file, (seed) => {
		for (const { before, seat, move } of playout(liarKit, seed).steps) {
			const props = propsOf(before, seat);
			const legal = legalNow(props);
			const choice = selection();
			choose(choice, move);
			if (move.move === "doubt") expect(doubtReason(props, legal)).toBeNull();
			else expect(plainOffer(props, legal, choice).move).toEqual(move);
			const other = propsOf(before, 1 - seat);
			expect(plainOffer(other, legalNow(other), selection()).move).toBeNull();
			expect(doubtReason(other, legalNow(other))).not.toBeNull();
		}
	});
});

test("an answer is the truth until something else is chosen; a question and a guess have to be chosen", () => {
	forSeeds(50, file, (seed) => {
		for (const { before, seat } of playout(liarKit, seed).steps) {
			const props = propsOf(before, seat);
			const legal = legalNow(props);
			const { move } = plainOffer(props, legal, selection());
			if (legal.answer !== null) expect(move).toEqual({ move: "answer", count: legal.answer.truth });
			if (legal.guess !== null) expect(move).toBeNull();
		}
	});
});
