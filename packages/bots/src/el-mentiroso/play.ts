import { type Card, type elMentiroso, pick, type Random, type Rank, rankOf, unit } from "@fibbers/rules";
import type { Plays } from "./character.ts";

type Move = elMentiroso.Move;

const most = 4;

/** The cards to lay, and the rank to say when it is free. */
export function play(hand: readonly Card[], table: elMentiroso.Table, character: Plays, random: Random): Move {
	const isOpening = table.nextRank === null;
	const rank = table.nextRank ?? favourite(hand, table.discarded, character.scarce, random);
	const held = cardsOf(hand, rank);
	const cards =
		held.length > 0
			? padded(held, hand, isOpening ? opening(character) : later(character), random)
			: bare(hand, character, random);
	return { move: "play", cards, rank };
}

const opening = ({ holdBackOpening, addOpening }: Plays) => ({ holdBack: holdBackOpening, add: addOpening });
const later = ({ holdBack, add }: Plays) => ({ holdBack, add });

/** True cards, and now and then false ones with them. */
function padded(
	held: readonly Card[],
	hand: readonly Card[],
	{ holdBack, add }: { readonly holdBack: number; readonly add: number },
	random: Random,
): Card[] {
	const cards = held.slice(0, held.length > 1 && unit(random) < holdBack ? 1 : most);
	const rest = hand.filter((card) => !held.includes(card));
	while (cards.length < most && rest.length > 0 && unit(random) < add) cards.push(spareOf(rest, random));
	return cards;
}

/** Without a card of the rank: one false card, or more. */
function bare(hand: readonly Card[], { second, third }: Plays, random: Random): Card[] {
	const rest = [...hand];
	const cards = [spareOf(rest, random)];
	if (hand.length > 2 && unit(random) < second) {
		cards.push(spareOf(rest, random));
		if (hand.length > 3 && unit(random) < third) cards.push(spareOf(rest, random));
	}
	return cards;
}

function favourite(hand: readonly Card[], discarded: readonly Card[], scarce: number, random: Random): Rank {
	const worth = ranksIn(hand).map((rank) => {
		const own = cardsOf(hand, rank).length;
		const elsewhere = 4 - own - cardsOf(discarded, rank).length;
		return { rank, worth: own + scarce * elsewhere + 0.3 * unit(random) };
	});
	return worth.reduce((best, other) => (other.worth > best.worth ? other : best)).rank;
}

/** Takes one card of the rank that there is least of. */
function spareOf(rest: Card[], random: Random): Card {
	const fewest = Math.min(...ranksIn(rest).map((rank) => cardsOf(rest, rank).length));
	const card = pick(
		rest.filter((one) => cardsOf(rest, rankOf(one)).length === fewest),
		random,
	);
	rest.splice(rest.indexOf(card), 1);
	return card;
}

const ranksIn = (cards: readonly Card[]): Rank[] => [...new Set(cards.map(rankOf))];

export const cardsOf = (cards: readonly Card[], rank: Rank): Card[] => cards.filter((card) => rankOf(card) === rank);
