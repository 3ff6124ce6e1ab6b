import { schema, t } from "@colyseus/schema";

/** The public view of Liar!, as short texts: each is replaced whole when it changes. */
export const LiarState = schema(
	{
		/** How many cards each seat holds: `3 4`. */
		counts: t.string().default(""),
		/** What each seat has played, in order: `KS,QH`. */
		faceUp: t.string().default(""),
		/** The middle card once it is turned over, else empty. */
		middle: t.string().default(""),
		turn: t.int8().default(0),
		/** The questions of earlier turns, by, card, about and answer each: `0KSrank1 1QHsuit0`. */
		asked: t.string().default(""),
		/** The open question, `0KSrank` or with its answer `0KSrank1`; empty without one. */
		question: t.string().default(""),
		/** The winner and why, when the game is over, else empty: `1guess-wrong`. */
		over: t.string().default(""),
	},
	"Liar",
);
export type LiarState = InstanceType<typeof LiarState>;
