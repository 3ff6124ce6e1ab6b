import { defaultLevel, type QuickTable } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import { InOrder } from "../players/in-order.ts";
import type { Acquaintances } from "../social/acquaintances.ts";
import type { PlayerId } from "../table/chair.ts";
import { defaultSettings, type Settings } from "../table/settings.ts";
import type { Table } from "../table/table.ts";
import type { Time } from "../table/time.ts";
import type { Tables } from "../tables.ts";
import { Promised } from "./promised.ts";

/** A table that nobody set up: room for a round, but not so many that it takes long to fill. */
const seats = 4;
const settings = {
	turnMs: 30_000,
	doubtMs: 3_000,
	listed: true,
	watch: "all",
	filter: true,
	level: defaultLevel,
} as const;
const defaultLanguage = "en";

interface QuickPlayDeps {
	readonly tables: Pick<Tables, "all">;
	readonly acquaintances: Acquaintances;
	readonly time: Time;
	/** Opens a table and resolves with its code. */
	readonly open: (settings: Settings, host: PlayerId) => Promise<string>;
}

/** Brings people who want to play at once to the same tables. */
export class QuickPlay {
	private readonly promised: Promised;
	/** Who asks for a game waits for those before him: of two at once, the second finds what the first has opened. */
	private readonly asking = new InOrder();
	private readonly deps: QuickPlayDeps;

	constructor(deps: QuickPlayDeps) {
		this.deps = deps;
		this.promised = new Promised(deps.time);
	}

	/** A table of this game where this player can sit down; a chair is kept for him for a moment. Rejects with `StoreUnavailable`. */
	find(player: PlayerId, game: GameId, language = defaultLanguage): Promise<QuickTable> {
		return this.asking.run(game, async () => {
			const apart = await this.deps.acquaintances.apart(player);
			const waiting = this.waiting(player, game, apart);
			const table = waiting.find(({ agreed }) => agreed.language === language) ?? waiting[0];
			const code = table?.code ?? (await this.open(player, game, language));
			this.promised.to(player, code);
			return { code, opened: table === undefined };
		});
	}

	private open(player: PlayerId, game: GameId, language: string): Promise<string> {
		return this.deps.open(defaultSettings(game, seats, { ...settings, language }), player);
	}

	/** Where this player could sit down now: where he is already comes first, then where people wait the longest. */
	private waiting(player: PlayerId, game: GameId, apart: ReadonlySet<PlayerId>): readonly Table[] {
		const isMine = ({ code, company }: Table): boolean =>
			company.seatOf(player) !== null || this.promised.at(code).includes(player);
		return this.deps.tables.all
			.filter((table) => this.isFor(player, table, game) && !this.isThere(apart, table))
			.sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || a.openedAt - b.openedAt);
	}

	private isFor(player: PlayerId, { code, phase, agreed, company, door }: Table, game: GameId): boolean {
		if (!agreed.listed || agreed.game !== game || phase !== "open") return false;
		if (door.refusalOf(player) !== null) return false;
		const expected = this.promised.at(code).filter((id) => id !== player && company.seatOf(id) === null);
		if (company.connections === 0 && this.promised.at(code).length === 0) return false;
		return company.seatOf(player) !== null || company.roomFor(agreed.seats) > expected.length;
	}

	/** Whether any of these people is at the table, or on the way to it. */
	private isThere(people: ReadonlySet<PlayerId>, { code, company }: Table): boolean {
		const expected = this.promised.at(code);
		for (const id of people)
			if (company.seatOf(id) !== null || company.isWaiting(id) || company.isConnected(id) || expected.includes(id))
				return true;
		return false;
	}
}
