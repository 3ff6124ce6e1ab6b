import { type GameId, type GameTypes, games } from "@fibbers/rules";
import { match, outcomeOf, type Player, tableOf } from "../testkit/match.ts";
import { measured } from "./bars.ts";
import { playerOf } from "./duel.ts";

/** ms of each decision in so many games of a player among its own, those that let something pass too. */
export async function paceOf(id: GameId, name: string, seats: number, count: number): Promise<readonly number[]> {
	const player = playerOf(id, name);
	await player.ready?.();
	const times: number[] = [];
	const clocked: typeof player = {
		decide(...seen) {
			const before = performance.now();
			const move = player.decide(...seen);
			times.push(performance.now() - before);
			return move;
		},
	};
	const table: Player<GameTypes>[] = tableOf(seats, clocked);
	for (let seed = 0; seed < count; seed++) outcomeOf(match(games[id], measured[id].options, table, seed));
	return times;
}
