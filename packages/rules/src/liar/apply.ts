import { byCode, type Card, without } from "../card.ts";
import type { Applied, Seat } from "../game.ts";
import { ok, type Result, refuse } from "../result.ts";
import { refusal } from "./legal.ts";
import { isAnswered, otherSeat, truthOf } from "./state.ts";
import type { About, Answered, Event, Move, Outcome, Refusal, State } from "./types.ts";
import { view } from "./view.ts";

type Step = Applied<State, Event>;

export function apply(state: State, seat: Seat, move: Move): Result<Step, Refusal> {
	if (state.hands[seat] === undefined) return refuse("no-such-seat");
	const reason = refusal(view(state, seat), move);
	if (reason !== null) return refuse(reason);
	return ok(step({ ...state, moves: state.moves + 1 }, seat, move));
}

function step(state: State, seat: Seat, move: Move): Step {
	switch (move.move) {
		case "ask":
			return asked(state, seat, move.card, move.about);
		case "answer":
			return answered(state, seat, move.count);
		case "trust":
			return trusted(state, seat);
		case "doubt":
			return doubted(state, seat);
		case "guess":
			return guessed(state, seat, move.card);
	}
}

/** L3, L4. */
function asked(state: State, seat: Seat, card: Card, about: About): Step {
	const rest = without(state.hands[seat] ?? [], [card]);
	if (rest === null) throw new Error("a card played that is not held");
	return {
		state: {
			...state,
			hands: state.hands.with(seat, rest),
			faceUp: state.faceUp.with(seat, [...(state.faceUp[seat] ?? []), card]),
			question: { by: seat, card, about, answer: null },
		},
		events: [{ event: "asked", seat, card, about }],
	};
}

/** L5, L6. */
function answered(state: State, seat: Seat, count: number): Step {
	const { question, hands, lied } = state;
	if (question === null) throw new Error("an answer without a question");
	const lie = count !== truthOf(question, hands[seat] ?? []);
	return {
		state: { ...state, question: { ...question, answer: count }, lied: lie ? lied.with(seat, true) : lied },
		events: [{ event: "answered", seat, count, lie }],
	};
}

/** L7: only now does the other's turn begin. */
const trusted = (state: State, seat: Seat): Step => ({
	state: { ...settled(state), turn: otherSeat(seat) },
	events: [{ event: "trusted", seat }],
});

/** L8: the answerer's hand is shown. */
function doubted(state: State, seat: Seat): Step {
	const question = judged(state);
	const of = otherSeat(seat);
	const hand = byCode(state.hands[of] ?? []);
	const truth = truthOf(question, hand);
	const { card, about, answer: count } = question;
	const outcome: Outcome = count === truth ? { winner: of, why: "false-alarm" } : { winner: seat, why: "caught-lie" };
	return ended(settled(state), { event: "doubted", seat, of, card, about, count, truth, hand }, outcome);
}

/** L9. */
function guessed(state: State, seat: Seat, card: Card): Step {
	const { middle } = state;
	const outcome: Outcome =
		card === middle ? { winner: seat, why: "guess-right" } : { winner: otherSeat(seat), why: "guess-wrong" };
	return ended(state, { event: "guessed", seat, card, middle }, outcome);
}

const ended = (state: State, event: Event, over: Outcome): Step => ({
	state: { ...state, over },
	events: [event, { event: "ended", ...over }],
});

/** The question goes to those of earlier turns. */
const settled = (state: State): State => ({ ...state, question: null, asked: [...state.asked, judged(state)] });

function judged({ question }: State): Answered {
	if (question === null || !isAnswered(question)) throw new Error("no answer to judge");
	return question;
}
