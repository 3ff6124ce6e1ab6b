import { type Card, type Random, rankOf, type Seat, shuffled, suitOf, type Viewer } from "../../src/index.ts";
import type { Move, State } from "../../src/liar/types.ts";

interface Act {
	readonly seat: Seat;
	readonly move: Move;
}

/** So many draws find another world wherever there is one worth speaking of. */
const mostDraws = 100;

/**
 * Hidden cards change places, and with them what was a lie. A draw is no world when it makes two lies of one player's answers,
 * or the move illegal. Late in the game there may be no other world: then it is the same one.
 */
export function otherWorld(state: State, viewer: Viewer, act: Act, random: Random): { state: State; move: Move } {
	for (let draw = 0; draw < mostDraws; draw++) {
		const other = redrawn(state, viewer, act, random);
		const lies = other.hands.map((_, seat) => liesOf(other, seat));
		if (isSame(other, state) || lies.some((count) => count > 1) || !isLegal(other, lies, act)) continue;
		return { state: { ...other, lied: lies.map((count) => count === 1) }, move: act.move };
	}
	return { state, move: act.move };
}

const isSame = (one: State, two: State): boolean =>
	one.hands.every((hand, seat) => hand.every((card) => two.hands[seat]?.includes(card)));

/** The hidden cards, each in another's place; the move is none that shows them. */
function redrawn(state: State, viewer: Viewer, { seat, move }: Act, random: Random): State {
	const { hands, middle } = state;
	const shown = new Set<Card>(move.move === "ask" ? [move.card] : move.move === "guess" ? [middle] : []);
	const stays = (card: Card, of: Seat): boolean =>
		of === viewer || shown.has(card) || (move.move === "doubt" && of !== seat);
	const isShownMiddle = move.move === "guess" || move.move === "doubt";
	const hidden = hands.flatMap((hand, of) => hand.filter((card) => !stays(card, of)));
	const drawn = shuffled(isShownMiddle ? hidden : [...hidden, middle], random);
	const other = (card: Card): Card => drawn.pop() ?? card;
	return {
		...state,
		hands: hands.map((hand, of) => hand.map((card) => (stays(card, of) ? card : other(card)))),
		middle: isShownMiddle ? middle : other(middle),
	};
}

/** How many of the seat's answers were false, had it held these cards from the start. */
function liesOf({ hands, asked, question }: State, seat: Seat): number {
	const all = question === null ? asked : [...asked, question];
	return all.filter(({ by, card, about, answer }, i) => {
		if (by === seat || answer === null) return false;
		const playedSince = all.slice(i + 1).filter((later) => later.by === seat);
		const held = [...(hands[seat] ?? []), ...playedSince.map((later) => later.card)];
		const sign = about === "suit" ? suitOf : rankOf;
		return held.filter((other) => sign(other) === sign(card)).length !== answer;
	}).length;
}

function isLegal(state: State, lies: readonly number[], { seat, move }: Act): boolean {
	if (move.move === "guess") return state.hands[seat]?.includes(move.card) === false;
	if (move.move !== "answer" || state.question === null) return true;
	const answered = { ...state, question: { ...state.question, answer: move.count } };
	return lies[seat] === 0 || liesOf(answered, seat) === 1;
}
