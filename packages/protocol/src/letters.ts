import type { GameId } from "@fibbers/rules";
import { packEvent, packFields, unpackEvent, unpackFields } from "./packing.ts";
import type { EventsMessage, PrivateMessage } from "./server-messages.ts";
import { wireOf } from "./wires.ts";

/** `[version, now, seat, waiting, own]`, `own` packed as its game says. */
export type PackedLetter = readonly [number, number, number | null, boolean, readonly unknown[] | null];
/** `[version, ...events]`, each event packed as its game says, its number first. */
export type PackedEvents = readonly [number, ...(readonly unknown[])[]];

export const packLetter = (game: GameId, { version, now, seat, waiting, own }: PrivateMessage): PackedLetter => [
	version,
	now,
	seat,
	waiting,
	own && packFields(wireOf(game).packing.own, own),
];

export const unpackLetter = (game: GameId, [version, now, seat, waiting, own]: PackedLetter): PrivateMessage => ({
	version,
	now,
	seat,
	waiting,
	own: own && unpackFields(wireOf(game).packing.own, own),
});

export const packEvents = (game: GameId, { version, events }: EventsMessage): PackedEvents => [
	version,
	...events.map((event) => packEvent(wireOf(game).packing, event)),
];

export const unpackEvents = (game: GameId, [version, ...events]: PackedEvents): EventsMessage => ({
	version,
	events: events.map((event) => unpackEvent(wireOf(game).packing, event)),
});
