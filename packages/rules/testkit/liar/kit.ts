import { type Card, pick, type Random } from "../../src/index.ts";
import { liar as game } from "../../src/liar/index.ts";
import { truthOf } from "../../src/liar/state.ts";
import type { LiarTypes, State } from "../../src/liar/types.ts";
import type { Kit, Start, Step } from "../kit.ts";
import { candidate, chooser, permits } from "./moves.ts";
import { otherWorld } from "./other-world.ts";

const start = (random: Random): Start<LiarTypes> => ({
	options: {},
	seats: 2,
	deal: game.deal({}, 2, pick([0, 1], random), random),
});

const cards = ({ hands, faceUp, middle }: State): readonly Card[] => [...hands.flat(), ...faceUp.flat(), middle];

type LiarStep = Step<LiarTypes>;

const heldBy = ({ before, seat }: LiarStep): number => before.hands[seat]?.length ?? 0;

/** The answers that the rules leave to the seat. */
const choices = ({ before, seat }: LiarStep): number => game.legal(game.view(before, seat))?.answer?.counts.length ?? 0;

const lies = ({ events }: LiarStep): boolean =>
	events.some((event) => event.event === "answered" && event.lie === true);

export const liarKit: Kit<LiarTypes> = {
	game,
	start,
	chooser,
	candidate,
	permits,
	cards,
	otherWorld,
	landmarks: {
		"L3 a guess with cards in hand": (step) => step.move.move === "guess" && heldBy(step) > 0,
		"L3 a guess with an empty hand": (step) => step.move.move === "guess" && heldBy(step) === 0,
		"L3 a guess before anything was asked": ({ before, move }) => move.move === "guess" && before.moves === 0,
		"L5 a true answer of two": (step) => step.move.move === "answer" && step.move.count === 2 && !lies(step),
		"L5 an answer with an empty hand": (step) => step.move.move === "answer" && heldBy(step) === 0,
		"L6 a lie": lies,
		"L6 a lie with an empty hand": (step) => lies(step) && heldBy(step) === 0,
		"L6 only the truth is left": (step) => step.move.move === "answer" && choices(step) === 1,
		"L6 both have lied": ({ after }) => after.lied.every((lied) => lied),
		"L7 a lie that is trusted": ({ before: { question, hands }, seat, move }) =>
			move.move === "trust" && question !== null && question.answer !== truthOf(question, hands[1 - seat] ?? []),
		"L8 caught": ({ after }) => after.over?.why === "caught-lie",
		"L8 a false alarm": ({ after }) => after.over?.why === "false-alarm",
		"L8 a false alarm about one who has lied before": ({ after, seat }) =>
			after.over?.why === "false-alarm" && after.lied[1 - seat] === true,
		"L9 a right guess": ({ after }) => after.over?.why === "guess-right",
		"L9 a wrong guess": ({ after }) => after.over?.why === "guess-wrong",
	},
};
