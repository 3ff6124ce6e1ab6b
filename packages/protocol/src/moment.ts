import type { GameId, Seat } from "@fibbers/rules";
import { type Changes, changed, type PackedChanges, unpackChanges } from "./changes.ts";
import { type PackedOwn, unpackOwn } from "./own.ts";
import { packEvent, unpackEvent } from "./packing.ts";
import { type PackedResult, unpackResult } from "./result.ts";
import { type TableState, tableNames } from "./table-state.ts";
import { wireOf } from "./wires.ts";

/** The types of the messages that tell a table: numbers, since they travel with each move. */
export const tableMessages = { move: 0, moment: 1, whole: 2 } as const;

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

/**
 * What has happened since, in one frame: by how much the version has grown, how many ms after the last decision the present one began,
 * the actor; then the events, what is different about the public state beyond that (of `view` and `own`, what nobody foresaw), and about oneself.
 * What is null at the end is left out.
 */
export type PackedMoment = readonly [
	step: number,
	ms: number,
	actor: number,
	events?: readonly PackedEvent[] | null,
	changes?: PackedChanges | null,
	mine?: PackedChanges | null,
];

/** A moment with a step of one, one event and nothing else, as most are: ms, actor, and the event. */
export type PackedMove = readonly [ms: number, actor: number, ...event: PackedEvent];

/** The message that tells a moment. */
export function messageOf(moment: PackedMoment): { readonly type: number; readonly body: PackedMove | PackedMoment } {
	const [step, ms, actor, events, changes, mine] = moment;
	const event = events?.length === 1 ? events[0] : undefined;
	return step === 1 && event !== undefined && !changes && !mine
		? { type: tableMessages.move, body: [ms, actor, ...event] }
		: { type: tableMessages.moment, body: moment };
}

export const momentOf = ([ms, actor, ...event]: PackedMove): PackedMoment => [1, ms, actor, [event]];

/** What of the state has a place of its own in a moment. */
export const placed: readonly (keyof TableState)[] = ["version", "decisionAt", "actor", "view"];

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
	/** How many events of that game before these it was not told. */
	earlier: number;

	constructor({ state, mine, events, earlier }: PackedWhole) {
		const game = state.game as GameId;
		this.state = state;
		this.mine = { ...mine, own: unpackOwn(game, mine.own, null) };
		this.events = unpackEvents(game, events);
		this.earlier = earlier;
	}

	/** Takes in what has happened since, and returns the events. */
	goOn([step, ms, actor, packed, packedChanges, packedMine]: PackedMoment): readonly AnyEvent[] {
		const before = this.state;
		const { view, ...changes } = unpackChanges(tableNames, packedChanges ?? []);
		const state = changed(before, withResult(changes, before.commitment));
		const game = state.game as GameId;
		const events = unpackEvents(game, packed ?? []);
		const goesOn = state.round === before.round && before.view !== null && view !== null;
		const expected = goesOn ? foreseenView(game, before.view, events) : before.view;
		this.state = {
			...state,
			version: before.version + step,
			decisionAt: before.decisionAt + ms,
			actor,
			view: viewAfter(expected, view),
		};
		this.mine = this.mineAfter(game, goesOn ? events : [], unpackChanges(tableNames, packedMine ?? []));
		const isSameGame = state.round === before.round;
		this.events = isSameGame ? [...this.events, ...events] : events;
		if (!isSameGame) this.earlier = 0;
		return events;
	}

	private mineAfter(game: GameId, events: readonly AnyEvent[], { own: told, ...rest }: Changes): Mine {
		const { seat, own } = this.mine;
		const expected =
			own !== null && seat !== null && rest.seat === undefined ? foreseenOwn(game, own, events, seat) : own;
		const mine = told === undefined ? expected : unpackOwn(game, told as PackedOwn, expected);
		return { ...changed(this.mine, rest), own: mine };
	}
}

const withResult = (changes: Changes, promised: string): Changes =>
	Array.isArray(changes.result)
		? { ...changes, result: unpackResult(changes.result as PackedResult, promised) }
		: changes;

/** A view that was not there before is told whole. */
function viewAfter(expected: object | null, told: unknown): object | null {
	if (told === undefined) return expected;
	if (told === null || !Array.isArray(told)) return told;
	return changed(expected ?? {}, unpackChanges(tableNames, told as PackedChanges));
}
