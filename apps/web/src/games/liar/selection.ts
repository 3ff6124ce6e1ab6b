import type { Card } from "@fibbers/rules";
import { type Signal, signal } from "@preact/signals";
import type { About, Legal } from "./props.ts";

/** What the reader has chosen and not yet done. */
export interface Selection {
	/** To ask about. */
	readonly card: Signal<Card | null>;
	readonly about: Signal<About | null>;
	readonly mode: Signal<"ask" | "guess">;
	/** What the middle card would be said to be. */
	readonly guess: Signal<Card | null>;
	/** What would be answered; null is the truth. */
	readonly count: Signal<number | null>;
	/** Why the last wish came to nothing; gone with the next one. */
	readonly refused: Signal<string | null>;
}

export const selection = (): Selection => ({
	card: signal(null),
	about: signal(null),
	mode: signal("ask"),
	guess: signal(null),
	count: signal(null),
	refused: signal(null),
});

/** The table has gone on: what was chosen for the moment before counts no longer. A card taken up stays up while it is held. */
export function settle({ card, about, mode, guess, count, refused }: Selection, hand: readonly Card[]): void {
	if (card.value !== null && !hand.includes(card.value)) {
		card.value = null;
		about.value = null;
	}
	mode.value = "ask";
	guess.value = null;
	count.value = null;
	refused.value = null;
}

/** Takes the card up or lays it back; either way it is about asking again. */
export function chooseCard({ card, about, mode, guess, refused }: Selection, chosen: Card): void {
	const same = card.value === chosen && mode.value === "ask";
	card.value = same ? null : chosen;
	if (same) about.value = null;
	mode.value = "ask";
	guess.value = null;
	refused.value = null;
}

export function chooseAbout({ about, refused }: Selection, chosen: About): void {
	about.value = chosen;
	refused.value = null;
}

export function chooseGuess({ guess, refused }: Selection, chosen: Card): void {
	guess.value = guess.value === chosen ? null : chosen;
	refused.value = null;
}

export function chooseCount({ count, refused }: Selection, chosen: number): void {
	count.value = chosen;
	refused.value = null;
}

/** From asking to guessing, or back. */
export function turnTo({ mode, guess, refused }: Selection, wanted: "ask" | "guess"): void {
	mode.value = wanted;
	guess.value = null;
	refused.value = null;
}

/** With an empty hand there is nothing but to guess. */
export const isGuessing = ({ mode }: Selection, { ask, guess }: Legal): boolean =>
	guess !== null && (ask === null || mode.value === "guess");
