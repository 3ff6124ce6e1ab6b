import { type Card, type Rank, rankOf, ranks, suitOf, suits } from "@fibbers/rules";
import { type Signal, signal } from "@preact/signals";

export const mostCards = 4;

/** What the reader has chosen and not yet done. */
export interface Selection {
	readonly chosen: Signal<readonly Card[]>;
	readonly rank: Signal<Rank | null>;
	/** What the chosen cards are for. */
	readonly purpose: Signal<"play" | "discard">;
	/** Why the last wish came to nothing; gone with the next one. */
	readonly refused: Signal<string | null>;
}

export const selection = (): Selection => ({
	chosen: signal([]),
	rank: signal(null),
	purpose: signal("play"),
	refused: signal(null),
});

export function clear({ chosen, rank, purpose, refused }: Selection): void {
	chosen.value = [];
	rank.value = null;
	purpose.value = "play";
	refused.value = null;
}

/** Takes the card up or lays it back; false when four are chosen already. */
export function toggle({ chosen, purpose, refused }: Selection, card: Card): boolean {
	refused.value = null;
	purpose.value = "play";
	if (chosen.value.includes(card)) chosen.value = chosen.value.filter((other) => other !== card);
	else if (chosen.value.length < mostCards) chosen.value = [...chosen.value, card];
	else return false;
	return true;
}

export function chooseSet({ chosen, purpose, refused }: Selection, cards: readonly Card[]): void {
	chosen.value = cards;
	purpose.value = "discard";
	refused.value = null;
}

/** Forgets what is no longer held. */
export function prune({ chosen, purpose }: Selection, hand: readonly Card[]): void {
	const held = chosen.value.filter((card) => hand.includes(card));
	if (held.length === chosen.value.length) return;
	chosen.value = held;
	purpose.value = "play";
}

/** From Ace to King, as the keys stand and as the ranks climb. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
	[...hand].sort(
		(a, b) =>
			ranks.indexOf(rankOf(a)) - ranks.indexOf(rankOf(b)) || suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)),
	);

export const heldOf = (hand: readonly Card[], rank: Rank): readonly Card[] =>
	hand.filter((card) => rankOf(card) === rank);

export const lies = (cards: readonly Card[], rank: Rank): number => cards.length - heldOf(cards, rank).length;
