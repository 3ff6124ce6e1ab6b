import { type Card, type liarsPost as Rules, rankOf } from "@fibbers/rules";
import type { Sentence } from "../../ui/words.tsx";
import { claimWords, rankSign, singular } from "./cards.ts";
import { capital, inWords, ordinal } from "./numbers.ts";
import { object, seconds, subject, times, verb, type Who } from "./people.ts";
import { table } from "./table.ts";

type Kind = Rules.Kind;

const article = (kind: Kind): string => (kind === "A" || kind === "8" ? "an" : "a");
/** As it is said: “a King”, “an 8”; it does not break across lines. */
const aKind = (kind: Kind): string => `${article(kind)}\u00a0${singular[kind]}`;
const theKind = (kind: Kind): string => `the ${singular[kind]}`;
/** Only cards of the eight kinds are in play. */
const kindOf = (card: Card): Kind => rankOf(card) as Kind;

const anyOf = new Intl.ListFormat("en", { type: "disjunction" });
const allOf = new Intl.ListFormat("en", { type: "unit" });

type Danger = { readonly more: readonly Kind[]; readonly missing: Kind | null };

/** “three Kings, one 10; one more King loses” */
function rack(cards: readonly (readonly [Kind, number])[], { more, missing }: Danger): string {
	const list = cards.length === 0 ? "nothing yet" : allOf.format(cards.map(([kind, count]) => claimWords(count, kind)));
	const warnings = [
		...more.map((kind) => `; one more ${singular[kind]} loses`),
		...(missing === null ? [] : [`; ${aKind(missing)} would make eight different, and lose`]),
	];
	return `${list}${warnings.join("")}`;
}

/** What the taken card means: “That is three: one more loses.” */
function warning(count: number, limit: number, missing: Kind | null): string | null {
	if (count === limit - 1) return `That is ${inWords(count)}: one more loses.`;
	return missing === null || count >= limit ? null : `That is seven different: ${aKind(missing)} loses.`;
}

/** Whom a card can go to; more than three names would take a third line on a phone. */
const oneOf = (list: readonly Who[]): string =>
	list.length > 3 ? `any of ${inWords(list.length)}` : anyOf.format(list.map(object));

const lost = (who: Who, { why, count, kind }: Loss): string => {
	switch (why) {
		case "set":
			return `${subject(who)} ${verb(who, "have")} ${claimWords(count, kind)}, and ${verb(who, "lose")}.`;
		case "eight-different":
			return `${subject(who)} ${verb(who, "have")} one of every kind, and ${verb(who, "lose")}.`;
		case "no-cards":
			return `${subject(who)} ${verb(who, "have")} no card left to send, and ${verb(who, "lose")}.`;
	}
};

/** How a game was lost; `count` and `kind` are of the largest set. */
export interface Loss {
	readonly why: Rules.Outcome["why"];
	readonly count: number;
	readonly kind: Kind;
}

const refusals: Readonly<Record<Rules.Refusal, string>> & Readonly<Record<string, string>> = {
	...table.refused,
	"nothing-in-transit": "No card is under way.",
	"card-in-transit": "A card is under way already.",
	"card-not-held": "You no longer hold this card.",
	"bad-receiver": "It cannot go there.",
	"held-it-already": "Whoever has had the card does not get it again.",
	"nobody-left": "Nobody is left to pass it to. Call it.",
	"looked-already": "You have looked, so you pass it on.",
	"look-first": "Look at it first, or call it.",
};

