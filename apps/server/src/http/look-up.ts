import { codeAlphabet, codeLength } from "@fibbers/protocol";
import type { Request } from "express";
import type { Table } from "../table/table.ts";
import type { Tables } from "../tables.ts";
import type { Asker, Misses } from "./misses.ts";
import { networkOf } from "./network.ts";
import type { Visitors } from "./visitors.ts";

/** What is under a code. `too-many-misses`: whoever asks has guessed too often, and is told nothing. */
export type Found = Table | "closed" | "unknown" | "too-many-misses";

interface LookUpDeps {
	readonly tables: Tables;
	readonly visitors: Visitors;
	readonly misses: Misses;
}

const code = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/** The one way from a code that somebody has typed to a table. */
export class LookUp {
	private readonly deps: LookUpDeps;

	constructor(deps: LookUpDeps) {
		this.deps = deps;
	}

	async table(given: string, request: Request): Promise<Found> {
		const { tables, misses } = this.deps;
		const asker = await this.asker(request);
		const table = tables.find(given);
		if (table !== undefined && isNoSecret(table, asker)) return table;
		if (misses.isLockedOut(asker)) return "too-many-misses";
		if (table !== undefined) return table;
		if (code.test(given) && (await tables.wasClosed(given))) return "closed";
		misses.count(asker, given);
		return "unknown";
	}

	async asker(request: Request): Promise<Asker> {
		const known = await this.deps.visitors.known(request);
		return { player: known?.person.id ?? null, network: networkOf(request.ip) };
	}
}

/** Whether whoever asks has this code without guessing: the list tells it, or he is of that table. */
const isNoSecret = ({ agreed, company }: Table, { player }: Asker): boolean =>
	agreed.listed ||
	(player !== null &&
		(company.seatOf(player) !== null ||
			company.isWaiting(player) ||
			company.isConnected(player) ||
			company.hostId === player));
