import { byCode, type Card } from "../../src/card.ts";
import { elMentiroso as game } from "../../src/el-mentiroso/index.ts";
import { isLastStand, provisional } from "../../src/el-mentiroso/state.ts";
import { type ElMentirosoTypes, type Options, optionSchema, type State } from "../../src/el-mentiroso/types.ts";
import { fullDeck, pick, type Random, rankOf, shuffled, unit } from "../../src/index.ts";
import type { Kit, Start } from "../kit.ts";
import { candidate, chooser, permits } from "./moves.ts";
import { otherWorld } from "./other-world.ts";

function start(random: Random): Start<ElMentirosoTypes> {
	const options: Options = {
		rank: pick(optionSchema.rank, random),
		discardFrom: pick(optionSchema.discardFrom, random),
	};
	const { min, max } = game.seats(options);
	const seats = min + random.below(max - min + 1);
	const first = random.below(seats);
	if (unit(random) < 0.5) return { options, seats, deal: game.deal(options, seats, first, random) };
	return { options, seats, deal: { hands: shortHands(seats, random), first } };
}

/** Few ranks, often lying together in one hand: sets, last cards and last stands come about at once. */
function shortHands(seats: number, random: Random): Card[][] {
	const few = "A2345".slice(0, 2 + random.below(4));
	const deck = fullDeck.filter((card) => few.includes(rankOf(card)));
	const cards = pick([byCode(deck), shuffled(deck, random)], random);
	const cuts = shuffled([...cards.keys()].slice(1), random).slice(0, seats - 1);
	const edges = [0, ...cuts.sort((a, b) => a - b), cards.length];
	return shuffled([...edges.keys()].slice(1), random).map((at) => cards.slice(edges[at - 1], edges[at]));
}

const cards = ({ hands, pile, discarded }: State): readonly Card[] => [
	...hands.flat(),
	...pile.flatMap((play) => play.cards),
	...discarded,
];

const comesBack = (before: State, after: State): boolean => {
	const seat = provisional(before);
	return seat !== null && (after.hands[seat]?.length ?? 0) > 0;
};

export const elMentirosoKit: Kit<ElMentirosoTypes> = {
	game,
	start,
	chooser,
	candidate,
	permits,
	cards,
	otherWorld,
	landmarks: {
		"M13 a discard out of turn": ({ before, seat, move }) => move.move === "discard" && before.turn !== seat,
		"M13 a discard hands the turn on": ({ before, seat, move, after }) =>
			move.move === "discard" && before.turn === seat && after.turn !== seat,
		"M14 out by discard": ({ move, events }) =>
			move.move === "discard" && events.some(({ event }) => event === "went-out"),
		"M15 provisionally out by discard": ({ before, seat, move, after }) =>
			move.move === "discard" && provisional(before) === null && provisional(after) === seat,
		"M15 last cards come back": ({ before, after }) => comesBack(before, after),
		"M15 last cards stand": ({ before, move, after }) =>
			move.move === "challenge" && provisional(before) !== null && !comesBack(before, after),
		"M16 last stand, accepted": ({ move }) => move.move === "accept",
		"M16 last stand, challenged": ({ before, move }) => move.move === "challenge" && isLastStand(before),
		"M16 last stand by another's discard": ({ before, seat, move, after }) =>
			move.move === "discard" && provisional(after) !== seat && isLastStand(after) && !isLastStand(before),
		"M17 out before one whose last cards still lie open": ({ events }) =>
			events.some((event) => event.event === "went-out" && event.place === null),
		"M17 nobody is left": ({ after }) => after.over !== null && after.hands.every((hand) => hand.length === 0),
		"M18 the limit of plays": ({ after }) => after.plays === 500 && after.over !== null,
	},
};
