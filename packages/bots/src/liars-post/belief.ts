import { type Card, liarsPost, rankOf } from "@fibbers/rules";

type Kind = liarsPost.Kind;

const countOf = (cards: readonly Card[], kind: Kind): number => cards.filter((card) => rankOf(card) === kind).length;

const copies = ({ deck }: liarsPost.Options): number => (deck === "single" ? 4 : 8);

/** How many cards of the kind are neither face up nor among these of one's own. */
export const unseen = ({ options, faceUp }: liarsPost.Table, hand: readonly Card[], kind: Kind): number =>
	copies(options) - countOf(hand, kind) - countOf(faceUp.flat(), kind);

/** How likely the card that is called `claim` is of each kind. `trust`: how likely a claim is true before the cards are counted. */
export function beliefs(
	table: liarsPost.Table,
	hand: readonly Card[],
	claim: Kind,
	trust: number,
): ReadonlyMap<Kind, number> {
	const lie = (1 - trust) / (liarsPost.kinds.length - 1);
	const weights = liarsPost.kinds.map((kind) => unseen(table, hand, kind) * (kind === claim ? trust : lie));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return new Map(liarsPost.kinds.map((kind, i) => [kind, (weights[i] ?? 0) / total]));
}