export const liarsPost = {
	claimant: subject,
	aKind,
	article,
	kind: singular,

	mat: {
		name: "The table",
		rack: (who: Who, cards: readonly (readonly [Kind, number])[], danger: Danger) =>
			`${subject(who)}: ${rack(cards, danger)}`,
		says: (from: Who, to: Who) => `${subject(from)} ${verb(from, "say")} to ${object(to)}:`,
		thisIs: (kind: Kind) => `This is ${aKind(kind)}.`,
		to: (who: Who) => `to ${object(who)}`,
		way: "Its way so far",
		hidden: "a face-down card",
		saw: "you saw",
		sends: (who: Who) => `${subject(who)} ${verb(who, "send")} a card`,
		sendsHow: "Face down, to anybody, under any name.",
	},

	picker: {
		chooseCard: "Choose a card from your hand. Who gets it?",
		onlyYou: "Only you see it. Who gets it?",
		noCard: "no card chosen",
		name: "Who gets it",
		sent: "sent it",
		held: "held it",
		has: "has",
		claim: claimWords,
		inHand: (count: number) => `${inWords(count)} in hand`,
	},

	keys: {
		label: "What do you say it is?",
		name: "What you say it is",
		key: (kind: Kind, held: number) => `${rankSign[kind]}, you hold ${held === 0 ? "none" : inWords(held)}`,
		would: (claim: Kind, real: Kind): Sentence =>
			claim === real
				? ["You would say ", { said: aKind(claim) }, ": that is true."]
				: ["You would say ", { said: aKind(claim) }, ": ", { lie: "that is false." }],
	},

	say: {
		call: (from: Who, look: "open" | "closed"): Sentence =>
			look === "open"
				? [{ strong: "Call it:" }, ` right, ${from.name} takes the card; wrong, you do. Or look, and pass it on.`]
				: [{ strong: "Call it." }, ` Right: ${from.name} takes the card. Wrong: you do.`],
		decides: (who: Who, to: readonly Who[]): string =>
			to.length === 0 ? `${who.name} has to call it.` : `${who.name} decides, and may still pass it to ${oneOf(to)}.`,
		passes: (who: Who, to: readonly Who[]): string => `${who.name} has looked, and passes it to ${oneOf(to)}.`,
		known: (card: Card): string => ` It is ${aKind(kindOf(card))}.`,
		sends: (who: Who, which: "first" | "next"): string => `${subject(who)} ${verb(who, "send")} the ${which} card.`,
		notYet: "Cards of your hand go when it is your turn to send.",
		noHand: "Your hand is empty: when it is your turn to send, you lose. You still call, look and pass.",
		absent: (who: Who, presence: "reconnecting" | "away"): string =>
			presence === "away"
				? `${who.name} is away. The computer plays.`
				: `${who.name} is reconnecting. The clock runs on.`,
	},

	actions: {
		send: "Send it",
		pass: "Pass it on",
		look: "Look",
		true: "True",
		false: "False",
		as: (to: Who, claim: Kind, truth: "true" | "false", left: number) =>
			`to ${object(to)}, “${aKind(claim)}”${truth === "false" ? ", false" : ""} · ${seconds(left)}`,
		passOn: (to: readonly Who[]) => (to.length === 1 ? `pass it to ${oneOf(to)}` : "pass it on"),
		itIs: (kind: Kind) => `it is ${aKind(kind)}`,
		itIsNot: "it is not",
		why: {
			chooseCard: "choose a card",
			chooseReceiver: "choose who gets it",
			sayWhat: "say what it is",
			has: (who: Who) => (who.you ? "you have it" : `${who.name} has it`),
			nobodyLeft: "nobody left to pass to",
			looked: "you have looked",
			nothing: "nothing to call",
		},
	},

	refused: refusals,

	reveal: {
		lie: "Liar!",
		true: "True",
		called: (by: Who, says: boolean, right: boolean): Sentence => [
			{ strong: subject(by) },
			" said ",
			{ said: says ? "True" : "False" },
			right ? ", and " : ", and ",
			right ? (by.you ? "were right." : "was right.") : by.you ? "were wrong." : "was wrong.",
		],
		takes: (taker: Who, card: Card): string => `${subject(taker)} ${verb(taker, "take")} ${theKind(kindOf(card))}.`,
		warning,
	},

	log: {
		thisCard: "This card",
		card: (n: number) => capital(`${ordinal(n)} card`),
		sent: (by: Who, to: Who, claim: Kind): Sentence => [
			{ strong: subject(by) },
			` sent a card to ${object(to)}: `,
			{ said: aKind(claim) },
			".",
		],
		really: (card: Card): string => ` Really ${aKind(kindOf(card))}.`,
		looked: (by: Who): Sentence => [{ strong: subject(by) }, " looked."],
		sawIt: (card: Card): string => ` It is ${aKind(kindOf(card))}.`,
		passed: (by: Who, to: Who, claim: Kind): Sentence => [
			{ strong: subject(by) },
			` looked, and passed it to ${object(to)}: `,
			{ said: aKind(claim) },
			".",
		],
		called: (by: Who, says: boolean, card: Card): Sentence => [
			{ strong: subject(by) },
			" said ",
			{ said: says ? "True" : "False" },
			`. It was ${aKind(kindOf(card))}.`,
		],
		takes: (taker: Who, card: Card, means: string | null): Sentence => [
			{ strong: subject(taker) },
			` ${verb(taker, "take")} ${theKind(kindOf(card))}.`,
			...(means === null ? [] : [` ${means}`]),
		],
		lost: (who: Who, loss: Loss): Sentence => [lost(who, loss)],
	},

	over: {
		headline: (who: Who, loss: Loss, others: readonly Who[]): string => {
			const [other] = others;
			const rest =
				others.length === 1 && other !== undefined
					? `${subject(other)} ${verb(other, "win")}.`
					: "Everybody else wins.";
			return `${lost(who, loss)} ${rest}`;
		},
		sum: (claims: number, lies: number, calls: number, right: number): string =>
			`${capital(counted(claims, "claim", "claims"))}, ${none(lies)} false. ${capital(counted(calls, "call", "calls"))}, ${none(right)} right.`,
		racks: "What everybody had to take",
		hands: "What was left in hand",
		noHand: "no cards left",
		left: (count: number) => `${counted(count, "card", "cards")} left`,
		held: (who: Who) => `${subject(who)} held`,
		last: "The last card",
		fibbed: "Who fibbed",
		claims: (who: Who, claims: number, lies: number, caught: number): Sentence => [
			{ strong: subject(who) },
			claims === 0
				? " said nothing. "
				: ` made ${counted(claims, "claim", "claims")}, ${none(lies)} false${
						lies === 0 ? "" : caught === 0 ? ", never caught" : `, caught ${times(caught)}`
					}. `,
		],
		calls: (right: number, wrong: number): string => {
			const calls = right + wrong;
			if (calls === 0) return "Called none. ";
			if (calls === 1) return `Called once, ${right === 1 ? "rightly" : "wrongly"}. `;
			return `Called ${times(calls)}, ${right === 0 ? "never" : right === calls ? "always" : times(right)} rightly. `;
		},
		took: (looked: number, taken: number): string =>
			`${looked === 0 ? "Never looked" : `Looked ${times(looked)}`}, and took ${taken === 0 ? "nothing" : counted(taken, "card", "cards")}.`,
		key: {
			true: "a true name",
			doubted: "true, and doubted",
			lie: "a false name",
			caught: "false, and caught",
		},
	},
} as const;

function none(count: number): string {
	return count === 0 ? "none" : inWords(count);
}

function counted(count: number, one: string, many: string): string {
	return `${inWords(count)} ${count === 1 ? one : many}`;
}
