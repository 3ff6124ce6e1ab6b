import { type elMentiroso, games, type Random, type Seat, seededRandom, shuffled } from "@fibbers/rules";
import type { Bot } from "../src/bot.ts";

const game = games["el-mentiroso"];

type Types = elMentiroso.ElMentirosoTypes;
type Player = Bot<elMentiroso.ElMentirosoView, elMentiroso.Move>;

/** A decision at the table: what the state was, who was asked, what he did. */
export interface Decision {
	readonly state: Types["state"];
	readonly seat: Seat;
	readonly move: Types["move"] | null;
	readonly events: readonly Types["event"][];
}

/**
 * A whole game between computers, the same for the same seed. After each play or challenge all others are asked once,
 * in random order, and then the seat that the game waits for. Throws when somebody's move is refused or he must move and does not.
 */
export function* match(options: elMentiroso.Options, players: readonly Player[], seed: number): Generator<Decision> {
	const random = seededRandom(seed);
	const seats = players.length;
	let state = game.setup(options, game.deal(options, seats, random.below(seats), random));
	while (game.outcome(state) === null)
		for (const seat of inOrder(state, seats, random)) {
			const moment = game.moment(state);
			const move = players[seat]?.decide(game.view(state, seat), random) ?? null;
			if (move === null && game.actors(state).includes(seat)) throw new Error(`seat ${seat} must move, seed ${seed}`);
			const applied = move && game.apply(state, seat, move);
			if (applied?.ok === false) throw new Error(`${JSON.stringify(move)}: ${applied.error}, seed ${seed}`);
			const events = applied?.value.events ?? [];
			yield { state, seat, move, events };
			if (applied) state = applied.value.state;
			if (game.moment(state) !== moment) break;
		}
}

function inOrder(state: Types["state"], seats: number, random: Random): Seat[] {
	const actors = game.actors(state);
	const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !actors.includes(seat));
	return [...shuffled(others, random), ...actors];
}

/** The places, first to last. */
export function placesOf(decisions: Iterable<Decision>): readonly Seat[] {
	for (const { events } of decisions) for (const event of events) if (event.event === "ended") return event.places;
	throw new Error("a game without an end");
}
