import { games, pick, type Random, unit } from "@fibbers/rules";
import type { BotOf } from "../src/bot.ts";
import { faceDown, truth } from "../src/liar/belief.ts";
import type { Character } from "../src/liar/character.ts";
import { liarPlayer } from "../src/liar/player.ts";
import { unsteady } from "../src/liar/unsteady.ts";

type Decide = BotOf<"liar">["decide"];
type View = Parameters<Decide>[0];

/** Doubts and guesses only what is certain: sums of chances may miss 1 by their last digits. */
const certain = 1 - 1e-9;

/** What chance is enough to guess, by the cards that are left. */
type Enough = Readonly<Record<number, number>>;

const atTheLast: Enough = { 1: 0 };
const nearTheEnd: Enough = { 1: 0, 2: 0.5 };

/** Lies with any count that is not seen to be impossible, and guesses before its last card is gone. */
function reference({ lie, ...character }: Character, enough: Enough = nearTheEnd): BotOf<"liar"> {
	return {
		decide(view, random) {
			const answer = games.liar.legal(view)?.answer;
			if (answer) return { move: "answer", count: unit(random) < lie ? falseCount(view, random) : answer.truth };
			const guessFrom = Math.min(character.guessFrom, enough[view.own?.hand.length ?? 0] ?? 1);
			return liarPlayer({ ...character, lie, guessFrom }).decide(view, random);
		},
	};
}

/** The truth, where no lie is open. */
function falseCount(view: View, random: Random): number {
	const answer = games.liar.legal(view)?.answer;
	const { question } = view.table;
	if (!answer || question === null || view.own === null) throw new Error("no question to answer");
	const most = Math.min(truth(question, faceDown(view.table)), view.own.hand.length);
	const lies = answer.counts.filter((count) => count !== answer.truth && count <= most);
	return lies.length > 0 ? pick(lies, random) : answer.truth;
}

/** The same player, that asks anything. */
function curious(player: BotOf<"liar">): BotOf<"liar"> {
	const wild = unsteady(player, 1);
	return {
		decide(view, random) {
			const move = player.decide(view, random);
			return move?.move === "ask" ? wild.decide(view, random) : move;
		},
	};
}

/**
 * R asks anything and waits until it is certain. H1a and H1d never lie, and take others for as honest, the one more, the other less:
 * H1d guesses as soon as two cards are likely. H3a lies now and then, and reckons with lies.
 */
export const liarReferences = {
	R: curious(reference({ lie: 0.15, suspicion: 0.1, guessFrom: certain, doubtFrom: certain }, atTheLast)),
	H1a: reference({ lie: 0, suspicion: 0.1, guessFrom: 0.99, doubtFrom: certain }),
	H1d: reference({ lie: 0, suspicion: 0.001, guessFrom: 0.49, doubtFrom: certain }),
	H3a: reference({ lie: 0.25, suspicion: 0.3, guessFrom: 0.5, doubtFrom: 0.5 }),
} satisfies Readonly<Record<string, BotOf<"liar">>>;
