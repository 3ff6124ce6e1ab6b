import { liarsPost } from "@fibbers/rules";
import type { GameProps } from "../game-screen.ts";
import { legalIn } from "../parts/legal.ts";

export type Event = liarsPost.Event;
export type Hop = liarsPost.Hop;
export type Kind = liarsPost.Kind;
export type Legal = liarsPost.Legal;
export type Move = liarsPost.Move;
export type Own = liarsPost.Own;
export type Table = liarsPost.Table;
export type Called = Extract<Event, { readonly event: "called" }>;
export type Props = GameProps<Table, Own, Event, Move>;

export const { kinds } = liarsPost;

/** What the reader may do now, as the rules say. */
export const legalNow = legalIn("liars-post", { send: null, call: null, look: null, pass: null });

/** The seat that has to send, or that has the card in transit. */
export const holder = ({ turn, transit }: Table): number => transit?.hops.at(-1)?.to ?? turn;

/** Whom the card in transit can still be passed to, by whoever has it. */
export function stillOpen(table: Table): readonly number[] {
	const { look, pass } = legalNow({ table, own: { hand: [], card: null }, seat: holder(table) });
	return look?.to ?? pass?.to ?? [];
}

/** The call that no card was sent after, and its place in the events. */
export function lastCall(events: readonly Event[]): { readonly called: Called; readonly at: number } | null {
	const at = events.findLastIndex(({ event }) => event === "sent" || event === "called");
	const event = events[at];
	return event?.event === "called" ? { called: event, at } : null;
}
