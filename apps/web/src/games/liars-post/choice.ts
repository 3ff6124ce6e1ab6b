import type { Card } from "@fibbers/rules";
import { signal } from "@preact/signals";
import type { Kind, Legal } from "./props.ts";

/** A card of the hand. With two decks it can be held twice, so its place tells which of the two is lifted. */
export interface ChosenCard {
	readonly card: Card;
	readonly at: number;
}

/** What the reader has chosen and not yet done. The mat and the tray share it. */
export const choice = {
	card: signal<ChosenCard | null>(null),
	to: signal<number | null>(null),
	claim: signal<Kind | null>(null),
	/** Why the last wish came to nothing; gone with the next one. */
	refused: signal<string | null>(null),
};

export function clear(): void {
	choice.card.value = null;
	choice.to.value = null;
	choice.claim.value = null;
	choice.refused.value = null;
}

export function chooseCard(chosen: ChosenCard): void {
	choice.card.value = choice.card.value?.at === chosen.at ? null : chosen;
	choice.refused.value = null;
}

export function chooseReceiver(to: number): void {
	choice.to.value = to;
	choice.refused.value = null;
}

export function chooseClaim(claim: Kind): void {
	choice.claim.value = claim;
	choice.refused.value = null;
}

/** Who would get the card: chosen, or the only one there is. */
export function receiver({ send, pass }: Legal): number | null {
	const open = send?.to ?? pass?.to ?? [];
	const chosen = choice.to.value;
	if (chosen !== null && open.includes(chosen)) return chosen;
	return open.length === 1 ? (open[0] ?? null) : null;
}
