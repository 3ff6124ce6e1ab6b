import { type elMentiroso, rankAfter } from "@fibbers/rules";
import { ByteReader } from "./bytes.ts";
import { cardsOf, events as eventCodes, frames, known, noSeat, optionsOf, rankOf, status, tail } from "./codes.ts";

type Table = elMentiroso.Table;
type View = elMentiroso.ElMentirosoView;

/** What a client makes of the frames. */
export interface Unpacked {
	readonly version: number;
	readonly view: View;
	/** What has happened; empty in a whole state. */
	readonly events: readonly elMentiroso.Event[];
	/** The number of the move that is answered by this. */
	readonly reply: number | null;
}

export type Told = Unpacked | { readonly refused: string; readonly reply: number };

/** The view after this frame; `before` is null before the first. */
export function unpack(frame: Buffer, before: View | null): Told {
	const reader = new ByteReader(frame);
	const kind = reader.byte();
	if (kind === frames.refused) return { reply: reader.word(), refused: Buffer.from(reader.list()).toString() };
	if (kind === frames.state) return readState(reader);
	if (kind === frames.moved && before !== null) return readMoved(reader, before);
	throw new RangeError(`a frame of kind ${kind}`);
}

function readState(reader: ByteReader): Unpacked {
	const version = reader.long();
	const seat = reader.byte();
	const options = optionsOf(reader.byte());
	const bits = reader.byte();
	const counts = reader.list();
	const claims = Array.from({ length: reader.byte() }, () => readClaim(reader));
	const discarded = cardsOf(reader.list());
	const plays = reader.word();
	const places = reader.list();
	const over = reader.list();
	const table = withStatus(
		{ options, counts, claims, discarded, plays, places, over: over.length > 0 ? { places: over } : null },
		bits,
	);
	const viewer = seat === noSeat ? "spectator" : seat;
	const own = viewer === "spectator" ? null : readOwn(reader);
	return { version, view: { viewer, table, own }, events: [], reply: null };
}

function readMoved(reader: ByteReader, before: View): Unpacked {
	const version = reader.long();
	const bits = reader.byte();
	const events = Array.from({ length: reader.byte() }, () => readEvent(reader));
	const moved = events.reduce(after, before.table);
	const places = (bits & status.places) > 0 ? reader.list() : moved.places;
	const over = (bits & status.over) > 0 ? { places: reader.list() } : null;
	const table = withStatus({ ...moved, places, over }, bits);
	const more = reader.byte();
	// A pile that was taken holds nobody's cards any more.
	const kept = before.own && table.claims.length === 0 ? { ...before.own, laid: [] } : before.own;
	const own = (more & tail.own) > 0 ? readOwn(reader) : kept;
	const told = events.map((event) => (event.event === "ended" && over ? { ...event, ...over } : event));
	return {
		version,
		view: { viewer: before.viewer, table, own },
		events: told,
		reply: (more & tail.reply) > 0 ? reader.word() : null,
	};
}

const readOwn = (reader: ByteReader): elMentiroso.Own => ({
	hand: cardsOf(reader.list()),
	laid: cardsOf(reader.list()),
});

function readClaim(reader: ByteReader): elMentiroso.Claim {
	const both = reader.byte();
	return { seat: both >> 4, count: both & 15, rank: rankOf(reader.byte()) };
}

function readEvent(reader: ByteReader): elMentiroso.Event {
	const event = known(eventCodes[reader.byte()]);
	switch (event) {
		case "played":
			return { event, ...readClaim(reader) };
		case "challenged": {
			const [both, rank, end, taken] = [reader.byte(), rankOf(reader.byte()), reader.byte(), reader.byte()];
			const cards = cardsOf(reader.list());
			return { event, seat: both >> 4, by: both & 15, rank, cards, lie: (end & 15) === 1, taker: end >> 4, taken };
		}
		case "accepted":
			return { event, seat: reader.byte() };
		case "discarded":
			return { event, seat: reader.byte(), cards: cardsOf(reader.list()) };
		case "went-out": {
			const both = reader.byte();
			return { event, seat: both >> 4, place: (both & 15) === 0 ? null : both & 15 };
		}
		case "ended":
			return { event, places: [] };
	}
}

/** What the status byte tells, and what follows from it. */
function withStatus(table: Omit<Table, "turn" | "pending" | "lastStand" | "nextRank">, bits: number): Table {
	const last = table.claims.at(-1) ?? null;
	const climbs = table.options.rank === "climbs";
	return {
		...table,
		turn: bits & status.turn,
		pending: (bits & status.open) > 0 ? last : null,
		lastStand: (bits & status.lastStand) > 0,
		nextRank: last && (climbs ? rankAfter(last.rank) : last.rank),
	};
}

const more = (counts: readonly number[], seat: number, by: number): number[] =>
	counts.map((count, at) => (at === seat ? count + by : count));

function after(table: Table, event: elMentiroso.Event): Table {
	const { counts, claims, discarded, plays } = table;
	switch (event.event) {
		case "played": {
			const { seat, count, rank } = event;
			return {
				...table,
				counts: more(counts, seat, -count),
				claims: [...claims, { seat, count, rank }],
				plays: plays + 1,
			};
		}
		case "challenged":
			return { ...table, counts: more(counts, event.taker, event.taken), claims: [] };
		case "discarded":
			return {
				...table,
				counts: more(counts, event.seat, -event.cards.length),
				discarded: [...discarded, ...event.cards],
			};
		default:
			return table;
	}
}
