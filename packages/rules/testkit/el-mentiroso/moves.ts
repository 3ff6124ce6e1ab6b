import {
	type Card,
	fullDeck,
	pick,
	type Random,
	rankOf,
	ranks,
	shuffled,
	elMentiroso as types,
	unit,
} from "../../src/index.ts";
import type { Chooser } from "../kit.ts";

type View = types.ElMentirosoView;
type Types = types.ElMentirosoTypes;
type Move = types.Move;

const some = (cards: readonly Card[], min: number, max: number, random: Random): Card[] =>
	shuffled(cards, random).slice(0, min + random.below(Math.max(1, max - min + 1)));

/** Chances of one game, often extreme. Only players who never tire of doubting reach the limit of plays. */
export function chooser(random: Random): Chooser<Types> {
	const chance = (): number => pick([0, 0.1, 0.5, 0.9, 1], random);
	const tiresAfter = random.below(40) === 0 ? types.lastPlay : 10 + random.below(60);
	const manners = {
		truth: chance(),
		doubt: chance(),
		discard: pick([0, 0.3, 0.6, 1, 1], random),
		most: 1 + random.below(4),
	};
	return (view, legal, dice) => {
		const hand = view.own?.hand ?? [];
		const doubt = view.table.plays < tiresAfter ? manners.doubt : 0;
		if (legal.challenge && unit(dice) < doubt) return { move: "challenge" };
		if (legal.discard && unit(dice) < manners.discard) {
			const { min, ranks: sets } = legal.discard;
			const set = pick(sets, dice);
			return { move: "discard", cards: some(ofRank(hand, set), min, 4, dice) };
		}
		if (legal.accept) return { move: "accept" };
		if (!legal.play) return null;
		const most = Math.min(legal.play.max, manners.most);
		const rank = pick(legal.play.ranks, dice);
		const held = ofRank(hand, rank);
		const honest = held.length > 0 && unit(dice) < manners.truth;
		return { move: "play", cards: some(honest ? held : hand, 1, most, dice), rank };
	};
}

/** Moves on both sides of what is allowed. */
export function candidate({ table, own }: View, random: Random): Move {
	const hand = own?.hand ?? [];
	const rank = pick([table.nextRank ?? pick(ranks, random), pick(ranks, random)], random);
	const anyCards = some(pick([hand, hand, hand, fullDeck, [...hand, ...hand]], random), random.below(2), 5, random);
	const alike = some(
		ofRank(pick([hand, fullDeck], random), pick([...hand, pick(fullDeck, random)], random)[0]),
		1,
		4,
		random,
	);
	const moves: Move[] = [
		{ move: "challenge" },
		{ move: "accept" },
		{ move: "play", cards: anyCards, rank },
		{ move: "play", cards: hand.slice(0, 1 + random.below(4)), rank },
		{ move: "discard", cards: anyCards },
		{ move: "discard", cards: alike },
	];
	return pick(moves, random);
}

export function permits(legal: types.Legal, { own }: View, move: Move): boolean {
	const hand = new Set(own?.hand);
	const held = (cards: readonly Card[]): boolean =>
		new Set(cards).size === cards.length && cards.every((card) => hand.has(card));
	switch (move.move) {
		case "challenge":
			return legal.challenge !== null;
		case "accept":
			return legal.accept !== null;
		case "play": {
			const { cards, rank } = move;
			if (legal.play === null || !held(cards)) return false;
			return legal.play.ranks.includes(rank) && cards.length >= legal.play.min && cards.length <= legal.play.max;
		}
		case "discard": {
			const { discard } = legal;
			if (discard === null || !held(move.cards) || move.cards.length < discard.min) return false;
			return discard.ranks.some((rank) => move.cards.every((card) => rankOf(card) === rank));
		}
	}
}

const ofRank = (cards: readonly Card[], rank: string | undefined): Card[] =>
	cards.filter((card) => rankOf(card) === rank);
