import { type Game, type GameTypes, type Random, type Seat, seededRandom, shuffled, type View } from "@fibbers/rules";
import type { Bot } from "../src/bot.ts";

export type Player<Types extends GameTypes> = Bot<View<Types["table"], Types["own"]>, Types["move"], Types["event"]>;

/** A decision at the table: what the state was, who was asked, what he did. */
export interface Decision<Types extends GameTypes> {
	readonly state: Types["state"];
	readonly seat: Seat;
	readonly move: Types["move"] | null;
	readonly events: readonly Types["event"][];
}

/**
 * A whole game between computers, the same for the same seed; returns how it ended. After each play or challenge all others are asked once,
 * in random order, and then the seat that the game waits for; whoever makes a move that answers nothing is asked again.
 * Throws when somebody's move is refused or he must move and does not.
 */
export function* match<Types extends GameTypes>(
	game: Game<Types>,
	options: Types["options"],
	players: readonly Player<Types>[],
	seed: number,
): Generator<Decision<Types>, Types["outcome"]> {
	const random = seededRandom(seed);
	const seats = players.length;
	let state = game.setup(options, game.deal(options, seats, random.below(seats), random));
	const happened: Types["event"][] = [];
	const logOf = (seat: Seat) => (): Types["event"][] => happened.flatMap((event) => game.seen(event, seat) ?? []);
	for (;;) {
		const outcome = game.outcome(state);
		if (outcome !== null) return outcome;
		const moment = game.moment(state);
		const order = inOrder(game.actors(state), seats, random);
		for (let seat = order.shift(); seat !== undefined && game.moment(state) === moment; ) {
			const move = players[seat]?.decide(game.view(state, seat), random, logOf(seat)) ?? null;
			if (move === null && game.actors(state).includes(seat)) throw new Error(`seat ${seat} must move, seed ${seed}`);
			const applied = move && game.apply(state, seat, move);
			if (applied?.ok === false) throw new Error(`${JSON.stringify(move)}: ${applied.error}, seed ${seed}`);
			const events = applied?.value.events ?? [];
			yield { state, seat, move, events };
			if (applied) state = applied.value.state;
			happened.push(...events);
			if (move === null) seat = order.shift();
		}
	}
}

function inOrder(actors: readonly Seat[], seats: number, random: Random): Seat[] {
	const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !actors.includes(seat));
	return [...shuffled(others, random), ...actors];
}

/** Plays a match to its end. */
export function outcomeOf<Outcome>(decisions: Iterator<unknown, Outcome>): Outcome {
	for (;;) {
		const next = decisions.next();
		if (next.done) return next.value;
	}
}

/** As many of the same player as there are seats. */
export const tableOf = <Player>(seats: number, player: Player): Player[] => Array.from({ length: seats }, () => player);

/** How often something was done, by its name. */
export function counted(names: Iterable<string>): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return counts;
}
