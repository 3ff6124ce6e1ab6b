import { codeAlphabet, codeLength } from "@fibbers/protocol";
import type { Random } from "@fibbers/rules";
import type { Stories } from "./stories/stories.ts";
import type { PlayerId } from "./table/chair.ts";
import type { Table } from "./table/table.ts";

/** Whoever keeps a table; after a loss it is another one that was brought back from its story. */
export interface TableHost {
	readonly table: Table;
	/** Resolves when everything that has happened at the table is kept and shown; rejects when it is lost. */
	readonly shown: Promise<void>;
	/** Closes this player's connection if it came with a token that is known no more. */
	dismiss(player: PlayerId): void;
}

/** The live tables of this process. */
export class Tables {
	private readonly byCode = new Map<string, TableHost>();
	private readonly random: Random;
	private readonly stories: Stories;

	constructor(random: Random, stories: Stories) {
		this.random = random;
		this.stories = stories;
	}

	/** A code that no table has or had. */
	async freshCode(): Promise<string> {
		for (;;) {
			const letters = Array.from({ length: codeLength }, () => codeAlphabet[this.random.below(codeAlphabet.length)]);
			const code = letters.join("");
			if (!this.byCode.has(code) && !(await this.stories.wasClosed(code))) return code;
		}
	}

	add(host: TableHost): void {
		this.byCode.set(host.table.code, host);
	}

	host(code: string): TableHost | undefined {
		return this.byCode.get(code);
	}

	find(code: string): Table | undefined {
		return this.host(code)?.table;
	}

	/** Where this player sits, waits or watches; the table that was opened last comes first. */
	hostsOf(player: PlayerId): readonly TableHost[] {
		const isThere = ({ company }: Table): boolean =>
			company.seatOf(player) !== null || company.isWaiting(player) || company.isConnected(player);
		return [...this.byCode.values()]
			.filter(({ table }) => isThere(table))
			.sort((a, b) => b.table.openedAt - a.table.openedAt);
	}

	/** The code of the table where this player sits; null when at none. */
	codeOf(player: PlayerId): string | null {
		return this.hostsOf(player).find(({ table }) => table.company.seatOf(player) !== null)?.table.code ?? null;
	}

	get all(): readonly Table[] {
		return [...this.byCode.values()].map(({ table }) => table);
	}

	remove(code: string): void {
		this.byCode.delete(code);
	}

	/** Whether a table had this code: a late guest is told what became of it. */
	wasClosed(code: string): Promise<boolean> {
		return this.stories.wasClosed(code);
	}

	get size(): number {
		return this.byCode.size;
	}

	get connections(): number {
		return this.all.reduce((sum, { company }) => sum + company.connections, 0);
	}
}
