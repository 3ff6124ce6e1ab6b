import type { GameId } from "@fibbers/rules";
import { effect, type Signal } from "@preact/signals";
import { preference } from "./preference.ts";
import { firstSpoken, type Language, languages } from "./text/languages.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const theme = preference<Theme>("theme", themes);

/** Four suit colours instead of two. */
export const deck = preference<"two" | "four">("deck", ["two", "four"]);

/** The browser's language, until another is chosen. */
export const chosenLanguage = preference<Language>("language", [firstSpoken(navigator.languages), ...languages]);

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
