import { codeAlphabet, codeLength, type ListedTable } from "@fibbers/protocol";
import type { Random } from "@fibbers/rules";
import type { Table } from "./table/table.ts";

/** How many codes of ended tables are remembered, so that a late guest is told what became of his table. */
const rememberedCodes = 10_000;

/** The live tables of this process. */
export class Tables {
	private readonly byCode = new Map<string, Table>();
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

	add(table: Table): void {
		this.byCode.set(table.code, table);
	}

	find(code: string): Table | undefined {
		return this.byCode.get(code);
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
		return [...this.byCode.values()].reduce((sum, { company }) => sum + company.connections, 0);
	}

	/** Tables that strangers may find, where somebody can sit down now. */
	listed(): ListedTable[] {
		return [...this.byCode.values()]
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
