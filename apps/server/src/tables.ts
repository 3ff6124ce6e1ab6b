import { codeAlphabet, codeLength, type ListedTable } from "@fibbers/protocol";
import type { Random } from "@fibbers/rules";
import type { Table } from "./table/table.ts";

/** How many codes of ended tables are remembered, so that a late guest is told what became of his table. */
const rememberedCodes = 10_000;

/** Whoever keeps a table; after a loss it is another one that was brought back from its story. */
export interface TableHost {
	readonly table: Table;
	/** Resolves when everything that has happened at the table is kept and shown; rejects when it is lost. */
	readonly shown: Promise<void>;
}

/** The live tables of this process. */
export class Tables {
	private readonly byCode = new Map<string, TableHost>();
	private readonly closed = new Set<string>();
	private readonly random: Random;

	constructor(random: Random) {
		this.random = random;
	}

	/** A code that no table has or had lately. */
	freshCode(): string {
		for (;;) {
			const letters = Array.from({ length: codeLength }, () => codeAlphabet[this.random.below(codeAlphabet.length)]);
			const code = letters.join("");
			if (!this.byCode.has(code) && !this.closed.has(code)) return code;
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

	private get all(): Table[] {
		return [...this.byCode.values()].map(({ table }) => table);
	}

	remove(code: string): void {
		this.byCode.delete(code);
	}

	close(code: string): void {
		this.remove(code);
		this.closed.add(code);
		const [oldest] = this.closed;
		if (this.closed.size > rememberedCodes && oldest !== undefined) this.closed.delete(oldest);
	}

	wasClosed(code: string): boolean {
		return this.closed.has(code);
	}

	get size(): number {
		return this.byCode.size;
	}

	get connections(): number {
		return this.all.reduce((sum, { company }) => sum + company.connections, 0);
	}

	/** Tables that strangers may find, where somebody can sit down now. */
	listed(): ListedTable[] {
		return this.all
			.filter(({ agreed, phase, company }) => agreed.listed && phase === "open" && company.hasRoom(agreed.seats))
			.map(({ code, agreed: { game, options, seats }, company }) => ({
				code,
				game,
				options,
				host: company.chairs[company.findHost() ?? -1]?.profile.name ?? "",
				seated: company.chairs.length,
				seats,
			}));
	}
}
