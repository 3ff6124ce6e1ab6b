import type { GameId } from "@fibbers/rules";
import { type Changes, changesOf, isSame } from "./changes.ts";
import {
	type AnyEvent,
	foreseenOwn,
	foreseenView,
	type Mine,
	type PackedEvent,
	type PackedMine,
	type PackedMoment,
	packEvents,
	packOwn,
	placed,
} from "./moment.ts";
import type { TableState } from "./table-state.ts";

/** The way from one public state of a table to the next, as it is told. */
export class Step {
	/** What those are told about whom nothing has changed that could not be foreseen; null when there is nothing to tell. */
	readonly plain: PackedMoment | null;
	private readonly head: readonly [number, number, number];
	private readonly changes: Changes | null;
	private readonly events: readonly PackedEvent[];
	private readonly game: GameId;
	/** Whether the same game lies on the table as before. */
	private readonly goesOn: boolean;

	/** `events` is what a spectator saw happen. */
	constructor(before: TableState, after: TableState, events: readonly AnyEvent[]) {
		this.game = after.game as GameId;
		this.goesOn = before.view !== null && after.view !== null && before.round === after.round;
		this.head = [after.version - before.version, after.decisionAt - before.decisionAt, after.actor];
		this.events = packEvents(this.game, events);
		const changes = changesOf(before, after, placed);
		const view = this.viewChanges(before.view, after.view, events);
		this.changes = view === undefined ? changes : { ...changes, view };
		const isNothing = this.head[0] === 0 && this.head[1] === 0 && before.actor === after.actor;
		this.plain = isNothing && events.length === 0 && this.changes === null ? null : this.moment(this.events, null);
	}

	/** What somebody is told who saw these events; `plain` where that is all. */
	told(seen: readonly AnyEvent[], before: Mine, after: Mine): PackedMoment | null {
		const events = packEvents(this.game, seen);
		const mine = this.mineChanges(seen, before, after);
		return mine === null && isSame(events, this.events) ? this.plain : this.moment(events, mine);
	}

	private viewChanges(
		before: object | null,
		after: object | null,
		events: readonly AnyEvent[],
	): object | null | undefined {
		if (before === null || after === null || !this.goesOn) return before === after ? undefined : after;
		return changesOf(foreseenView(this.game, before, events), after) ?? undefined;
	}

	private mineChanges(seen: readonly AnyEvent[], before: Mine, after: Mine): PackedMine | null {
		const { seat, waiting, own } = after;
		const isSeated = this.goesOn && before.own !== null && seat !== null && seat === before.seat;
		const expected = isSeated ? foreseenOwn(this.game, before.own, seen, seat) : before.own;
		const mine: PackedMine = {
			...(seat === before.seat ? {} : { seat }),
			...(waiting === before.waiting ? {} : { waiting }),
			...(isSame(expected, own) ? {} : { own: packOwn(this.game, own) }),
		};
		return Object.keys(mine).length === 0 ? null : mine;
	}

	private moment(events: readonly PackedEvent[], mine: PackedMine | null): PackedMoment {
		const list = events.length === 0 ? null : events;
		if (mine !== null) return [...this.head, list, this.changes, mine];
		if (this.changes !== null) return [...this.head, list, this.changes];
		return list === null ? this.head : [...this.head, list];
	}
}
