import { codeAlphabet, codeLength } from "@fibbers/protocol";
import type { Request } from "express";
import type { Players } from "../players/players.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Summaries } from "../summaries/summaries.ts";
import type { TableSummary } from "../summaries/summary.ts";
import type { Time } from "../table/time.ts";
import { keyOf, tokenFrom } from "./identity.ts";
import type { Asker, Misses } from "./misses.ts";
import { networkHeader, networkOf } from "./network.ts";

/** What is under a code. `too-many-misses`: whoever asks has guessed too often, and is told nothing. */
export type Found = TableSummary | "closed" | "unknown" | "too-many-misses";

interface LookUpDeps {
	readonly summaries: Summaries;
	readonly players: Players;
	readonly misses: Misses;
	readonly time: Time;
	/** Brings a table back whose process is gone; null when there is no table with this code. */
	readonly find: (code: string) => Promise<string | null>;
	/** Whether a table had this code, and has ended. */
	readonly wasClosed: (code: string) => Promise<boolean>;
}

const code = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/** The one way from a code that somebody has typed to a table. */
export class LookUp {
	private readonly deps: LookUpDeps;

	constructor(deps: LookUpDeps) {
		this.deps = deps;
	}

	async table(given: string, asker: Asker): Promise<Found> {
		const { summaries, misses, wasClosed } = this.deps;
		const known = summaries.find(given);
		if (known !== null && isNoSecret(known, asker)) return known;
		if (await misses.isLockedOut(asker)) return known === null ? await this.ownOf(asker, given) : "too-many-misses";
		const table = known ?? (await this.broughtBack(given));
		if (table !== null) return table;
		if (code.test(given) && (await wasClosed(given))) return "closed";
		await misses.count(asker, given);
		return "unknown";
	}

	/** What may be told to somebody who is locked out: whoever was at a table before returns to it, also when its process is gone. */
	private async ownOf(asker: Asker, given: string): Promise<Found> {
		const table = asker.player === null ? null : await this.broughtBack(given).catch(() => null);
		return table !== null && isNoSecret(table, asker) ? table : "too-many-misses";
	}

	/** A table whose process is gone, and one of another process that was opened just now, are not known yet. */
	private async broughtBack(given: string): Promise<TableSummary | null> {
		const { summaries, find, time } = this.deps;
		if (!code.test(given) || (await find(given)) === null) return null;
		const table = await summaries.arrival(given, time);
		if (table === null) throw new StoreUnavailable("the table is being brought back");
		return table;
	}

	asker({ headers: { cookie, authorization }, ip }: Request): Promise<Asker> {
		return this.whose(tokenFrom(cookie, authorization), networkOf(ip));
	}

	/** Whoever joins, as Colyseus knows him: by headers and nothing else. */
	joiner(headers: Headers): Promise<Asker> {
		const token = tokenFrom(headers.get("cookie"), headers.get("authorization"));
		return this.whose(token, headers.get(networkHeader));
	}

	private async whose(token: string | undefined, network: string | null): Promise<Asker> {
		const person = token === undefined ? null : await this.deps.players.find(keyOf(token));
		return { player: person?.id ?? null, network };
	}
}

/** Whether whoever asks has this code without guessing: the list tells it, he opened that table, or he was there before. */
const isNoSecret = ({ listed, host, guests }: TableSummary, { player }: Asker): boolean =>
	listed || (player !== null && (host === player || guests.includes(player)));
