import type { GameId } from "@fibbers/rules";
import { changesOf, isSame, type PackedChanges, packChanges } from "./changes.ts";
import {
	type AnyEvent,
	foreseenOwn,
	foreseenView,
	type Mine,
	type PackedEvent,
	type PackedMoment,
	packEvents,
	placed,
} from "./moment.ts";
import { packOwn } from "./own.ts";
import { packResult } from "./result.ts";
import { type TableState, tableNames } from "./table-state.ts";

/** The way from one public state of a table to the next, as it is told. */
export class Step {
	/** What those are told about whom nothing has changed that could not be foreseen; null when there is nothing to tell. */
	readonly plain: PackedMoment | null;
	private readonly head: readonly [number, number, number];
	private readonly changes: PackedChanges | null;
	private readonly seen: readonly AnyEvent[];
	private readonly events: readonly PackedEvent[];
	private readonly game: GameId;
	/** Whether the same game lies on the table as before. */
	private readonly goesOn: boolean;

	/** `events` is what a spectator saw happen. */
	constructor(before: TableState, after: TableState, events: readonly AnyEvent[]) {
		this.game = after.game as GameId;
		this.goesOn = before.view !== null && after.view !== null && before.round === after.round;
		this.head = [after.version - before.version, after.decisionAt - before.decisionAt, after.actor];
		this.seen = events;
		this.events = packEvents(this.game, events);
		const changes = {
			...changesOf(before, after, placed),
			...(after.result === null || isSame(before.result, after.result)
				? {}
				: { result: packResult(after.result, before.commitment) }),
			...this.viewChanges(before, after, events),
		};
		this.changes = Object.keys(changes).length === 0 ? null : packChanges(tableNames, changes);
		const isNothing = this.head[0] === 0 && this.head[1] === 0 && before.actor === after.actor;
		this.plain = isNothing && events.length === 0 && this.changes === null ? null : this.moment(this.events, null);
	}

	/** What somebody is told who saw these events; `plain` where that is all. */
	told(seen: readonly AnyEvent[], before: Mine, after: Mine): PackedMoment | null {
		const isAsPlain = seen.length === this.seen.length && seen.every((event, i) => isSame(event, this.seen[i]));
		const events = isAsPlain ? this.events : packEvents(this.game, seen);
		const mine = this.mineChanges(seen, before, after);
		return mine === null && isAsPlain ? this.plain : this.moment(events, mine);
	}

	private viewChanges(before: TableState, after: TableState, events: readonly AnyEvent[]): { view?: unknown } {
		const [was, is] = [before.view, after.view];
		if (was === null || is === null || before.game !== after.game) return was === is ? {} : { view: is };
		const changes = changesOf(this.goesOn ? foreseenView(this.game, was, events) : was, is);
		return changes === null ? {} : { view: packChanges(tableNames, changes) };
	}

	private mineChanges(seen: readonly AnyEvent[], before: Mine, after: Mine): PackedChanges | null {
		const { seat, waiting, own } = after;
		const isSeated = before.own !== null && before.seat !== null && seat === before.seat;
		const expected = isSeated ? foreseenOwn(this.game, before.own, this.goesOn ? seen : [], before.seat) : before.own;
		if (seat === before.seat && waiting === before.waiting && isSame(expected, own)) return null;
		const mine = {
			...(seat === before.seat ? {} : { seat }),
			...(waiting === before.waiting ? {} : { waiting }),
			...(isSame(expected, own) ? {} : { own: packOwn(this.game, own, expected) }),
		};
		return packChanges(tableNames, mine);
	}

	private moment(events: readonly PackedEvent[], mine: PackedChanges | null): PackedMoment {
		const list = events.length === 0 ? null : events;
		if (mine !== null) return [...this.head, list, this.changes, mine];
		if (this.changes !== null) return [...this.head, list, this.changes];
		return list === null ? this.head : [...this.head, list];
	}
}
