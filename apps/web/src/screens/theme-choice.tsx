import { deck, theme, themes } from "../preferences.ts";
import { t } from "../text/index.ts";

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
	return (
		<div class="chips" role="group" aria-label={t.table.light}>
			{themes.map((each) => (
				<button key={each} type="button" aria-pressed={theme.value === each} onClick={() => (theme.value = each)}>
					{t.theme.names[each]}
				</button>
			))}
		</div>
	);
}

export function DeckChoice() {
	const four = deck.value === "four";
	return (
		<label class="check">
			<input type="checkbox" checked={four} onChange={() => (deck.value = four ? "two" : "four")} />
			<span>{t.theme.deck}</span>
		</label>
	);
}
