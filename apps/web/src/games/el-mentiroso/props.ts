import type { elMentiroso } from "@fibbers/rules";
import type { GameProps } from "../game-screen.ts";
import { legalIn } from "../parts/legal.ts";

export type Claim = elMentiroso.Claim;
export type Event = elMentiroso.Event;
export type Legal = elMentiroso.Legal;
export type Move = elMentiroso.Move;
export type Own = elMentiroso.Own;
export type Table = elMentiroso.Table;
export type Challenge = Extract<Event, { readonly event: "challenged" }>;
export type Props = GameProps<Table, Own, Event, Move>;

/** What the reader may do now, as the rules say. */
export const legalNow = legalIn("el-mentiroso", { play: null, challenge: null, accept: null, discard: null });

/** The challenge that nothing has been played after, and its place in the events. */
export function lastChallenge(events: readonly Event[]): { readonly challenge: Challenge; readonly at: number } | null {
	const at = events.findLastIndex(({ event }) => event === "played" || event === "challenged");
	const event = events[at];
	return event?.event === "challenged" ? { challenge: event, at } : null;
}
