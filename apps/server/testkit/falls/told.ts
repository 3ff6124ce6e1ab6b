import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { TableState } from "@fibbers/protocol";
import type { Seat, Viewer } from "@fibbers/rules";
import type { NetworkClient } from "../network-client.ts";
import { around, isAsBefore } from "./lasting.ts";

/** The same for two values that say the same, whatever the order of their keys. */
export const digest = (value: unknown): string =>
	createHash("sha1")
		.update(JSON.stringify(value, (_key, part) => sorted(part)) ?? "")
		.digest("base64");

function sorted(part: unknown): unknown {
	if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
	return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether a list begins with all of the other. */
export const beginsWith = (whole: readonly object[], part: readonly object[]): boolean =>
	isDeepStrictEqual(whole.slice(0, part.length), part);

/** What of a table: the game as it is seen by everybody, a seat's own part of it, or what is around it. */
export type Part = Viewer | "around";

/** All that the people of one table were ever told of its games. */
export class Told {
	/** Contradictions. */
	readonly faults: string[] = [];
	private readonly views = new Map<number, Map<Part, string>>();
	private readonly last = new WeakMap<NetworkClient, { readonly state: TableState; readonly around: string }>();
	private readonly logs = new Map<string, object[]>();

	/** This is what somebody sees now. */
	shows(client: NetworkClient): void {
		const { state, mine, seat } = client;
		if (state === null) return;
		const views = this.views.get(state.version) ?? new Map<Part, string>();
		this.views.set(state.version, views);
		this.note(views, "spectator", state.version, digest(state.view));
		if (mine !== null && seat !== null) this.note(views, seat, state.version, digest(mine.own));
		this.note(views, "around", state.version, this.aroundOf(client, state));
	}

	private note(views: Map<Part, string>, part: Part, version: number, now: string): void {
		const before = views.get(part) ?? now;
		if (before !== now) this.faults.push(`version ${version} was told in two ways: ${part}`);
		views.set(part, now);
	}

	/** Moves leave it as it is. */
	private aroundOf(client: NetworkClient, state: TableState): string {
		const last = this.last.get(client);
		const now = last !== undefined && isAsBefore(last.state, state) ? last.around : digest(around(state));
		this.last.set(client, { state, around: now });
		return now;
	}

	/** What has happened in the game of this round, as the seat may know it, after so many earlier events. */
	log(round: number, seat: Seat, events: readonly object[], earlier: number): void {
		const before = this.events(round, seat);
		if (before.length < earlier) this.faults.push(`round ${round}: seat ${seat} was never told a part of the log`);
		if (!beginsWith(events, before.slice(earlier)))
			this.faults.push(`round ${round}: what seat ${seat} knew is gone from the log`);
		this.logs.set(`${round} ${seat}`, [...before.slice(0, earlier), ...events]);
	}

	/** What happened next. */
	add(round: number, seat: Seat, events: readonly object[]): void {
		const log = this.logs.get(`${round} ${seat}`) ?? [];
		log.push(...events);
		this.logs.set(`${round} ${seat}`, log);
	}

	events(round: number, seat: Seat): readonly object[] {
		return this.logs.get(`${round} ${seat}`) ?? [];
	}

	/** The last version that anybody was told. */
	get newest(): number {
		return Math.max(0, ...this.views.keys());
	}

	/** Every version that was told, and the digest of what each viewer was told of it. */
	get versions(): readonly (readonly [number, ReadonlyMap<Part, string>])[] {
		return [...this.views].sort(([a], [b]) => a - b);
	}
}
