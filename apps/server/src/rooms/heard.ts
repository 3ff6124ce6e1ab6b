import type { Client, Room } from "@colyseus/core";

/** `id` is the number of a request, undefined where no answer is expected. */
type Handler = (client: Client, body: unknown, asked: { readonly id: number | undefined }) => unknown;

/** For each type of message the functions that hear it, as Colyseus keeps them; types are clients' own words. */
export type Heard = Readonly<Record<string, readonly Handler[]>>;

export const heardOf = (handlers: Readonly<Record<string, Handler>>): Heard =>
	Object.assign(
		Object.create(null),
		Object.fromEntries(Object.entries(handlers).map(([type, hear]) => [type, [hear]])),
	);

/** What a room's `messages` call `_` hears every type that nothing else does. */
export const allElse = ({ _, ...named }: Readonly<Record<string, Handler>>): Readonly<Record<string, Handler>> =>
	_ === undefined ? named : { ...named, "*": _ };

/**
 * Lets a room hear these. All rooms of a kind share them: of `messages` of its own Colyseus makes three functions each,
 * which is a quarter of what an idle table holds.
 */
export function hears(room: Room, heard: Heard): void {
	(room as unknown as { readonly onMessageEvents: { events: Heard } }).onMessageEvents.events = heard;
}
