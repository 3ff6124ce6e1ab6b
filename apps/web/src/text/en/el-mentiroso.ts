import type { Card, Rank, elMentiroso as Rules } from "@fibbers/rules";
import { rankOf } from "@fibbers/rules";
import type { Sentence } from "../../ui/words.tsx";
import { cardsWords, claimWords, rankPlural, rankSign } from "./cards.ts";
import { capital, inWords, ordinal, ordinalShort } from "./numbers.ts";
import { object, possessive, seconds, subject, times, verb, type Who } from "./people.ts";
import { table } from "./table.ts";

type Claim = { readonly by: Who; readonly count: number; readonly rank: Rank };

const signs = (cards: readonly Card[]): string => cards.map((card) => rankSign[rankOf(card)]).join(", ");

function falseOnes(count: number, lies: number): string {
	if (count === 1) return "it is false";
	if (lies === count) return count === 2 ? "both are false" : `all ${inWords(count)} are false`;
	return lies === 1 ? "one of them is false" : `${inWords(lies)} of them are false`;
}

/** Why a move came to nothing: the rules’ reasons and the table’s. */
const refusals: Readonly<Record<Rules.Refusal, string>> & Readonly<Record<string, string>> = {
	...table.refused,
	"too-soon": "Too soon. There is still time to doubt.",
	"out-of-cards": "You are out.",
	"last-stand": "Accept it, or say “Liar!”.",
	"bad-count": "One to four cards.",
	"bad-rank": "That rank cannot be said now.",
	"cards-not-held": "You no longer hold these cards.",
	"nothing-to-challenge": "There is nothing to doubt.",
	"own-play": "That is your own play.",
	"nothing-to-accept": "There is nothing to accept.",
	"no-discarding": "At this table no cards are put away.",
	"not-one-rank": "Only cards of one rank can be put away.",
	"too-few-cards": "Too few of that rank to put away.",
};

