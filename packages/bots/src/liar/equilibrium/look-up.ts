import type { liar } from "@fibbers/rules";
import { mirrorsIntoTree, type Position } from "./history.ts";
import { countBefore, whole } from "./layout.ts";
import { MirroredHand } from "./mirrored-hand.ts";
import { type Mirror, mirrored } from "./mirrors.ts";
import type { Found, Search } from "./search.ts";
import { lastPlays, levelAfter, otherSide } from "./shape.ts";
import type { Table } from "./table.ts";

/**
 * The chance of each of these moves, all that are legal, in 0 … 1; they sum to 1.
 * Null where the table says nothing: the position is not in the tree, or the hand has no choice there.
 */
export function lookUp(table: Table, search: Search, position: Position, moves: readonly liar.Move[]): number[] | null {
	const { asked, todo, hand } = position;
	if (asked.length > lastPlays) return null;
	const images = mirrorsIntoTree(asked);
	const found = images[0] && search.find(shown(asked, images[0]), todo);
	if (!found) return null;
	const level = levelAfter(asked.length);
	const side = todo === "judge" ? otherSide(level.actor) : level.actor;
	const { cards } = search.trail.after(asked.length);
	const sums = moves.map(() => 0);
	// Where several mirrors lead here, what the table says of them differs by rounding: their mean is the same for all.
	for (const mirror of images) {
		const seen = new MirroredHand(mirror, hand, cards);
		const number = level.numbers[side][seen.mask] ?? -1;
		if (found.choosers.hands[number] !== 1) return null;
		const chances = read(table, found, number);
		for (const [at, move] of moves.entries()) sums[at] = (sums[at] ?? 0) + (chances[seen.choiceOf(move, level)] ?? 0);
	}
	return sums.map((sum) => sum / (whole * images.length));
}

const shown = (asked: Position["asked"], mirror: Mirror): Position["asked"] =>
	asked.map(({ question, answer }) => ({ question: mirrored(mirror, question), answer }));

/** The chances of one hand's choices in 255ths: the last is what the others leave. */
function read({ bytes }: Table, { choosers, byte }: Found, hand: number): number[] {
	const written = choosers.choices - 1;
	const start = byte + countBefore(choosers, hand) * written;
	const chances = [...bytes.subarray(start, start + written)];
	return [...chances, chances.reduce((rest, chance) => rest - chance, whole)];
}
