import { type Card, type elMentiroso, games, pick, type Random, type Rank, rankOf, unit } from "@fibbers/rules";
import type { Bot } from "../bot.ts";
import { chanceOfTruth } from "./belief.ts";
import { type Character, climbs, locked } from "./character.ts";

type View = elMentiroso.ElMentirosoView;
type Move = elMentiroso.Move;

const { legal } = games["el-mentiroso"];

export const elMentirosoBot: Bot<View, Move> = {
	decide(view, random) {
		const { viewer, table, own } = view;
		const open = legal(view);
		if (viewer === "spectator" || own === null || open === null) return null;
		const character = table.options.rank === "climbs" ? climbs : locked;
		if (open.challenge && doubts(view, own, open.challenge, viewer, character, random)) return { move: "challenge" };
		if (open.accept) return { move: "accept" };
		const [set] = open.discard?.ranks ?? [];
		if (set !== undefined) return { move: "discard", cards: cardsOf(own.hand, set) };
		return open.play && play(own.hand, table.nextRank, random);
	},
};

/** The lower the chance of truth against what the moment asks for, the likelier a challenge. */
function doubts(
	{ table }: View,
	own: elMentiroso.Own,
	claim: elMentiroso.Claim,
	seat: number,
	character: Character,
	random: Random,
): boolean {
	const left = table.counts[claim.seat] ?? 0;
	const pressing = left === 0 ? character.doubtLast : left <= 2 ? character.doubtFew : 0;
	const truth = chanceOfTruth(table, own, claim, seat, character);
	if (truth === 0) return true;
	const doubt = (character.doubtBelow + pressing - truth) / character.softness;
	return unit(random) < 1 / (1 + Math.exp(-doubt));
}

/** The truth with all it holds; without any, one card of the rank that it holds least of. */
function play(hand: readonly Card[], required: Rank | null, random: Random): Move {
	const rank = required ?? favourite(hand, random);
	const held = cardsOf(hand, rank);
	return { move: "play", cards: held.length > 0 ? held.slice(0, 4) : [spare(hand, random)], rank };
}

function favourite(hand: readonly Card[], random: Random): Rank {
	const worth = ranksIn(hand).map((rank) => ({ rank, worth: cardsOf(hand, rank).length + 0.3 * unit(random) }));
	return worth.reduce((best, other) => (other.worth > best.worth ? other : best)).rank;
}

function spare(hand: readonly Card[], random: Random): Card {
	const fewest = Math.min(...ranksIn(hand).map((rank) => cardsOf(hand, rank).length));
	return pick(
		hand.filter((card) => cardsOf(hand, rankOf(card)).length === fewest),
		random,
	);
}

const ranksIn = (hand: readonly Card[]): Rank[] => [...new Set(hand.map(rankOf))];

const cardsOf = (hand: readonly Card[], rank: Rank): Card[] => hand.filter((card) => rankOf(card) === rank);
