import { type GameTypes, pick, type Random, type Seat, seededRandom } from "../src/index.ts";
import { frozen } from "./frozen.ts";
import type { Chooser, Kit, Start, Step } from "./kit.ts";

/** Far beyond the longest game. */
const mostSteps = 20_000;

export interface Playout<Types extends GameTypes> {
	readonly start: Start<Types>;
	/** One legal move after the other, until the game is over. States are deep-frozen. */
	readonly steps: Iterable<Step<Types>>;
	/** For whatever else is drawn beside the game. */
	readonly random: Random;
}

/** A whole random game, the same for the same seed. */
export function playout<Types extends GameTypes>(kit: Kit<Types>, seed: number): Playout<Types> {
	const random = seededRandom(seed);
	const start = frozen(kit.start(random));
	return { start, steps: played(kit, start, random), random: seededRandom(seed + 1) };
}

function* played<Types extends GameTypes>(
	kit: Kit<Types>,
	start: Start<Types>,
	random: Random,
): Generator<Step<Types>> {
	const { game } = kit;
	const choose = kit.chooser(random);
	let before = frozen(game.setup(start.options, start.deal));
	let last = start.deal.first;
	for (let count = 0; game.outcome(before) === null; count++) {
		if (count > mostSteps) throw new Error("the game does not end");
		const { seat, move } = nextMove(kit, before, asking(start.seats, last, random), choose, random);
		const applied = game.apply(before, seat, frozen(move));
		if (!applied.ok) throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused: ${applied.error}`);
		const { state: after, events } = frozen(applied.value);
		yield { before, seat, move, after, events };
		before = after;
		last = seat;
	}
}

/** Whom to ask before the seat that the game waits for: nobody, anybody, or whoever moved last. */
const asking = (seats: number, last: Seat, random: Random): Seat[] =>
	pick([[], [], [random.below(seats)], [last]], random);

/** A seat's move that need not move yet; else of one that the game waits for, which must have a move. */
function nextMove<Types extends GameTypes>(
	{ game }: Kit<Types>,
	state: Types["state"],
	early: readonly Seat[],
	choose: Chooser<Types>,
	random: Random,
): { seat: Seat; move: Types["move"] } {
	const actors = game.actors(state);
	if (actors.length === 0) throw new Error("the game is on and waits for nobody");
	const actor = pick(actors, random);
	for (const seat of [...early, actor]) {
		const view = game.view(state, seat);
		const legal = game.legal(view);
		const move = legal && choose(view, legal, random);
		if (move !== null) return { seat, move };
	}
	throw new Error(`seat ${actor} must act and has no legal move`);
}
