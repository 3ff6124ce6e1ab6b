import { type Card, pick, type Random, rankOf, shuffled, unit } from "../../src/index.ts";
import { liarsPost as game } from "../../src/liars-post/index.ts";
import { deckOf } from "../../src/liars-post/setup.ts";
import { holders, knows } from "../../src/liars-post/state.ts";
import { kinds, type LiarsPostTypes, type Options, optionSchema, type State } from "../../src/liars-post/types.ts";
import type { Kit, Start, Step } from "../kit.ts";
import { candidate, chooser, permits } from "./moves.ts";
import { otherWorld } from "./other-world.ts";

function start(random: Random): Start<LiarsPostTypes> {
	const options: Options = {
		deck: pick(optionSchema.deck, random),
		eightDifferent: pick(optionSchema.eightDifferent, random),
	};
	const { min, max } = game.seats(options);
	const seats = min + random.below(max - min + 1);
	const first = random.below(seats);
	if (unit(random) < 0.5) return { options, seats, deal: game.deal(options, seats, first, random) };
	return { options, seats, deal: { hands: shortHands(options, seats, first, random), first } };
}

/** Few cards, of few kinds or all different: sets, eight different and empty hands come about at once. */
function shortHands(options: Options, seats: number, first: number, random: Random): Card[][] {
	const few = shuffled(kinds, random).slice(0, pick([1, 2, 8], random));
	const deck = deckOf(options).filter((card) => few.some((kind) => kind === rankOf(card)));
	const most = pick([seats + 1, 9, 18], random);
	const hands: Card[][] = Array.from({ length: seats }, () => []);
	for (const [i, card] of shuffled(deck, random).slice(0, most).entries())
		hands[i === 0 ? first : random.below(seats)]?.push(card);
	return hands;
}

const cards = ({ hands, faceUp, transit }: State): readonly Card[] => [
	...hands.flat(),
	...faceUp.flat(),
	...(transit === null ? [] : [transit.card]),
];

type PostStep = Step<LiarsPostTypes>;

const isEmptyHanded = ({ before, seat }: PostStep): boolean => before.hands[seat]?.length === 0;

/** A call by the last of `seats`, whom the card has reached by way of everybody. */
const isLastOf = ({ before, move }: PostStep, seats: number): boolean =>
	move.move === "call" &&
	before.hands.length === seats &&
	before.transit !== null &&
	holders(before.transit).length === seats;

/** A game lost in this way, by a seat that holds cards or none. */
const lostBy = ({ after }: PostStep, why: string, held: "cards" | "nothing"): boolean => {
	if (after.over?.why !== why) return false;
	return ((after.hands[after.over.loser]?.length ?? 0) > 0 ? "cards" : "nothing") === held;
};

const limitWas = (step: PostStep, limit: number): boolean =>
	step.after.over?.why === "set" && game.view(step.after, "spectator").table.limit === limit;

export const liarsPostKit: Kit<LiarsPostTypes> = {
	game,
	start,
	chooser,
	candidate,
	permits,
	cards,
	otherWorld,
	landmarks: {
		"P6 a call by one who cannot know the card": ({ before, seat, move }) =>
			move.move === "call" && before.transit !== null && !knows(before.transit, seat),
		"P7 the last of two must call": (step) => isLastOf(step, 2),
		"P7 the last of three must call": (step) => isLastOf(step, 3),
		"P7 the last of four must call": (step) => isLastOf(step, 4),
		"P7 the last of five must call": (step) => isLastOf(step, 5),
		"P7 the last of six must call": (step) => isLastOf(step, 6),
		"P10 whoever passed it on takes it, not who sent it": ({ before, move, after }) =>
			move.move === "call" && after.turn !== before.turn && after.turn === before.transit?.hops.at(-1)?.from,
		"P10 the caller takes it": ({ seat, move, after }) => move.move === "call" && after.turn === seat,
		"P11 whoever sent it takes it, and sends again": ({ before, move, after }) =>
			move.move === "call" && after.over === null && after.turn === before.turn,
		"P12 three of a kind": (step) => limitWas(step, 3),
		"P12 four of a kind": (step) => limitWas(step, 4),
		"P12 five of a kind": (step) => limitWas(step, 5),
		"P12 a set, with an empty hand": (step) => lostBy(step, "set", "nothing"),
		"P13 eight different": (step) => lostBy(step, "eight-different", "cards"),
		"P13 eight different, with an empty hand": (step) => lostBy(step, "eight-different", "nothing"),
		"P14 no cards": (step) => lostBy(step, "no-cards", "nothing"),
		"P14 a look with an empty hand": (step) => step.move.move === "look" && isEmptyHanded(step),
		"P14 a pass with an empty hand": (step) => step.move.move === "pass" && isEmptyHanded(step),
		"P14 a call with an empty hand": (step) => step.move.move === "call" && isEmptyHanded(step),
	},
};
