import { isDeepStrictEqual } from "node:util";
import type { Profile, WatchChoice } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import type { PlayerId } from "../table/chair.ts";
import type { TableMemo } from "../table/story.ts";
import type { Phase, Table } from "../table/table.ts";

/** A table as other processes know it: plain JSON for the server alone. Replaced when it changes, never changed in place. */
export interface TableSummary {
	readonly code: string;
	/** The table's version when this was written: of two the later one is true. */
	readonly version: number;
	readonly game: GameId;
	readonly options: object;
	/** How many can sit down. */
	readonly capacity: number;
	/** How many people can still get a chair, computers' chairs included. */
	readonly room: number;
	readonly turnMs: number;
	readonly listed: boolean;
	readonly watch: WatchChoice;
	readonly language: string;
	readonly phase: Phase;
	readonly round: number;
	/** Epoch ms. */
	readonly openedAt: number;
	/** Who sits there, in playing order. */
	readonly chairs: readonly SummarizedChair[];
	/** Who waits for the next game. */
	readonly waiting: readonly PlayerId[];
	readonly connected: readonly PlayerId[];
	readonly host: PlayerId | null;
	/** Everybody who was ever there. */
	readonly guests: readonly PlayerId[];
	/** Who had to go, and cannot return. */
	readonly banned: readonly PlayerId[];
	/** Who was there when it was locked; null while it is not. */
	readonly inside: readonly PlayerId[] | null;
}

export interface SummarizedChair {
	/** Null for a computer. */
	readonly player: PlayerId | null;
	readonly profile: Profile;
}

/** Writes the summary of one table, and the same one again as long as nothing in it has changed. A move costs two comparisons. */
export class Summarizer {
	private readonly table: Table;
	private memo: TableMemo | null = null;
	private comings = 0;
	private written: TableSummary | null = null;

	constructor(table: Table) {
		this.table = table;
	}

	write(): TableSummary {
		const { publishedMemo: memo, company } = this.table;
		if (this.written !== null && memo === this.memo && company.comings === this.comings) return this.written;
		this.memo = memo;
		this.comings = company.comings;
		const now = summaryOf(this.table);
		if (this.written !== null && isDeepStrictEqual({ ...this.written, version: now.version }, now)) return this.written;
		this.written = now;
		return now;
	}
}

export function summaryOf({ code, version, agreed, phase, round, openedAt, company, door }: Table): TableSummary {
	const { game, options, seats: capacity, turnMs, listed, watch, language } = agreed;
	return {
		code,
		version,
		game,
		options,
		capacity,
		room: company.roomFor(capacity),
		turnMs,
		listed,
		watch,
		language,
		phase,
		round,
		openedAt,
		chairs: company.chairs.map(({ player, profile }) => ({ player, profile })),
		waiting: company.waiting.map(({ id }) => id),
		connected: company.present,
		host: company.hostId,
		guests: [...company.guests.all],
		banned: door.banned,
		inside: door.inside,
	};
}
