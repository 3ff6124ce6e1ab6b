import type { Logger } from "./log.ts";
import type { GameStore, StoredGame } from "./store/store.ts";
import type { Ended } from "./table/audience.ts";
import type { Time } from "./table/time.ts";

/** How often a game that could not be kept is tried again, ms. */
const retryMs = 1_000;

/** Keeps games that have ended, however long the database is away; keeping one twice does nothing. */
export class Archive {
	private readonly waiting = new Map<string, StoredGame>();
	private readonly games: Pick<GameStore, "add">;
	private readonly time: Time;
	private readonly log: Logger;
	private writing: Promise<void> | null = null;

	constructor(games: Pick<GameStore, "add">, time: Time, log: Logger) {
		this.games = games;
		this.time = time;
		this.log = log;
	}

	keep(table: string, ended: Ended): void {
		const game = storedGame(table, ended);
		this.waiting.set(game.id, game);
		this.writing ??= this.write();
	}

	/** Resolves when nothing is under way any more. What cannot be kept now is kept when its table is brought back. */
	async drain(): Promise<void> {
		await this.writing;
	}

	private async write(): Promise<void> {
		try {
			for (const [id, game] of this.waiting) {
				await this.games.add(game);
				this.waiting.delete(id);
			}
		} catch (error) {
			this.log.error({ event: "archive.late", err: error }, "a game could not be kept yet");
			this.time.after(retryMs, () => {
				this.writing ??= this.write();
			});
		} finally {
			this.writing = null;
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
