import { type Card, rankOf } from "@fibbers/rules";
import { type Kind, kinds, type Table } from "./props.ts";

/** One kind of a rack. */
export interface Cell {
	readonly kind: Kind;
	readonly count: number;
	/** `set`: one more of it loses. `eighth`: it is the only one missing of eight different, which lose too. `lost`: it is too late. */
	readonly danger: "none" | "set" | "eighth" | "lost";
}

type Terms = Pick<Table, "limit" | "options">;

/** Only cards of the eight kinds are in play. */
export const kindOf = (card: Card): Kind => rankOf(card) as Kind;

export const countOf = (cards: readonly Card[], kind: Kind): number =>
	cards.filter((card) => rankOf(card) === kind).length;

export function cells(faceUp: readonly Card[], terms: Terms): readonly Cell[] {
	const eighth = terms.options.eightDifferent ? onlyMissing(faceUp) : null;
	return kinds.map((kind) => {
		const count = countOf(faceUp, kind);
		return { kind, count, danger: dangerOf(count, terms.limit, kind === eighth ? "eighth" : "none") };
	});
}

function dangerOf(count: number, limit: number, otherwise: "eighth" | "none"): Cell["danger"] {
	if (count >= limit) return "lost";
	return count === limit - 1 ? "set" : otherwise;
}

/** The one kind that is missing of all eight, null while more are, or none. */
export function onlyMissing(faceUp: readonly Card[]): Kind | null {
	const missing = kinds.filter((kind) => countOf(faceUp, kind) === 0);
	return missing.length === 1 ? (missing[0] ?? null) : null;
}

/** In the order of the racks, Ace to 7. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
	[...hand].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));

const place = (card: Card): number => kinds.indexOf(kindOf(card));
