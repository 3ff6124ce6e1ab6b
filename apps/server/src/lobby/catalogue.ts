import { isDeepStrictEqual } from "node:util";
import { isWaiting, type LobbyRow } from "@fibbers/protocol";
import { type GameId, gameIds } from "@fibbers/rules";
import type { PlayerId } from "../table/chair.ts";
import type { Listed } from "./listed.ts";
import { Shelf } from "./shelf.ts";

/** All tables that strangers may find, and on which shelves they stand. */
export class Catalogue {
	/** Counts the changes. */
	revision = 0;
	private readonly byCode = new Map<string, Listed>();
	private readonly byPlayer = new Map<PlayerId, Set<string>>();
	private readonly all = new Shelf(() => true);
	private readonly shelves = new Set<Shelf>();
	private readonly waiting = Object.fromEntries(gameIds.map((game) => [game, 0])) as Record<GameId, number>;

	find(code: string): Listed | null {
		return this.byCode.get(code) ?? null;
	}

	/** The table is so now; null when it is in the list no more. Whether that is news. */
	put(code: string, after: Listed | null): boolean {
		const before = this.find(code);
		if (isDeepStrictEqual(before, after)) return false;
		this.revision++;
		if (after === null) this.byCode.delete(code);
		else this.byCode.set(code, after);
		this.note(code, before?.people ?? [], after?.people ?? []);
		if (before !== null && isWaiting(before.row)) this.waiting[before.row.game]--;
		if (after !== null && isWaiting(after.row)) this.waiting[after.row.game]++;
		for (const shelf of [this.all, ...this.shelves]) shelf.replace(before, after);
		return true;
	}

	/** A shelf that is kept up to date until it is taken away. */
	shelf(accepts: (row: LobbyRow) => boolean): Shelf {
		const shelf = new Shelf(accepts, this.all.tables);
		this.shelves.add(shelf);
		return shelf;
	}

	takeAway(shelf: Shelf): void {
		this.shelves.delete(shelf);
	}

	/** At how many tables of each game people wait for others, those of `except` left out. */
	waitingExcept(except: ReadonlySet<string>): Readonly<Record<GameId, number>> {
		const waiting = { ...this.waiting };
		for (const code of except) {
			const row = this.find(code)?.row;
			if (row && isWaiting(row)) waiting[row.game]--;
		}
		return waiting;
	}

	/** The codes of the tables where any of these people sits or waits. */
	codesWith(people: Iterable<PlayerId>): ReadonlySet<string> {
		const codes = new Set<string>();
		for (const player of people) for (const code of this.byPlayer.get(player) ?? []) codes.add(code);
		return codes;
	}

	private note(code: string, before: readonly PlayerId[], after: readonly PlayerId[]): void {
		for (const player of before) {
			const codes = this.byPlayer.get(player);
			codes?.delete(code);
			if (codes?.size === 0) this.byPlayer.delete(player);
		}
		for (const player of after) this.byPlayer.set(player, (this.byPlayer.get(player) ?? new Set()).add(code));
	}
}
