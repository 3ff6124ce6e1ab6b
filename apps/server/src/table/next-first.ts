import type { Seat } from "@fibbers/rules";
import type { Chair } from "./chair.ts";

/**
 * Who moves first in the next game: the loser deals, so the player to the loser's left starts;
 * where that one has left, the next of those who stayed.
 */
export function nextFirst(
	last: { readonly chairs: readonly Chair[]; readonly loser: Seat },
	chairs: readonly Chair[],
): Seat {
	const seats = last.chairs.length;
	for (let step = 1; step <= seats; step++) {
		const chair = last.chairs[(last.loser + step) % seats];
		const now = chairs.findIndex((other) => isSame(other, chair));
		if (now >= 0) return now;
	}
	return 0;
}

const isSame = (a: Chair, b: Chair | undefined): boolean =>
	b !== undefined &&
	(a.player === null ? b.player === null && a.profile.name === b.profile.name : a.player === b.player);
