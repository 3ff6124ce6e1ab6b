import { schema, t } from "@colyseus/schema";

/** The public view of Liar's Post, as short texts: each is replaced whole when it changes. */
export const LiarsPostState = schema(
	{
		/** How many cards each seat holds: `11 10 11`. */
		counts: t.string().default(""),
		/** What each seat had to take, in order: `KSQH,,9D`. */
		faceUp: t.string().default(""),
		/** So many of a kind lose. */
		limit: t.uint8().default(0),
		turn: t.int8().default(0),
		/** The slides of the card in transit, from, to and claim each: `02K 21J`; empty without one. */
		hops: t.string().default(""),
		looked: t.boolean().default(false),
		/** The loser and why, when the game is over, else empty: `2set`. */
		over: t.string().default(""),
	},
	"LiarsPost",
);
export type LiarsPostState = InstanceType<typeof LiarsPostState>;
