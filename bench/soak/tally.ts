import { monitorEventLoopDelay } from "node:perf_hooks";

const leftByWish = 4000;
const nanoseconds = 1e6;

/** Whether the SDK gave up waiting for an answer, after ten seconds. */
export const isLate = (error: unknown): boolean => String(error).includes("timed out");

/** What one process of those who connect tells of itself. */
export interface Told {
	/** Lines that are open. */
	readonly connections: number;
	readonly moves: number;
	/** Games that have begun. */
	readonly games: number;
	/** Visits of pages to the lobby. */
	readonly visits: number;
	/** What honest people asked and had no answer to after ten seconds. */
	readonly late: number;
	/** How attacks ended, and how often. */
	readonly ends: ReadonlyMap<string, number>;
	/** Lines of honest people that were cut, by code and kind of person: none should be. */
	readonly cuts: ReadonlyMap<string, number>;
	/** What honest people were told and should not have been, or not like that. */
	readonly wrong: readonly string[];
	/** From a move until all at its table had it, ms; those since it was asked last. */
	readonly delays: readonly number[];
	/** How late this process itself was at most since it was asked last, ms. */
	readonly behindMs: number;
}

/** What happened so far in one process, on the side of those who connect. */
export class Tally {
	connections = 0;
	visits = 0;
	late = 0;
	readonly wrong: string[] = [];
	readonly delays: number[] = [];
	private readonly ends = new Map<string, number>();
	private readonly cuts = new Map<string, number>();
	private readonly behind = monitorEventLoopDelay();

	constructor() {
		this.behind.enable();
	}

	ended(how: string): void {
		add(this.ends, how);
	}

	/** A line of such a person was closed; nothing when he wanted that. */
	closed(who: "player" | "watcher" | "page", code: number): void {
		if (code !== leftByWish) add(this.cuts, `${code} of a ${who}`);
	}

	told(): Told {
		const { connections, visits, late, ends, cuts, wrong, behind } = this;
		const delays = this.delays.splice(0);
		const behindMs = behind.max / nanoseconds;
		behind.reset();
		return { connections, moves: 0, games: 0, visits, late, ends, cuts, wrong, delays, behindMs };
	}
}

function add(counts: Map<string, number>, what: string, count = 1): void {
	counts.set(what, (counts.get(what) ?? 0) + count);
}

/** Of several processes. */
export function together(all: readonly Told[]): Told {
	const sum = (of: (told: Told) => number): number => all.reduce((total, told) => total + of(told), 0);
	const counts = (of: (told: Told) => ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
		const merged = new Map<string, number>();
		for (const told of all) for (const [what, count] of of(told)) add(merged, what, count);
		return merged;
	};
	return {
		connections: sum(({ connections }) => connections),
		moves: sum(({ moves }) => moves),
		games: sum(({ games }) => games),
		visits: sum(({ visits }) => visits),
		late: sum(({ late }) => late),
		ends: counts(({ ends }) => ends),
		cuts: counts(({ cuts }) => cuts),
		wrong: all.flatMap(({ wrong }) => wrong),
		delays: all.flatMap(({ delays }) => delays),
		behindMs: Math.max(0, ...all.map(({ behindMs }) => behindMs)),
	};
}

/** `closed with 4104 × 12, HTTP 403 × 3`, the most frequent first. */
export const counted = (counts: ReadonlyMap<string, number>): string =>
	[...counts]
		.sort(([, a], [, b]) => b - a)
		.map(([what, count]) => `${what} × ${count}`)
		.join(", ") || "none";

export const total = (counts: ReadonlyMap<string, number>): number =>
	[...counts.values()].reduce((sum, count) => sum + count, 0);

/** In ms: the median, 95 and 99 in a hundred, and the most. */
export function delaysOf(delays: readonly number[]): string {
	const sorted = [...delays].sort((a, b) => a - b);
	const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0);
	return `${at(0.5)} / ${at(0.95)} / ${at(0.99)} / ${at(1)} ms`;
}
