import type { GameId } from "@fibbers/rules";
import { effect, type Signal, signal } from "@preact/signals";

/** What this browser remembers of its user's taste. */
const remembered = (name: string): string | null => {
	try {
		return localStorage.getItem(`fibbers.${name}`);
	} catch {
		return null;
	}
};

const remember = (name: string, value: string): void => {
	try {
		localStorage.setItem(`fibbers.${name}`, value);
	} catch {
		// Storage may be closed to us; the choice then lasts as long as the page.
	}
};

/** A choice that outlives the page; the first of its values stands until another is chosen. */
export function preference<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Signal<Value> {
	const known = remembered(name);
	const chosen = signal(values.find((value) => value === known) ?? values[0]);
	let first = true;
	effect(() => {
		const value = chosen.value;
		if (!first) remember(name, value);
		first = false;
	});
	return chosen;
}

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const theme = preference<Theme>("theme", themes);

/** Four suit colours instead of two. */
export const deck = preference<"two" | "four">("deck", ["two", "four"]);

/** Whether this player has chosen a name, or chosen not to. */
export const introduced = preference<"no" | "yes">("introduced", ["no", "yes"]);

type Guided = Signal<"no" | "yes">;
const guidedIn = new Map<GameId, Guided>();

/** Whether this player has gone through the guided round of a game, or has skipped it. */
export function guided(game: GameId): Guided {
	const known = guidedIn.get(game) ?? preference<"no" | "yes">(`guided.${game}`, ["no", "yes"]);
	guidedIn.set(game, known);
	return known;
}

/** Keeps the document's attributes, which the styles read, as the preferences say. */
export function applyPreferences(): void {
	const { dataset } = document.documentElement;
	effect(() => {
		if (theme.value === "system") delete dataset.theme;
		else dataset.theme = theme.value;
	});
	effect(() => {
		if (deck.value === "four") dataset.deck = "four";
		else delete dataset.deck;
	});
}
