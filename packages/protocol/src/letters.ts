import type { GameId } from "@fibbers/rules";
import { packing as elMentiroso } from "./el-mentiroso/packing.ts";
import { packing as liar } from "./liar/packing.ts";
import { packing as liarsPost } from "./liars-post/packing.ts";
import { type Packing, packEvent, packFields, unpackEvent, unpackFields } from "./packing.ts";
import type { EventsMessage, PrivateMessage } from "./server-messages.ts";

const packings: { readonly [Id in GameId]: Packing } = {
	"el-mentiroso": elMentiroso,
	"liars-post": liarsPost,
	liar,
};

/** `[version, now, seat, waiting, own]`, `own` packed as its game says. */
export type PackedLetter = readonly [number, number, number | null, boolean, readonly unknown[] | null];
/** `[version, ...events]`, each event packed as its game says, its number first. */
export type PackedEvents = readonly [number, ...(readonly unknown[])[]];

export const packLetter = (game: GameId, { version, now, seat, waiting, own }: PrivateMessage): PackedLetter => [
	version,
	now,
	seat,
	waiting,
	own && packFields(packings[game].own, own),
];

export const unpackLetter = (game: GameId, [version, now, seat, waiting, own]: PackedLetter): PrivateMessage => ({
	version,
	now,
	seat,
	waiting,
	own: own && unpackFields(packings[game].own, own),
});

export const packEvents = (game: GameId, { version, events }: EventsMessage): PackedEvents => [
	version,
	...events.map((event) => packEvent(packings[game], event)),
];

export const unpackEvents = (game: GameId, [version, ...events]: PackedEvents): EventsMessage => ({
	version,
	events: events.map((event) => unpackEvent(packings[game], event)),
});
