import { byCode, type Card, type Rank, without } from "../card.ts";
import type { Applied, Seat } from "../game.ts";
import { ok, type Result, refuse } from "../result.ts";
import { refusal } from "./legal.ts";
import { holders, isLastStand, isLie, isOut, nextHolder, pending, placed, provisional, ranEmptyAt } from "./state.ts";
import { type Event, lastPlay, type Move, type Play, type Refusal, type State } from "./types.ts";
import { view } from "./view.ts";

type Step = Applied<State, Event>;

export function apply(state: State, seat: Seat, move: Move): Result<Step, Refusal> {
	if (state.hands[seat] === undefined) return refuse("no-such-seat");
	const reason = refusal(view(state, seat), move);
	if (reason !== null) return refuse(reason);
	const { state: moved, events } = made(state, seat, move);
	return ok(settled(state, moved, events));
}

function made(state: State, seat: Seat, move: Move): Step {
	switch (move.move) {
		case "play":
			return played(state, seat, move.cards, move.rank);
		case "challenge":
			return challenged(state, seat);
		case "accept":
			return { state: { ...state, open: false }, events: [{ event: "accepted", seat }] };
		case "discard":
			return discarded(state, seat, move.cards);
	}
}

/** M4, M5. */
function played(state: State, seat: Seat, cards: readonly Card[], rank: Rank): Step {
	const play: Play = { seat, count: cards.length, rank, cards };
	const laid = laidDown(state, seat, cards);
	const landed = { ...laid, pile: [...state.pile, play], open: true, plays: state.plays + 1 };
	return {
		state: { ...landed, turn: nextHolder(landed, seat) },
		events: [{ event: "played", seat, count: cards.length, rank, cards }],
	};
}

/** M8-M11: the last play is shown, and the loser of the challenge takes the pile and opens. */
function challenged(state: State, by: Seat): Step {
	const play = pending(state);
	if (play === null) throw new Error("a challenge without a play to challenge");
	const lie = isLie(play);
	const taker = lie ? play.seat : by;
	const pile = state.pile.flatMap(({ cards }) => cards);
	return {
		state: {
			...state,
			hands: state.hands.map((hand, seat) => (seat === taker ? byCode([...hand, ...pile]) : hand)),
			emptied: state.emptied.map((when, seat) => (seat === taker ? null : when)),
			pile: [],
			open: false,
			turn: taker,
			challenges: state.challenges + 1,
		},
		events: [
			{
				event: "challenged",
				seat: play.seat,
				by,
				rank: play.rank,
				cards: play.cards,
				lie,
				taker,
				taken: pile.length,
			},
		],
	};
}

/** M13: a seat on turn that runs empty by it hands the turn on. */
function discarded(state: State, seat: Seat, cards: readonly Card[]): Step {
	const rest = laidDown(state, seat, cards);
	const turn = rest.hands[state.turn]?.length === 0 ? nextHolder(rest, state.turn) : state.turn;
	return {
		state: { ...rest, discarded: [...state.discarded, ...cards], turn },
		events: [{ event: "discarded", seat, cards }],
	};
}

/** The hand without these cards, and the moment noted if it ran empty. */
function laidDown(state: State, seat: Seat, cards: readonly Card[]): State {
	const rest = without(state.hands[seat] ?? [], cards);
	if (rest === null) throw new Error("cards laid down that are not held");
	const ranEmpty = rest.length === 0;
	return {
		...state,
		hands: state.hands.map((hand, at) => (at === seat ? rest : hand)),
		emptied: state.emptied.map((when, at) => (at === seat && ranEmpty ? state.nextEmptied : when)),
		nextEmptied: state.nextEmptied + (ranEmpty ? 1 : 0),
	};
}

/** M14-M18: who is out now, and whether that ends the game. */
function settled(before: State, after: State, events: readonly Event[]): Step {
	const state = closed(after);
	const places = placed(state);
	const wentOut = places
		.filter((seat) => !isOut(before, seat))
		.map((seat): Event => ({ event: "went-out", seat, place: placeOf(state, seat) }));
	if (!isDecided(state)) return { state, events: [...events, ...wentOut] };
	const over = { places: [...places, ...stillHolding(state)] };
	return { state: { ...state, over }, events: [...events, ...wentOut, { event: "ended", ...over }] };
}

/** From 1; null while a hand that ran empty before this one may still come back (M15, M17). */
function placeOf(state: State, seat: Seat): number | null {
	const unsettled = provisional(state);
	if (unsettled !== null && ranEmptyAt(state, unsettled) < ranEmptyAt(state, seat)) return null;
	return placed(state).indexOf(seat) + 1;
}

/** M18: after the last play nothing can be challenged; nor when nobody is left to challenge (M17). */
function closed(state: State): State {
	const nobodyLeft = holders(state).every((seat) => seat === pending(state)?.seat);
	return state.plays >= lastPlay || nobodyLeft ? { ...state, open: false } : state;
}

const isDecided = (state: State): boolean =>
	state.plays >= lastPlay || (holders(state).length <= 1 && !isLastStand(state));

/** M18: fewest cards first, equal numbers by seat from the first player on. */
function stillHolding(state: State): Seat[] {
	const seats = state.hands.length;
	const fromFirst = (seat: Seat): number => (seat - state.first + seats) % seats;
	const count = (seat: Seat): number => state.hands[seat]?.length ?? 0;
	return holders(state).sort((a, b) => count(a) - count(b) || fromFirst(a) - fromFirst(b));
}
