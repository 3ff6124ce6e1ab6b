import { type Card, type liar as Rules, rankOf, type Suit, suitOf } from "@fibbers/rules";
import type { Sentence } from "../../ui/words.tsx";
import { cardName, claimWords, rankPlural, rankSign } from "./cards.ts";
import { capital, inWords } from "./numbers.ts";
import { object, possessive, subject, verb, type Who } from "./people.ts";
import { table } from "./table.ts";

/** What is asked about: the rank or the suit of a card. */
type Topic = Pick<Rules.Question, "card" | "about">;

const suits: Readonly<Record<Suit, string>> = { S: "Spade", H: "Heart", D: "Diamond", C: "Club" };

/** “Jacks”, “Spades”. */
const kind = ({ card, about }: Topic): string =>
	about === "rank" ? rankPlural[rankOf(card)] : `${suits[suitOf(card)]}s`;

/** As a number of them is said: “two Jacks”, “one Spade”, “no Hearts”. */
const claim = (count: number, topic: Topic): string =>
	topic.about === "rank"
		? claimWords(count, rankOf(topic.card))
		: `${inWords(count)} ${suits[suitOf(topic.card)]}${count === 1 ? "" : "s"}`;

const inHand = (count: number): string => (count === 0 ? "no cards" : `${inWords(count)} in hand`);
/** The number alone; in other languages it takes the gender of what is counted. */
const number = (count: number, _of: Topic): string => (count === 0 ? "none" : inWords(count));
const howMany = (topic: Topic): string => `how many ${kind(topic)}`;
const was = (who: Who): string => (who.you ? "were" : "was");
const had = (who: Who): string => (who.you ? "You had" : `${who.name} had`);

/** Why a move came to nothing: the rules’ reasons and the table’s. */
const refusals: Readonly<Record<Rules.Refusal, string>> & Readonly<Record<string, string>> = {
	...table.refused,
	"question-open": "First comes the question on the table.",
	"no-question": "Nothing has been asked.",
	"no-answer-yet": "There is no answer yet.",
	"answered-already": "You have answered already.",
	"card-not-held": "You no longer hold this card.",
	"bad-count": "None, one or two.",
	"lie-spent": "Your one lie is spent. Tell the truth.",
	"card-in-sight": "That card is in sight. It cannot be the one in the middle.",
};