export const elMentiroso = {
	cards: cardsWords,
	claim: claimWords,
	ranks: rankPlural,
	place: ordinalShort,
	claimant: subject,

	mat: {
		name: "The table",
		inPile: (count: number) => `${cardsWords(count)} in the pile`,
		opens: (who: Who) => `${subject(who)} ${verb(who, "open")}`,
		anyRank: "any rank",
		anyRankYouLike: "any rank you like",
		untilTaken: "until somebody takes the pile",
		then: (rank: Rank) => `then ${rankPlural[rank]}`,
		lastStand: (who: Who) => (who.you ? "accept it, or doubt it" : `${who.name} accepts or doubts`),
		claimed: (count: number, there: number, rank: Rank): Sentence =>
			count > there
				? [{ strong: `${count} ${rankPlural[rank]}` }, " claimed so far."]
				: [{ strong: `${count} of ${there} ${rankPlural[rank]}` }, " claimed."],
		there: (there: number): Sentence =>
			there === 0
				? ["All four are put away."]
				: ["There ", there === 1 ? "is " : "are ", { strong: String(there) }, "."],
		youHold: (held: number): Sentence => ["You hold ", { strong: String(held) }, "."],
		toPlay: (left: number | null) => (left === null ? "to play" : `to play · ${seconds(left)}`),
		left: (count: number) => (count === 0 ? "none left" : `${inWords(count)} left`),
		out: (place: number) => ordinalShort(place),
	},

	say: {
		out: (place: number): Sentence => ["You are out, in ", { strong: `${ordinal(place)} place` }, "."],
		lastCards: "Those were your last cards. You are out unless somebody doubts them.",
		yourTurn: (left: number | null) => (left === null ? "Your turn, " : `Your turn, ${seconds(left)}, `),
		choose: "Choose one to four cards.",
		chooseFor: (rank: Rank): Sentence => ["with ", { strong: rankPlural[rank] }, "."],
		youOpen: "You open: choose cards, and say what they are.",
		would: (count: number, rank: Rank, lies: number): Sentence => [
			"You would say ",
			{ strong: claimWords(count, rank) },
			lies === 0 ? (count === 1 ? ": it is true." : ": all true.") : ": ",
			...(lies === 0 ? [] : [{ lie: falseOnes(count, lies) }]),
		],
		lastStand: ({ by, count, rank }: Claim): Sentence => [
			`${subject(by)} played the last cards: `,
			{ said: claimWords(count, rank) },
			".",
		],
		next: (who: Who, rank: Rank | null): Sentence =>
			rank === null
				? [`${subject(who)} ${verb(who, "open")}, with any rank.`]
				: [`${subject(who)} ${verb(who, "are")} next, with `, { strong: rankPlural[rank] }, "."],
		deciding: (who: Who): Sentence => [`${subject(who)} accepts, or doubts.`],
		settled: (by: Who, seat: Who, taker: Who, taken: number, lie: boolean): Sentence => [
			by.you
				? lie
					? `You caught ${seat.name}. `
					: `${seat.name} had told the truth. `
				: lie
					? `${by.name} caught ${object(seat)}. `
					: `${seat.you ? "You" : seat.name} had told the truth. `,
			`${subject(taker)} ${verb(taker, "take")} `,
			{ strong: cardsWords(taken) },
			".",
		],
		discard: (count: number, rank: Rank): Sentence => [
			{ strong: capital(claimWords(count, rank)) },
			" leave the game, face up, and it is still the same turn.",
		],
		keep: "Keep them",
		four: "Four cards at most.",
	},

	keys: {
		label: "I say they are",
		key: (rank: Rank, held: number) => `${rankSign[rank]}, you hold ${inWords(held).replace("no", "none")}`,
	},

	actions: {
		play: (count: number) => (count === 0 ? "Play" : `Play ${inWords(count)}`),
		as: (rank: Rank, left: number | null) =>
			left === null ? `as ${rankPlural[rank]}` : `as ${rankPlural[rank]} · ${seconds(left)} left`,
		asOpening: (rank: Rank, count: number, lies: number, left: number | null) => {
			const truth =
				lies === 0 ? "" : count === 1 ? ", false" : lies === count ? ", all false" : `, ${inWords(lies)} false`;
			return `as ${rankPlural[rank]}${truth}${left === null ? "" : ` · ${seconds(left)}`}`;
		},
		accept: "Accept",
		liar: "Liar!",
		doubts: ({ by, count, rank }: Claim) => `${possessive(by)} ${claimWords(count, rank)}`,
		putAway: (count: number) => `Put ${inWords(count)} away`,
		putAwaySlip: (count: number, rank: Rank) => `Put ${claimWords(count, rank)} away`,
		putAwayShort: "Put away",
		putAwayShortName: (count: number, rank: Rank) => `Put away ${claimWords(count, rank)}`,
		faceUp: (rank: Rank) => `${rankPlural[rank]}, face up`,
		why: {
			chooseCards: "choose cards",
			chooseRank: "say what they are",
			turnOf: (who: Who) => `${possessive(who)} turn`,
			opening: (who: Who) => `${subject(who)} ${verb(who, "open")}`,
			doubtFirst: (left: number) => `time to doubt · ${seconds(left)}`,
			tooMany: "four at most",
			nothingToDoubt: "nothing to doubt",
			ownPlay: "your own play",
			out: "you are out",
			wait: "one moment",
		},
	},

	refused: refusals,
	refusedBy: (who: Who) => `Too late. ${subject(who)} had already played.`,

	reveal: {
		lie: "Liar!",
		true: "True",
		then: (taker: Who, taken: number) =>
			`${subject(taker)} ${verb(taker, "take")} ${cardsWords(taken)}, and ${verb(taker, "open")}.`,
		title: (by: Who, seat: Who) => `${subject(by)} said “Liar!” to ${object(seat)}`,
	},

	log: {
		thisPile: (rank: Rank | null) => (rank === null ? "This pile: climbing" : `This pile: ${rankPlural[rank]}`),
		pile: (n: number) => capital(`${ordinal(n)} pile`),
		played: ({ by, count, rank }: Claim, opening: "opening" | "following"): Sentence => [
			{ strong: subject(by) },
			opening === "opening" ? ` opened with ${cardsWords(count)}: ` : ` played ${cardsWords(count)}: `,
			{ said: claimWords(count, rank) },
			".",
		],
		really: (cards: readonly Card[]): Sentence => [` Really: ${signs(cards)}.`],
		challenged: (by: Who, seat: Who, cards: readonly Card[], lie: boolean): Sentence => [
			{ strong: subject(by) },
			" said ",
			{ said: "Liar!" },
			` to ${object(seat)}. It was ${lie ? "a lie" : "true"}: ${signs(cards)}.`,
		],
		took: (taker: Who, taken: number): Sentence => [
			{ strong: subject(taker) },
			` ${verb(taker, "take")} ${cardsWords(taken)}.`,
		],
		accepted: (who: Who): Sentence => [{ strong: subject(who) }, " accepted it."],
		discarded: (who: Who, count: number, rank: Rank): Sentence => [
			{ strong: subject(who) },
			` put ${claimWords(count, rank)} away, face up.`,
		],
		out: (who: Who, place: number | null): Sentence => [
			{ strong: subject(who) },
			place === null ? ` ${verb(who, "are")} out.` : ` ${verb(who, "are")} out: ${ordinal(place)} place.`,
		],
		ended: "The game is over.",
	},

	over: {
		headline: (winner: Who, loser: Who) =>
			`${subject(winner)} ${verb(winner, "win")}. ${subject(loser)} ${verb(loser, "are")} left holding the cards.`,
		headlineEven: (winner: Who) => `${subject(winner)} ${verb(winner, "win")}. Nobody is left holding cards.`,
		sum: (plays: number, doubted: number, caught: number) =>
			doubted === 0
				? `${capital(inWords(plays))} plays, and nobody doubted one of them.`
				: `${capital(inWords(plays))} plays. ${capital(inWords(doubted))} doubted, ${caught === 0 ? "none" : inWords(caught)} of them a lie.`,
		places: "Places",
		outOnPlay: (play: number) => `out on play ${play}`,
		cardsLeft: (count: number) => (count === 0 ? "no cards left" : `${cardsWords(count)} left`),
		held: (who: Who) => `${subject(who)} held`,
		hands: "What was left in hand",
		fibbed: "Who fibbed, as far as anybody knows",
		record: (who: Who, plays: number, caught: number, truths: number): Sentence => [
			{ strong: subject(who) },
			` ${inWords(plays)} ${plays === 1 ? "play" : "plays"}, `,
			caught === 0 ? "never caught" : `caught ${times(caught)}`,
			truths === 0 ? ". " : `, doubted in vain ${times(truths)}. `,
		],
		doubts: (doubts: number, right: number) =>
			doubts === 0
				? "Doubted nobody."
				: `Doubted ${times(doubts)}, ${right === 0 ? "never right" : `right ${times(right)}`}.`,
		key: {
			unknown: "nobody asked",
			true: "true, and doubted",
			caught: "a lie, caught",
			"your-lie": "your lie, got away",
			"your-truth": "yours, and true",
		},
		last: "The last word",
	},
} as const;
