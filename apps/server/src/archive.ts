import type { Logger } from "./log.ts";
import type { GameStore, StoredGame } from "./store/store.ts";
import type { Ended } from "./table/audience.ts";
import type { Cancel, Time } from "./table/time.ts";

/** How long a game waits for others that end, to be kept with them, ms, where this process alone is asked for it. Until then its table's story tells of it. */
export const gatheringMs = 1_000;

/** How often games that could not be kept are tried again, ms. */
const retryMs = 1_000;

/** How many games are kept at once. */
const mostAtOnce = 50;

/** Keeps games that have ended, several at a time, however long the database is away; keeping one twice does nothing. */
export class Archive {
	private readonly waiting = new Map<string, StoredGame>();
	private readonly games: Pick<GameStore, "add">;
	private readonly time: Time;
	private readonly log: Logger;
	private readonly waitMs: number;
	private writing: Promise<void> | null = null;
	/** Of the next write. */
	private cancel: Cancel | null = null;

	/** `waitMs`: how long a game may wait for others. */
	constructor(games: Pick<GameStore, "add">, time: Time, log: Logger, waitMs: number) {
		this.games = games;
		this.time = time;
		this.log = log;
		this.waitMs = waitMs;
	}

	keep(table: string, ended: Ended): void {
		const game = storedGame(table, ended);
		this.waiting.set(game.id, game);
		if (this.writing === null) this.writeIn(this.waitMs);
	}

	/** Resolves when nothing is under way any more. What cannot be kept now is kept when its table is brought back. */
	async drain(): Promise<void> {
		if (this.cancel !== null) this.begin();
		await this.writing;
	}

	private writeIn(ms: number): void {
		this.cancel ??= this.time.after(ms, () => this.begin());
	}

	private begin(): void {
		this.cancel?.();
		this.cancel = null;
		this.writing = this.write().finally(() => {
			this.writing = null;
			if (this.waiting.size > 0) this.writeIn(retryMs);
		});
	}

	private async write(): Promise<void> {
		try {
			while (this.waiting.size > 0) {
				const games = [...this.waiting.values()].slice(0, mostAtOnce);
				await this.games.add(...games);
				for (const { id } of games) this.waiting.delete(id);
			}
		} catch (error) {
			this.log.error({ event: "archive.late", err: error }, "games could not be kept yet");
		}
	}
}

function storedGame(table: string, { play, round, chairs, endedAt, isFinished }: Ended): StoredGame {
	const { id, startedAt } = play.dealt;
	const { verdict } = play;
	const times = play.made.map(({ at }) => at - startedAt);
	return {
		id,
		game: play.gameId,
		table,
		round,
		startedAt,
		endedAt,
		finished: isFinished,
		record: JSON.stringify({ ...play.record, startedAt, times }),
		seats: play.figures.map((figures, seat) => ({
			seat,
			player: chairs[seat]?.player ?? null,
			name: chairs[seat]?.profile.name ?? "",
			won: verdict?.winners.includes(seat) ?? false,
			lost: verdict?.loser === seat,
			figures,
		})),
	};
}
