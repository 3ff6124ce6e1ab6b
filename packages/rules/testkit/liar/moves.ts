import { pick, type Random, liar as types, unit } from "../../src/index.ts";
import type { Chooser } from "../kit.ts";

type View = types.LiarView;
type Types = types.LiarTypes;
type Move = types.Move;

/** Chances of one game: those who neither guess nor doubt play until their hands are empty. */
export function chooser(random: Random): Chooser<Types> {
	const manners = {
		guess: pick([0, 0, 0.1, 0.5], random),
		lie: pick([0, 0.2, 0.5, 1], random),
		doubt: pick([0, 0, 0.1, 0.5], random),
	};
	return (_view, { ask, answer, judge, guess }, dice) => {
		if (judge) return { move: unit(dice) < manners.doubt ? "doubt" : "trust" };
		if (answer) return { move: "answer", count: unit(dice) < manners.lie ? pick(answer.counts, dice) : answer.truth };
		if (guess && (ask === null || unit(dice) < manners.guess)) return { move: "guess", card: pick(guess.cards, dice) };
		return ask && { move: "ask", card: pick(ask.cards, dice), about: pick(["suit", "rank"], dice) };
	};
}

/** Moves on both sides of what is allowed. */
export function candidate({ own }: View, random: Random): Move {
	const card = pick([...(own?.hand ?? []), ...types.deck], random);
	const moves: Move[] = [
		{ move: "ask", card, about: pick(["suit", "rank"], random) },
		{ move: "answer", count: random.below(4) },
		{ move: "answer", count: random.below(3) },
		{ move: "doubt" },
		{ move: "trust" },
		{ move: "guess", card },
	];
	return pick(moves, random);
}

export function permits(legal: types.Legal, _view: View, move: Move): boolean {
	switch (move.move) {
		case "ask":
			return legal.ask?.cards.includes(move.card) === true;
		case "answer":
			return legal.answer?.counts.includes(move.count) === true;
		case "doubt":
		case "trust":
			return legal.judge !== null;
		case "guess":
			return legal.guess?.cards.includes(move.card) === true;
	}
}
