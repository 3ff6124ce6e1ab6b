import type { Figures, GameLine, GameReport, GameStore, SeatResult, StoredGame } from "../../../src/store/store.ts";
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
	const shareOf = (id: string, player: string) =>
		[...shares].find(([, share]) => share.game === id && share.player === player)?.[0];

	return {
		find,
		async add(game) {
			if (!games.has(game.id)) games.set(game.id, world.renamed(game));
		},
		async list(player, { game, won, before, limit }) {
			const last = games.get(before ?? "");
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
		async unshare(id, player) {
			shares.delete(shareOf(id, player) ?? "");
		},
		findShared: async (token) => find(shares.get(token)?.game ?? ""),
		async report(player, { game } = {}) {
			const lines = linesOf(player).filter((line) => line.finished && (game === undefined || line.game === game));
			return [...Map.groupBy(lines, (line) => line.game)]
				.map(([game, of]): GameReport => {
					const seats = of.flatMap(({ id }) => games.get(id)?.seats ?? []);
					const own = seats.filter((seat) => seat.player === player);
					const others = seats.filter((seat) => seat.player !== player);
					const [won, lost] = [own.filter((seat) => seat.won).length, own.filter((seat) => seat.lost).length];
					const theirs = { seats: others.length, ...sumOf(others) };
					return { game, played: own.length, won, lost, own: sumOf(own), others: theirs };
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

function sumOf(seats: readonly SeatResult[]): Figures {
	const sum = (figure: keyof Figures): number => seats.reduce((total, seat) => total + seat.figures[figure], 0);
	return {
		claims: sum("claims"),
		lies: sum("lies"),
		liesCaught: sum("liesCaught"),
		calls: sum("calls"),
		callsRight: sum("callsRight"),
		believedLies: sum("believedLies"),
	};
}
