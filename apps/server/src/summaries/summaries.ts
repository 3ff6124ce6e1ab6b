import type { Board } from "../cluster/board.ts";
import type { Onlooker } from "../rooms/room-deps.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Table } from "../table/table.ts";
import type { Time } from "../table/time.ts";
import { everybodyAt, isSeated } from "./people.ts";
import { Summarizer, type TableSummary } from "./summary.ts";

/** How long a process may take to tell of a table that lives there, ms. */
const arrivalMs = 2_000;

/** What was known of a table, and what is; null where there was or is none. */
export type SummaryListener = (before: TableSummary | null, after: TableSummary | null) => void;

/** A table of this process, and what the others were told of it. */
interface Own {
	readonly table: Table;
	readonly summarizer: Summarizer;
	readonly summary: TableSummary;
}

/** The live tables of all processes. */
export class Summaries implements Onlooker {
	private readonly byCode = new Map<string, TableSummary>();
	/** At which tables somebody sits, waits or watches. */
	private readonly byPlayer = new Map<PlayerId, readonly string[]>();
	private readonly own = new Map<string, Own>();
	private readonly listeners = new Set<SummaryListener>();
	private readonly board: Board<TableSummary>;

	constructor(board: Board<TableSummary>) {
		this.board = board;
		board.onChange((code) => this.changed(code));
	}

	shown(table: Table): void {
		const { code } = table;
		const known = this.own.get(code);
		const summarizer = known?.table === table ? known.summarizer : new Summarizer(table);
		const summary = summarizer.write();
		if (summary === known?.summary) return;
		this.own.set(code, { table, summarizer, summary });
		this.board.put(code, summary);
	}

	gone(table: Table): void {
		const { code } = table;
		if (this.own.get(code)?.table !== table) return;
		this.own.delete(code);
		this.board.put(code, null);
	}

	find(code: string): TableSummary | null {
		return this.byCode.get(code) ?? null;
	}

	/** The table, as soon as its process has told of it. Null when it does not in time. */
	arrival(code: string, time: Time): Promise<TableSummary | null> {
		const known = this.find(code);
		if (known !== null) return Promise.resolve(known);
		return new Promise((resolve) => {
			const settle = (table: TableSummary | null): void => {
				cancel();
				this.listeners.delete(look);
				resolve(table);
			};
			const look: SummaryListener = (_, after) => after?.code === code && settle(after);
			const cancel = time.after(arrivalMs, () => settle(null));
			this.listeners.add(look);
		});
	}

	get all(): Iterable<TableSummary> {
		return this.byCode.values();
	}

	/** Where this player sits, waits or watches; the table that was opened last comes first. */
	tablesOf(player: PlayerId): readonly TableSummary[] {
		const tables = [...(this.byPlayer.get(player) ?? [])].flatMap((code) => this.find(code) ?? []);
		return tables.sort((a, b) => b.openedAt - a.openedAt);
	}

	/** The code of the table where this player sits; null when at none. */
	codeOf(player: PlayerId): string | null {
		return this.tablesOf(player).find((table) => isSeated(table, player))?.code ?? null;
	}

	onChange(listener: SummaryListener): void {
		this.listeners.add(listener);
	}

	private changed(code: string): void {
		const before = this.find(code);
		const after = latest(this.board.of(code));
		if (before === after) return;
		if (after === null) this.byCode.delete(code);
		else this.byCode.set(code, after);
		const [was, is] = [before ? everybodyAt(before) : nobody, after ? everybodyAt(after) : nobody];
		for (const player of was) if (!is.has(player)) this.forget(player, code);
		for (const player of is)
			if (!was.has(player)) this.byPlayer.set(player, (this.byPlayer.get(player) ?? []).concat(code));
		for (const listener of this.listeners) listener(before, after);
	}

	private forget(player: PlayerId, code: string): void {
		const left = (this.byPlayer.get(player) ?? []).filter((each) => each !== code);
		if (left.length > 0) this.byPlayer.set(player, left);
		else this.byPlayer.delete(player);
	}
}

const nobody: ReadonlySet<PlayerId> = new Set();

/** A process that was stalled may still show a table that another has taken over. */
function latest(summaries: ReadonlyMap<unknown, TableSummary>): TableSummary | null {
	let last: TableSummary | null = null;
	for (const summary of summaries.values()) if (last === null || summary.version > last.version) last = summary;
	return last;
}
