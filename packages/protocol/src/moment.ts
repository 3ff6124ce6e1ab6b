import type { GameId, Seat } from "@fibbers/rules";
import { type Changes, changed } from "./changes.ts";
import { packEvent, packFields, unpackEvent, unpackFields } from "./packing.ts";
import type { TableState } from "./table-state.ts";
import { wireOf } from "./wires.ts";

/** The types of the messages that tell a table: numbers, since they travel with each move. */
export const tableMessages = { moment: 0, whole: 1 } as const;

/** What a connection is told of itself. */
export interface Mine {
	/** Its seat, null for a watcher. */
	readonly seat: Seat | null;
	/** Whether it has sat down for the next game. */
	readonly waiting: boolean;
	/** What the rules let this seat see beyond the table. */
	readonly own: object | null;
}

export type AnyEvent = { readonly event: string };
export type PackedEvent = readonly unknown[];
export type PackedOwn = readonly unknown[] | null;

/** All that a connection may know of its table, on joining. */
export interface PackedWhole {
	/** The server's time, epoch ms. */
	readonly now: number;
	readonly state: TableState;
	readonly mine: Omit<Mine, "own"> & { readonly own: PackedOwn };
	/** The last that happened in this game. */
	readonly events: readonly PackedEvent[];
	/** How many events before these are not told. */
	readonly earlier: number;
}

/** What is different about a connection itself; `own` whole. */
export type PackedMine = Partial<PackedWhole["mine"]>;

/**
 * What has happened since, in one frame: by how much the version has grown, how many ms after the last decision the present one began,
 * the actor; then the events, what is different about the public state beyond that (of `view`, what nobody foresaw), and about oneself.
 * What is null at the end is left out.
 */
export type PackedMoment = readonly [
	step: number,
	ms: number,
	actor: number,
	events?: readonly PackedEvent[] | null,
	changes?: Changes | null,
	mine?: PackedMine | null,
];

/** What of the state has a place of its own in a moment. */
export const placed: readonly (keyof TableState)[] = ["version", "decisionAt", "actor", "view"];

export const packOwn = (game: GameId, own: object | null): PackedOwn =>
	own && packFields(wireOf(game).packing.own, own);

const unpackOwn = (game: GameId, own: PackedOwn): object | null => own && unpackFields(wireOf(game).packing.own, own);

export const packEvents = (game: GameId, events: readonly AnyEvent[]): PackedEvent[] =>
	events.map((event) => packEvent(wireOf(game).packing, event));

export const unpackEvents = (game: GameId, events: readonly PackedEvent[]): AnyEvent[] =>
	events.map((event) => unpackEvent(wireOf(game).packing, event));

/** The public view as these events leave it, as far as that can be foreseen. */
export const foreseenView = (game: GameId, view: object, events: readonly AnyEvent[]): object => {
	const { foresight } = wireOf(game);
	return foresight ? events.reduce((before, event) => foresight.table(before, event), view) : view;
};

/** The same of what a seat sees beyond it. */
export const foreseenOwn = (game: GameId, own: object, events: readonly AnyEvent[], seat: Seat): object => {
	const { foresight } = wireOf(game);
	return foresight ? events.reduce((before, event) => foresight.own(before, event, seat), own) : own;
};

/** What one connection knows of its table. */
export class Standpoint {
	state: TableState;
	mine: Mine;
	/** Everything that it was told of what happened in the game on the table. */
	events: readonly AnyEvent[];
	/** How many events before these it was not told. */
	readonly earlier: number;

	constructor({ state, mine, events, earlier }: PackedWhole) {
		const game = state.game as GameId;
		this.state = state;
		this.mine = { ...mine, own: unpackOwn(game, mine.own) };
		this.events = unpackEvents(game, events);
		this.earlier = earlier;
	}

	/** Takes in what has happened since, and returns the events. */
	goOn([step, ms, actor, packed, changes, mine]: PackedMoment): readonly AnyEvent[] {
		const before = this.state;
		const state = changed(before, without(changes ?? {}, "view"));
		const game = state.game as GameId;
		const events = unpackEvents(game, packed ?? []);
		const goesOn = state.round === before.round;
		const view = viewAfter(before.view, goesOn ? events : null, game, changes?.view as Changes | null | undefined);
		this.state = { ...state, version: before.version + step, decisionAt: before.decisionAt + ms, actor, view };
		this.mine = this.mineAfter(game, goesOn && view !== null ? events : [], mine ?? {});
		this.events = goesOn ? [...this.events, ...events] : events;
		return events;
	}

	private mineAfter(game: GameId, events: readonly AnyEvent[], mine: PackedMine): Mine {
		const { seat, own } = this.mine;
		const isSeated = own !== null && seat !== null && mine.seat === undefined;
		return {
			seat: mine.seat === undefined ? seat : mine.seat,
			waiting: mine.waiting ?? this.mine.waiting,
			own: mine.own !== undefined ? unpackOwn(game, mine.own) : isSeated ? foreseenOwn(game, own, events, seat) : own,
		};
	}
}

/** `events` is null where another game begins: then its view is told whole. */
function viewAfter(
	before: object | null,
	events: readonly AnyEvent[] | null,
	game: GameId,
	changes: Changes | null | undefined,
): object | null {
	if (before === null || events === null || changes === null) return changes === undefined ? before : changes;
	const foreseen = foreseenView(game, before, events);
	return changes === undefined ? foreseen : changed(foreseen, changes);
}

function without<Name extends string>(record: Changes, name: Name): Changes {
	const { [name]: _, ...rest } = record;
	return rest;
}
