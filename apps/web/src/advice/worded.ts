import type { Advice, Reason } from "@fibbers/protocol";
import { type Card, type GameId, type GameTypesById, type Rank, rankOf } from "@fibbers/rules";
import { advice as text } from "../text/advice.ts";
import type { Who } from "../text/who.ts";

/** What the advice was given on. */
export interface Situation<Id extends GameId> {
	readonly table: GameTypesById[Id]["table"];
	readonly own: GameTypesById[Id]["own"];
	readonly who: (seat: number) => Who;
}

type Says<Id extends GameId> = (move: GameTypesById[Id]["move"], now: Situation<Id>) => string;

/** Advice in one sentence: the move, as the game calls it, and the reason. */
export function worded<Id extends GameId>(game: Id, { move, share, reason }: Advice, now: Situation<Id>): string {
	const does = move === null ? text.moves.pass : (moves[game] as Says<Id>)(move as GameTypesById[Id]["move"], now);
	return text.would[sureness(share, reason)](does, because(reason, doubts(move), now.who));
}

type Sureness = "always" | "mostly" | "half" | "among";

function sureness(share: number, { why }: Reason): Sureness {
	// These tell themselves how often.
	if (share > 0.9 || why === "keep-lie" || why === "spend-lie") return "always";
	if (share > 0.6) return "mostly";
	return share > 0.4 ? "half" : "among";
}

const moves: { readonly [Id in GameId]: Says<Id> } = {
	"el-mentiroso": (move) => {
		switch (move.move) {
			case "play":
				return text.moves.play(move.cards, move.rank);
			case "challenge":
				return text.moves.liar;
			case "accept":
				return text.moves.accept;
			case "discard":
				return text.moves.discard(move.cards.length, firstRank(move.cards));
		}
	},
	"liars-post": (move, { own, who }) => {
		switch (move.move) {
			case "send":
				return text.moves.send(move.card, who(move.to), move.claim);
			case "pass":
				return text.moves.passOn(own.card ?? `${move.claim}S`, who(move.to), move.claim);
			case "look":
				return text.moves.look;
			case "call":
				return move.says ? text.moves.true : text.moves.false;
		}
	},
	liar: (move, { table: { question } }) => {
		switch (move.move) {
			case "ask":
				return text.moves.askAbout(move.card, move.about);
			case "answer":
				return text.moves.answer(move.count, question ?? { card: "JS", about: "rank" });
			case "doubt":
				return text.moves.liar;
			case "trust":
				return text.moves.goOn;
			case "guess":
				return text.moves.guess(move.card);
		}
	},
};

const firstRank = ([card = "AS"]: readonly Card[]): Rank => rankOf(card);

/** Whether the claim is doubted, or looked into. */
const doubts = (move: Advice["move"]): boolean =>
	move !== null && (["challenge", "doubt"].includes(move.move) || ("says" in move && move.says === false));

function because(reason: Reason, isDoubted: boolean, who: (seat: number) => Who): string {
	switch (reason.why) {
		case "impossible":
			return isDoubted ? text.because.impossible : text.because.impossibleYet;
		case "odds":
			return text.because.odds(reason.truth);
		case "cheap":
			return text.because.cheap(reason.truth, reason.cards);
		case "dear":
			return text.because.dear(reason.truth, reason.cards);
		case "set":
			return text.because.set;
		case "true":
			return text.because.true(reason.cards);
		case "padded":
			return text.because.padded(reason.lies);
		case "bare":
			return text.because.bare(reason.rank);
		case "held-back":
			return text.because.heldBack(reason.rank);
		case "hurts":
			return text.because.hurts(who(reason.seat), reason.kind, reason.taken);
		case "unsure":
			return text.because.unsure;
		case "telling":
			return text.because.telling;
		case "keep-lie":
			return text.because.keepLie(reason.share);
		case "spend-lie":
			return text.because.spendLie(reason.share);
		case "must-be-true":
			return text.because.mustBeTrue;
		case "likeliest":
			return text.because.likeliest(reason.chance);
	}
}
