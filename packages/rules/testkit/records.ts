import { type GameId, type GameTypes, pick, type Random, type Seat } from "../src/index.ts";
import { elMentirosoKit } from "./el-mentiroso/kit.ts";
import type { Kit, Start } from "./kit.ts";
import { liarKit } from "./liar/kit.ts";
import { readLiar } from "./liar/reading.ts";
import { liarsPostKit } from "./liars-post/kit.ts";
import { readLiarsPost } from "./liars-post/reading.ts";
import { playout } from "./playout.ts";

/** A record worked out by hand, and what a replay prints of it. */
export interface Worked {
	readonly name: string;
	readonly record: object;
	readonly printed: object;
}

/** A record without the game's name. */
export interface Recorded<Types extends GameTypes> extends Start<Types> {
	readonly moves: readonly ({ readonly seat: Seat } & Types["move"])[];
}

interface Drawn {
	readonly record: object;
	/** What a replay must print, as far as it is known without the rules. */
	readonly printed: object;
}

/** A random game as a record: whole, cut short, or with an illegal move somewhere. The same for the same seed. */
function drawn<Types extends GameTypes>(
	game: GameId,
	kit: Kit<Types>,
	seed: number,
	read: (record: Recorded<Types>) => object,
): Drawn {
	const { start, steps, random } = playout(kit, seed);
	const played = [...steps];
	const moves = played.map(({ seat, move }) => ({ seat, ...move }));
	const kind = pick(["whole", "cut short", "illegal"], random);
	const at = kind === "whole" ? moves.length : random.below(moves.length + 1);
	if (kind === "illegal") {
		const state = played[at]?.before ?? played.at(-1)?.after;
		if (state === undefined) return { record: { game, ...start, moves }, printed: { ok: true } };
		moves.splice(at, 0, illegalMove(kit, state, start.seats, random));
		return { record: { game, ...start, moves }, printed: { ok: false, at } };
	}
	const recorded = { ...start, moves: moves.slice(0, at) };
	return { record: { game, ...recorded }, printed: { ok: true, ...read(recorded) } };
}

function illegalMove<Types extends GameTypes>(
	{ game, candidate, permits }: Kit<Types>,
	state: Types["state"],
	seats: number,
	random: Random,
): { seat: Seat } & Types["move"] {
	for (;;) {
		const seat = random.below(seats);
		const view = game.view(state, seat);
		const legal = game.legal(view);
		const move = candidate(view, random);
		if (legal === null || !permits(legal, view, move)) return { seat, ...move };
	}
}

export const drawnRecord: { readonly [Id in GameId]: (seed: number) => Drawn } = {
	"el-mentiroso": (seed) => drawn("el-mentiroso", elMentirosoKit, seed, () => ({})),
	"liars-post": (seed) => drawn("liars-post", liarsPostKit, seed, readLiarsPost),
	liar: (seed) => drawn("liar", liarKit, seed, readLiar),
};