export const liar = {
	card: cardName,
	rank: (card: Card) => rankSign[rankOf(card)],
	claimant: subject,
	claim,

	mat: {
		name: "The table",
		inHand,
		absent: (count: number, why: string) => `${inHand(count)}, ${why}`,
		open: "open",
		openOf: (who: Who) => `${possessive(who)} open cards`,
		middle: "The middle card, face down",
		which: "Which one is it?",
		asked: (by: Who) => `${subject(by)} asked`,
		question: (topic: Topic) => `${capital(howMany(topic))} have you?`,
		said: (by: Who) => `${subject(by)} said`,
		answer: (count: number, topic: Topic) => `${capital(number(count, topic))}.`,
		turn: (who: Who) => `${possessive(who)} turn.`,
		options: "Ask about a card, or guess the one in the middle.",
		mustGuess: "No cards are left to ask with. Only a guess remains.",
		wait: (who: Who) => (who.you ? "You have to answer." : `${who.name} has to answer.`),
		before: (question: Rules.Answered, answerer: Who): Sentence => [
			"Before that, ",
			{ said: `${capital(howMany(question))}?` },
			` ${subject(answerer)} said `,
			{ said: number(question.answer, question) },
			".",
		],
	},

	say: {
		yourTurn: (seconds: number): Sentence => [
			{ strong: `Your turn, ${seconds} s.` },
			" Ask about a card of yours, or guess.",
		],
		opens: (card: Card): Sentence => ["The ", { strong: cardName(card) }, " stays open. Ask for its rank or its suit."],
		wouldAsk: (card: Card): Sentence => ["You lay the ", { strong: cardName(card) }, " open, and ask."],
		mustGuess: "Your hand is empty, so guess. Choose a card in your notes.",
		which: "Which card lies in the middle? Right: you win. Wrong: you lose.",
		stakes: (): Sentence => [{ strong: "Right: you win." }, " Wrong: you lose."],
		truth: (topic: Topic, truth: number): Sentence => [
			"You have ",
			{ strong: claim(truth, topic) },
			". Say so, or spend your one lie.",
		],
		onlyTruth: (topic: Topic, truth: number): Sentence => [
			"You have ",
			{ strong: claim(truth, topic) },
			". Your lie is spent: only the truth is left.",
		],
		wouldLie: (): Sentence => [{ lie: "This would be your one lie." }],
		judge: (): Sentence => [{ strong: "Was that a lie?" }, " If it was, you win. If not, you lose."],
		answers: (who: Who): Sentence => [`${subject(who)} ${verb(who, "have")} to answer.`],
		judges: (who: Who): Sentence => [`${subject(who)} goes on, or says `, { said: "Liar!" }],
		asks: (who: Who): Sentence => [`${possessive(who)} turn: a question, or a guess.`],
	},

	keys: {
		name: "Your question or your answer",
		first: "Choose a card of your hand, or",
		inNotes: "Choose it in your notes, or",
		howMany: (topic: Topic) => `${capital(howMany(topic))}?`,
		guess: "Guess the middle card",
		ask: "Ask instead",
		answer: (count: number, topic: Topic) => capital(number(count, topic)),
		true: "true",
		lie: "your one lie",
	},

	actions: {
		ask: "Ask",
		asks: (topic: Topic) => `${howMany(topic)}?`,
		guess: "Guess",
		guesses: (card: Card) => `it is the ${cardName(card)}`,
		answer: "Answer",
		say: (count: number, topic: Topic) => `Say ${number(count, topic)}`,
		truth: "the truth",
		lie: "your one lie",
		goOn: "Go on",
		then: (who: Who) => `then ${who.you ? "your" : possessive(who)} turn`,
		liar: "Liar!",
		doubts: (by: Who, question: Rules.Answered) => `${possessive(by)} “${claim(question.answer, question)}”`,
		why: {
			chooseCard: "choose a card",
			chooseTopic: "its rank or its suit?",
			chooseGuess: "choose the card",
			answers: (who: Who) => `${subject(who)} answers`,
			decides: (who: Who) => `${subject(who)} decides`,
			turnOf: table.actions.turnOf,
			nothingToDoubt: "nothing to doubt",
			noAnswer: "no answer yet",
			yourAnswer: "you have to answer",
			ownAnswer: "your own answer",
		},
	},

	notes: {
		title: "Notes, for your eyes only",
		choosing: "Which card is it?",
		known: { yours: "yours", open: "open", middle: "middle" },
		mark: { none: "no mark", out: "crossed out", ring: "ringed" },
		cell: (card: Card, mark: string) => `${cardName(card)}: ${mark}`,
		lie: "Your lie: ",
		left: "still yours",
		spent: "spent",
	},

	refused: refusals,

	reveal: {
		lie: "Liar!",
		true: "True",
		doubt: (by: Who, of: Who) => `${subject(by)} said “Liar!” to ${object(of)}`,
		hand: (of: Who) => `${possessive(of)} hand`,
		emptyHand: (of: Who) => `${possessive(of)} hand is empty.`,
		guess: (by: Who) => `${subject(by)} guessed`,
		middle: "in the middle",
	},

	log: {
		starts: (who: Who): Sentence => [{ strong: subject(who) }, ` ${verb(who, "start")}.`],
		asked: (by: Who, topic: Topic): Sentence => [
			{ strong: subject(by) },
			` played the ${cardName(topic.card)}: `,
			{ said: `${capital(howMany(topic))}?` },
		],
		answered: (by: Who, count: number, topic: Topic): Sentence => [
			{ strong: subject(by) },
			" said ",
			{ said: number(count, topic) },
			".",
		],
		yourLie: " Your lie.",
		wentOn: (by: Who) => ` ${subject(by)} went on.`,
		judge: " Doubt it, or go on.",
		doubted: (by: Who, of: Who): Sentence => [
			{ strong: subject(by) },
			" said ",
			{ said: "Liar!" },
			` to ${object(of)}. `,
		],
		verdict: (topic: Topic, count: number, truth: number) =>
			count === truth ? `It was true: ${claim(truth, topic)}.` : `It was a lie: ${claim(truth, topic)}.`,
		guessed: (by: Who, card: Card, middle: Card): Sentence => [
			{ strong: subject(by) },
			` guessed the ${cardName(card)}`,
			card === middle ? `, and ${was(by)} right.` : `. It was the ${cardName(middle)}.`,
		],
		wins: (who: Who): Sentence => [{ strong: subject(who) }, ` ${verb(who, "win")}.`],
	},

	over: {
		headline: (winner: Who, why: Rules.Outcome["why"]) => `${subject(winner)} ${verb(winner, "win")}: ${reasons[why]}.`,
		caught: (by: Who, of: Who, topic: Topic, count: number, truth: number) =>
			`${subject(of)} said “${claim(count, topic)}”, and had ${number(truth, topic)}. ${subject(by)} noticed.`,
		falseAlarm: (by: Who, of: Who, topic: Topic, truth: number) =>
			`${subject(by)} said “Liar!”, but ${had(of).replace("You", "you")} ${claim(truth, topic)}.`,
		right: (by: Who, middle: Card) => `${subject(by)} named the ${cardName(middle)}, and there it lay.`,
		wrong: (by: Who, card: Card, middle: Card) =>
			`${subject(by)} named the ${cardName(card)}. It was the ${cardName(middle)}.`,
		cards: "The nine cards",
		held: "in hand",
		open: "open",
		middle: "in the middle",
		questions: "What was asked",
		noQuestions: "Nothing. It was a shot in the dark.",
		question: (by: Who, topic: Topic): Sentence => [
			{ strong: subject(by) },
			" asked ",
			{ said: `${capital(howMany(topic))}?` },
		],
		answer: (by: Who, count: number, topic: Topic): Sentence => [
			`${subject(by)} said `,
			{ said: number(count, topic) },
			".",
		],
		true: "true",
		aLie: (truth: number, topic: Topic) => `a lie: ${number(truth, topic)}`,
		lies: "Who lied",
		kept: (who: Who): Sentence => [{ strong: subject(who) }, " never lied. The lie was there for the taking."],
		lied: (who: Who, topic: Topic, count: number, truth: number): Sentence => [
			{ strong: subject(who) },
			" lied once: ",
			{ said: claim(count, topic) },
			`, with ${number(truth, topic)} in hand.`,
		],
		caughtToo: " It was caught.",
		gotAway: " It got away.",
	},
} as const;

const reasons: Readonly<Record<Rules.Outcome["why"], string>> = {
	"guess-right": "the guess was right",
	"guess-wrong": "the guess was wrong",
	"caught-lie": "the lie was caught",
	"false-alarm": "it was no lie",
};
