import { schema, t } from "@colyseus/schema";

/** The public view of El Mentiroso, as short texts: each is replaced whole when it changes. */
export const ElMentirosoState = schema(
	{
		/** How many cards each seat holds: `13 9 0`. */
		counts: t.string().default(""),
		/** The plays of this cycle, seat, count and rank each: `02K 11K`. */
		claims: t.string().default(""),
		/** Whether the last of them can be challenged. */
		open: t.boolean().default(false),
		turn: t.int8().default(0),
		lastStand: t.boolean().default(false),
		/** What the next play must announce, empty when free. */
		nextRank: t.string().default(""),
		/** Cards put away: `9S9H9D9C`. */
		discarded: t.string().default(""),
		plays: t.uint16().default(0),
		/** Seats that are out, first place first: `20`. */
		places: t.string().default(""),
		/** All places when the game is over, else empty. */
		over: t.string().default(""),
	},
	"ElMentiroso",
);
export type ElMentirosoState = InstanceType<typeof ElMentirosoState>;
