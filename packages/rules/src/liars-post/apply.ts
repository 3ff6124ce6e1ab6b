import { type Card, rankOf, without } from "../card.ts";
import type { Applied, Seat } from "../game.ts";
import { ok, type Result, refuse } from "../result.ts";
import { refusal } from "./legal.ts";
import { settled } from "./outcome.ts";
import { lastHop } from "./state.ts";
import type { Event, Kind, Move, Refusal, State } from "./types.ts";
import { view } from "./view.ts";

type Step = Applied<State, Event>;

export function apply(state: State, seat: Seat, move: Move): Result<Step, Refusal> {
	if (state.hands[seat] === undefined) return refuse("no-such-seat");
	const reason = refusal(view(state, seat), move);
	if (reason !== null) return refuse(reason);
	const { state: made, events } = step({ ...state, moves: state.moves + 1 }, seat, move);
	const after = settled(made);
	return ok({ state: after, events: after.over === null ? events : [...events, { event: "ended", ...after.over }] });
}

function step(state: State, seat: Seat, move: Move): Step {
	switch (move.move) {
		case "send":
			return sent(state, seat, move.card, move.to, move.claim);
		case "look":
			return looked(state, seat);
		case "pass":
			return passed(state, seat, move.to, move.claim);
		case "call":
			return called(state, seat, move.says);
	}
}

/** P5. */
function sent(state: State, seat: Seat, card: Card, to: Seat, claim: Kind): Step {
	const rest = without(state.hands[seat] ?? [], [card]);
	if (rest === null) throw new Error("a card sent that is not held");
	return {
		state: {
			...state,
			hands: state.hands.with(seat, rest),
			transit: { card, hops: [{ from: seat, to, claim }], looked: false },
		},
		events: [{ event: "sent", seat, to, claim, card }],
	};
}

/** P7. */
function looked(state: State, seat: Seat): Step {
	const transit = inTransit(state);
	return {
		state: { ...state, transit: { ...transit, looked: true } },
		events: [{ event: "looked", seat, card: transit.card }],
	};
}

/** P8. */
function passed(state: State, seat: Seat, to: Seat, claim: Kind): Step {
	const { card, hops } = inTransit(state);
	return {
		state: { ...state, transit: { card, hops: [...hops, { from: seat, to, claim }], looked: false } },
		events: [{ event: "passed", seat, to, claim, card }],
	};
}

/** P9-P11: the card goes to whoever was wrong, face up, and he starts the next turn. */
function called(state: State, seat: Seat, says: boolean): Step {
	const transit = inTransit(state);
	const { card } = transit;
	const { from, claim } = lastHop(transit);
	const right = says === (rankOf(card) === claim);
	const taker = right ? from : seat;
	return {
		state: {
			...state,
			faceUp: state.faceUp.with(taker, [...(state.faceUp[taker] ?? []), card]),
			turn: taker,
			transit: null,
		},
		events: [{ event: "called", seat, says, from, claim, card, taker }],
	};
}

function inTransit({ transit }: State): NonNullable<State["transit"]> {
	if (transit === null) throw new Error("no card is in transit");
	return transit;
}
