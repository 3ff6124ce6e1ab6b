import { bots } from "@fibbers/bots";
import { eventsOf, type Game, type GameId, games, parseOptions, type Random, unfold } from "@fibbers/rules";

/** A game as the store keeps it, without what tells one from another. */
export interface FinishedGame {
	readonly game: GameId;
	readonly table: string;
	readonly round: number;
	readonly finished: true;
	readonly record: string;
	readonly seats: readonly {
		readonly seat: number;
		readonly name: string;
		readonly won: boolean;
		readonly lost: boolean;
		readonly figures: ReturnType<Game["figures"]>[number];
	}[];
}

const mostMoves = 5_000;

/** Computers play a game to its end. */
export function finishedGame(id: GameId, random: Random): FinishedGame {
	const game: Game = games[id];
	const options = parseOptions(game.optionSchema, {});
	if (!options.ok) throw new Error(`${id} refuses its own defaults`);
	const { min, max } = game.seats(options.value);
	const seats = min + random.below(Math.min(max, 4) - min + 1);
	const deal = game.deal(options.value, seats, random.below(seats), random);
	const moves = movesOf(id, game.setup(options.value, deal), seats, random);
	const record = { game: id, options: options.value, seats, deal, moves };
	const unfolded = unfold(record);
	if (!unfolded.ok) throw new Error(unfolded.error);
	const outcome = unfolded.value.steps.at(-1)?.outcome;
	if (!outcome) throw new Error(`${id} has no end after ${moves.length} moves`);
	const figures = game.figures(
		eventsOf(unfolded.value).map(({ event }) => event),
		seats,
	);
	const winners = game.winners(outcome, seats);
	return {
		game: id,
		table: "BENCHS",
		round: 1,
		finished: true,
		record: JSON.stringify({ ...record, startedAt: 0, times: moves.map((_, i) => i * 2_000) }),
		seats: figures.map((figures, seat) => ({
			seat,
			name: `Player ${seat}`,
			won: winners.includes(seat),
			lost: game.loser(outcome) === seat,
			figures,
		})),
	};
}

type View = ReturnType<Game["view"]>;
type Move = { readonly move: string };

function movesOf(id: GameId, start: object, seats: number, random: Random): readonly object[] {
	const game: Game = games[id];
	const bot = bots[id].honest as { readonly decide: (view: View, random: Random) => Move | null };
	const moves: object[] = [];
	let state = start;
	while (game.outcome(state) === null && moves.length < mostMoves) {
		const wish = wishIn(game, state, seats, (view) => bot.decide(view, random));
		const applied = game.apply(state, wish.seat, wish.move);
		if (!applied.ok) throw new Error(`${id}: ${applied.error}`);
		state = applied.value.state;
		moves.push({ seat: wish.seat, ...wish.move });
	}
	return moves;
}

/** What somebody wants to do: those who may doubt are asked before the one who has to move. */
function wishIn(
	game: Game,
	state: object,
	seats: number,
	decide: (view: View) => Move | null,
): { readonly seat: number; readonly move: Move } {
	const actors = game.actors(state);
	const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !actors.includes(seat));
	for (const seat of [...others, ...actors]) {
		const move = decide(game.view(state, seat));
		if (move !== null) return { seat, move };
	}
	throw new Error("nobody wants to move");
}
