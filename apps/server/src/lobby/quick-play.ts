import { defaultLevel, type QuickTable } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import type { Cluster } from "../cluster/cluster.ts";
import type { Acquaintances } from "../social/acquaintances.ts";
import { isSeated, isShutOut, isThere } from "../summaries/people.ts";
import type { Summaries } from "../summaries/summaries.ts";
import type { TableSummary } from "../summaries/summary.ts";
import type { PlayerId } from "../table/chair.ts";
import { defaultSettings, type Settings } from "../table/settings.ts";
import type { Time } from "../table/time.ts";
import { Promises } from "./promises.ts";

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
	readonly cluster: Pick<Cluster, "board" | "inTurn">;
	readonly summaries: Pick<Summaries, "all">;
	readonly acquaintances: Acquaintances;
	readonly time: Time;
	/** Opens a table and resolves with its code. */
	readonly open: (settings: Settings, host: PlayerId) => Promise<string>;
}

type OnTheWay = ReadonlyMap<string, readonly PlayerId[]>;

/** Brings people who want to play at once to the same tables, at whatever process they ask. */
export class QuickPlay {
	private readonly promises: Promises;
	private readonly deps: QuickPlayDeps;

	constructor(deps: QuickPlayDeps) {
		this.deps = deps;
		this.promises = new Promises(deps.cluster.board("promised"), deps.time);
	}

	/**
	 * A table of this game where this player can sit down; a chair is kept for him for a moment. Rejects with `StoreUnavailable`.
	 * Who asks for a game waits for those before him: of two at once, the second finds what the first has opened.
	 */
	find(player: PlayerId, game: GameId, language = defaultLanguage): Promise<QuickTable> {
		const { cluster, acquaintances } = this.deps;
		return cluster.inTurn(`quick play of ${game}`, async () => {
			const apart = await acquaintances.apart(player);
			const waiting = this.waiting(player, game, apart);
			const table = waiting.find((each) => each.language === language) ?? waiting[0];
			const code = table?.code ?? (await this.open(player, game, language));
			this.promises.to(player, code);
			return { code, opened: table === undefined };
		});
	}

	private open(player: PlayerId, game: GameId, language: string): Promise<string> {
		return this.deps.open(defaultSettings(game, seats, { ...settings, language }), player);
	}

	/** Where this player could sit down now: where he is already comes first, then where people wait the longest. */
	private waiting(player: PlayerId, game: GameId, apart: ReadonlySet<PlayerId>): readonly TableSummary[] {
		const onTheWay = this.promises.byTable();
		const isMine = (table: TableSummary): boolean =>
			isSeated(table, player) || onTheWay.get(table.code)?.includes(player) === true;
		return [...this.deps.summaries.all]
			.filter((table) => isFor(player, table, game, onTheWay) && !isAnyThere(apart, table, onTheWay))
			.sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || a.openedAt - b.openedAt);
	}
}

function isFor(player: PlayerId, table: TableSummary, game: GameId, onTheWay: OnTheWay): boolean {
	if (!table.listed || table.game !== game || table.phase !== "open" || isShutOut(table, player)) return false;
	const expected = onTheWay.get(table.code) ?? [];
	if (table.connected.length === 0 && expected.length === 0) return false;
	const others = expected.filter((id) => id !== player && !isSeated(table, id));
	return isSeated(table, player) || table.room > others.length;
}

/** Whether any of these people is at the table, or on the way to it. */
function isAnyThere(people: ReadonlySet<PlayerId>, table: TableSummary, onTheWay: OnTheWay): boolean {
	const expected = onTheWay.get(table.code) ?? [];
	for (const id of people) if (isThere(table, id) || expected.includes(id)) return true;
	return false;
}
