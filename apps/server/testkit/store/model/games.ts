import type { GameLine, GameReport, Summary, Sums } from "@fibbers/protocol";
import type { GameStore, SeatResult, StoredGame } from "../../../src/store/store.ts";
import { asStored } from "../samples.ts";
import type { World } from "./world.ts";

/** Games in a plain map, and everything about them worked out anew at each call. */
export function modelGames(world: World): GameStore {
	const { games, shares } = world;
	const find = async (id: string): Promise<StoredGame | null> => {
		const game = games.get(id);
		return game ? asStored(game) : null;
	};
	const linesOf = (player: string): readonly GameLine[] =>
		[...games.values()]
			.flatMap((game) => game.seats.filter((seat) => seat.player === player).map((seat) => lineOf(game, seat)))
			.sort(byTime);
	const summary = (lines: readonly GameLine[]): Summary => {
		const seats = lines.flatMap(
			({ id, seat }) => games.get(id)?.seats.map((of) => ({ ...of, own: of.seat === seat })) ?? [],
		);
		const others = seats.filter(({ own }) => !own);
		return {
			played: lines.length,
			own: {
				...sumOf(seats.filter(({ own }) => own)),
				dearestLie: Math.max(0, ...seats.map(({ own, figures }) => (own ? figures.dearestLie : 0))),
			},
			others: { seats: others.length, ...sumOf(others) },
		};
	};
	const shareOf = (id: string, player: string) =>
		[...shares].find(([, share]) => share.game === id && share.player === player)?.[0];

	return {
		find,
		async add(...given) {
			for (const game of given) if (!games.has(game.id)) games.set(game.id, world.renamed(game));
		},
		async list(player, { game, won, before, limit }) {
			const last = linesOf(player).find(({ id }) => id === before);
			if (before !== undefined && !last) return [];
			return linesOf(player)
				.filter((line) => !last || byTime(line, last) > 0)
				.filter((line) => (game === undefined || line.game === game) && (won === undefined || line.won === won))
				.slice(0, limit);
		},
		async share(id, player) {
			if (!games.get(id)?.seats.some((seat) => seat.player === player)) return null;
			const token = shareOf(id, player) ?? `${id} of ${player}`;
			shares.set(token, { game: id, player });
			return token;
		},
		shareOf: async (id, player) => shareOf(id, player) ?? null,
		async unshare(id, player) {
			shares.delete(shareOf(id, player) ?? "");
		},
		findShared: async (token) => find(shares.get(token)?.game ?? ""),
		async report(player, { game } = {}) {
			const lines = linesOf(player).filter((line) => line.finished && (game === undefined || line.game === game));
			return [...Map.groupBy(lines, (line) => line.game)]
				.map(([game, of]): GameReport => {
					const [won, lost] = [of.filter((line) => line.won).length, of.filter((line) => line.lost).length];
					const weeks = [...Map.groupBy(of, ({ endedAt }) => mondayBefore(endedAt))]
						.map(([from, within]) => ({ from, ...summary(within) }))
						.sort((a, b) => a.from - b.from)
						.slice(-12);
					return { game, won, lost, ...summary(of), weeks };
				})
				.sort((a, b) => (a.game < b.game ? -1 : 1));
		},
	};
}

type Ended = Pick<StoredGame, "id" | "endedAt">;

const byTime = (a: Ended, b: Ended): number => b.endedAt - a.endedAt || (a.id === b.id ? 0 : a.id < b.id ? 1 : -1);

function lineOf(game: StoredGame, { seat, won, lost }: SeatResult): GameLine {
	const { record: _, seats, ...head } = game;
	const others = seats
		.filter((other) => other.seat !== seat)
		.map((other) => ({ seat: other.seat, name: other.name, won: other.won, lost: other.lost }));
	return { ...head, seat, won, lost, others };
}

function mondayBefore(time: number): number {
	const day = new Date(time);
	const sinceMonday = (day.getUTCDay() + 6) % 7;
	return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - sinceMonday);
}

function sumOf(seats: readonly SeatResult[]): Sums {
	const sum = (figure: keyof SeatResult["figures"]): number =>
		seats.reduce((total, seat) => total + seat.figures[figure], 0);
	return {
		claims: sum("claims"),
		lies: sum("lies"),
		liesCaught: sum("liesCaught"),
		calls: sum("calls"),
		callsRight: sum("callsRight"),
		believedLies: sum("believedLies"),
		dearestLies: sum("dearestLie"),
	};
}
