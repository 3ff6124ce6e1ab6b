import { type Card, type Rank, type liar as Rules, rankOf } from "@fibbers/rules";
import { cardName, cardsWords, claimWords, rankPlural, singular } from "./cards.ts";
import { liar } from "./liar.ts";
import { liarsPost } from "./liars-post.ts";
import { inWords } from "./numbers.ts";
import { object, subject, verb, type Who } from "./people.ts";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** “two Kings and one 3”, the rank that is said first. */
const cardsOf = (cards: readonly Card[], said: Rank): string => {
	const byRank = [...Map.groupBy(cards, rankOf)].sort(([a], [b]) => Number(b === said) - Number(a === said));
	return list.format(byRank.map(([rank, each]) => claimWords(each.length, rank)));
};

/** A chance in 0 … 1, in tenths: “three times in ten”. */
function often(chance: number): string {
	if (chance < 0.05) return "hardly ever";
	if (chance > 0.95) return "almost always";
	const tenths = Math.round(chance * 10);
	return tenths === 1 ? "once in ten times" : `${inWords(tenths)} times in ten`;
}

const itIsTrue = (truth: number): string =>
	truth > 0.995
		? "it is surely true"
		: `it is true ${often(truth)}`.replace("is true hardly ever", "is hardly ever true");

const theKind = (rank: Rank): string => `the ${singular[rank]}`;

/** “call it a King”; of a King, “say what it is”. */
const named = (kind: Rank, claim: Parameters<typeof liarsPost.aKind>[0]): string =>
	kind === claim ? "say what it is" : `call it ${liarsPost.aKind(claim)}`;

/** What the strongest computer would do, and why. */
export const advice = {
	ask: "Hint",
	nothing: "Hint: there is nothing to decide now",
	close: "Close",
	sees: "Hard goes by what you can see, no more.",
	undecided: "There is nothing to decide just now.",
	failed: "No hint came. Try again.",

	/** How sure it is of its move, from always to one of several. */
	would: {
		always: (move: string, why: string) => `Hard would ${move}: ${why}.`,
		mostly: (move: string, why: string) => `Hard would mostly ${move}: ${why}.`,
		half: (move: string, why: string) => `As often as not, Hard would ${move}: ${why}.`,
		among: (move: string, why: string) => `Among several good ways, Hard would most often ${move}: ${why}.`,
	},

	moves: {
		pass: "let it pass",
		liar: "say “Liar!”",
		play: (cards: readonly Card[], rank: Rank) => {
			const held = cardsOf(cards, rank);
			const said = claimWords(cards.length, rank);
			return held === said ? `play ${held}` : `play ${held} as “${said}”`;
		},
		accept: "accept it",
		discard: (count: number, rank: Rank) => `put ${claimWords(count, rank)} away`,
		send: (card: Card, to: Who, claim: Rank) =>
			`send ${theKind(rankOf(card))} to ${object(to)}, and ${named(rankOf(card), claim as never)}`,
		passOn: (card: Card, to: Who, claim: Rank) =>
			`pass ${theKind(rankOf(card))} to ${object(to)}, and ${named(rankOf(card), claim as never)}`,
		look: "look at the card, and pass it on",
		true: "say “True”",
		false: "say “False”",
		askAbout: (card: Card, about: Rules.About) =>
			`lay the ${cardName(card)} open, and ask “${liar.keys.howMany({ card, about })}”`,
		answer: (count: number, topic: Pick<Rules.Question, "card" | "about">) => `say “${liar.claim(count, topic)}”`,
		goOn: "go on",
		guess: (card: Card) => `guess the ${cardName(card)}`,
	},

	because: {
		impossible: "the cards that you see rule it out",
		impossibleYet: "even though the cards that you see rule it out",
		odds: (truth: number) => `by the cards that you see, ${itIsTrue(truth)}`,
		cheap: (truth: number, cards: number) =>
			`by the cards that you see, ${itIsTrue(truth)}, but to be wrong costs only ${cardsWords(cards)}`,
		dear: (truth: number, cards: number) =>
			`by the cards that you see, ${itIsTrue(truth)}, but to be wrong costs ${cardsWords(cards)}`,
		set: "they leave the game, and nobody can doubt it",
		true: (cards: number) => (cards === 1 ? "a true card costs nothing" : "true cards cost nothing"),
		padded: (lies: number) =>
			lies === 1 ? "among true cards a false one hides well" : `among true cards ${inWords(lies)} false ones hide well`,
		bare: (rank: Rank) => `you have no ${singular[rank]}, so it has to be a lie`,
		heldBack: (rank: Rank) => `your ${rankPlural[rank]} are worth more later`,
		hurts: (who: Who, kind: Rank, taken: number) =>
			taken === 0
				? `it hurts nobody more than ${object(who)}`
				: `${subject(who).replace("You", "you")} ${verb(who, "have")} ${claimWords(taken, kind)} already`,
		unsure: "nothing is certain enough to call it",
		telling: "the answer tells most about the middle card",
		keepLie: (share: number) =>
			share < 0.05
				? "it is the truth, and the one lie is worth more later"
				: `it is the truth, and the one lie is mostly worth more later; here Hard lies ${often(share)}`,
		spendLie: (share: number) =>
			share > 0.95 ? "the one lie is worth most now" : `the one lie is worth most now; here Hard lies ${often(share)}`,
		mustBeTrue: "only the truth is left to say",
		likeliest: (chance: number) =>
			chance > 0.995
				? "it is the only card that can lie in the middle"
				: `no card is likelier; it lies in the middle ${often(chance)}`,
	},
} as const;
