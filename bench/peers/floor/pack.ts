import type { elMentiroso, Seat } from "@fibbers/rules";
import { ByteWriter } from "./bytes.ts";
import { cardCodes, events as eventCodes, frames, noSeat, optionsCode, rankCode, status, tail } from "./codes.ts";

const writer = new ByteWriter();

const statusOf = ({ turn, pending, lastStand }: elMentiroso.Table, more: number): number =>
	turn | (pending === null ? 0 : status.open) | (lastStand ? status.lastStand : 0) | more;

/** Everything that this viewer may see, for whoever has just come and for a new deal. */
export function packState(version: number, { viewer, table, own }: elMentiroso.ElMentirosoView): Buffer {
	writer
		.byte(frames.state)
		.long(version)
		.byte(viewer === "spectator" ? noSeat : viewer);
	writer.byte(optionsCode(table.options)).byte(statusOf(table, 0)).list(table.counts).byte(table.claims.length);
	for (const { seat, count, rank } of table.claims) writer.byte((seat << 4) | count).byte(rankCode(rank));
	writer.list(cardCodes(table.discarded)).word(table.plays);
	writer.list(table.places).list(table.over?.places ?? []);
	if (own !== null) packOwn(own);
	return writer.take();
}

/** What everybody learns of a move. Whoever learns no more gets it with an empty tail: one frame for all of them. */
export function packMoved(version: number, table: elMentiroso.Table, events: readonly elMentiroso.Event[]): Buffer {
	const wentOut = events.some(({ event }) => event === "went-out") ? status.places : 0;
	writer.byte(frames.moved).long(version);
	writer.byte(statusOf(table, wentOut | (table.over === null ? 0 : status.over))).byte(events.length);
	for (const event of events) packEvent(event);
	if (wentOut > 0) writer.list(table.places);
	if (table.over !== null) writer.list(table.over.places);
	return writer.byte(0).take();
}

/** The same frame for one reader: with his own cards where they have changed, and with the reply where it was his move. */
export function withTail(moved: Buffer, own: elMentiroso.Own | null, reply: number | null): Buffer {
	writer.bytes(moved.subarray(0, -1)).byte((own === null ? 0 : tail.own) | (reply === null ? 0 : tail.reply));
	if (own !== null) packOwn(own);
	if (reply !== null) writer.word(reply);
	return writer.take();
}

/** `reason` is a text, since refusals are rare. */
export const packRefused = (reply: number, reason: string): Buffer =>
	writer
		.byte(frames.refused)
		.word(reply)
		.list([...Buffer.from(reason)])
		.take();

function packOwn({ hand, laid }: elMentiroso.Own): void {
	writer.list(cardCodes(hand)).list(cardCodes(laid));
}

const inOneByte = (seat: Seat, other: number): number => (seat << 4) | other;

/** Cards are told by a challenge and a discard only; whoever played knows his from his own part. */
function packEvent(event: elMentiroso.Event): void {
	writer.byte(eventCodes.indexOf(event.event));
	switch (event.event) {
		case "played":
			writer.byte(inOneByte(event.seat, event.count)).byte(rankCode(event.rank));
			break;
		case "challenged":
			writer.byte(inOneByte(event.seat, event.by)).byte(rankCode(event.rank));
			writer
				.byte(inOneByte(event.taker, event.lie ? 1 : 0))
				.byte(event.taken)
				.list(cardCodes(event.cards));
			break;
		case "accepted":
			writer.byte(event.seat);
			break;
		case "discarded":
			writer.byte(event.seat).list(cardCodes(event.cards));
			break;
		case "went-out":
			writer.byte(inOneByte(event.seat, event.place ?? 0));
			break;
		case "ended":
			break;
	}
}
