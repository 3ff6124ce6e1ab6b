import { type Game, type GameId, type GameTypes, games, type Seat, type Unfolded } from "@fibbers/rules";
import { master } from "./adviser.ts";
import { habitOf } from "./habit.ts";
import { isAsked, isDoubt } from "./judging.ts";

/** Somebody answered a claim, and the strongest computer would have answered otherwise. */
export interface Otherwise {
	/** The claim's index in the events of the game. */
	readonly at: number;
	/** Who answered, or let it pass. */
	readonly seat: Seat;
	/** What the strongest computer would have done, from what he could see. */
	readonly better: "doubt" | "believe";
	/** How often it would, in 0 … 1. */
	readonly share: number;
}

/** From so often on it is said. */
const clearly = 0.8;

type Move = GameTypes["move"];

const isLook = (move: Move | null): boolean => move?.move === "look";
const isBelief = (move: Move | null): boolean => !isDoubt(move) && !isLook(move);

/** Where a game's players judged claims otherwise than the strongest computer would have, which is ready. The game may take some 100 ms. */
export function otherwise({ game: id, seats, steps }: Unfolded): readonly Otherwise[] {
	const game: Game = games[id];
	const happened: GameTypes["event"][] = [];
	const found: Otherwise[] = [];
	for (const [i, step] of steps.entries()) {
		happened.push(...step.events);
		const next = steps[i + 1];
		if (next === undefined || next.seat === null) continue;
		const claim = happened.findLastIndex(isClaim);
		for (let seat = 0; seat < seats; seat++) {
			const answer = answerOf(game, seat, step, next);
			if (answer === null) continue;
			const log = happened.flatMap((event) => game.seen(event, seat) ?? []);
			const better = betterThan(id, answer, step.view(seat), log);
			if (better !== null) found.push({ at: claim, seat, ...better });
		}
	}
	return found;
}

type Step = Unfolded["steps"][number];

/** What this seat made of the claim that lay before it as the next move was made; null where it was not asked, or others were faster. */
function answerOf(game: Game, seat: Seat, step: Step, next: Step): "doubt" | "believe" | null {
	if (!canDoubt(game, seat, step)) return null;
	if (isDoubt(next.move)) return next.seat === seat ? "doubt" : null;
	const isStillOpen = canDoubt(game, seat, next) && !next.events.some(isClaim);
	return isStillOpen || isLook(next.move) ? null : "believe";
}

const canDoubt = (game: Game, seat: Seat, { view }: Step): boolean => isAsked(game.legal(view(seat)));

function betterThan(
	id: GameId,
	answer: "doubt" | "believe",
	view: object,
	log: readonly object[],
): Pick<Otherwise, "better" | "share"> | null {
	const habit = habitOf(master(id), view, log);
	const better = answer === "doubt" ? "believe" : "doubt";
	const share = habit.shareOf(better === "doubt" ? isDoubt : isBelief);
	return share >= clearly ? { better, share } : null;
}

const isClaim = ({ event }: GameTypes["event"]): boolean => ["played", "sent", "passed", "answered"].includes(event);
