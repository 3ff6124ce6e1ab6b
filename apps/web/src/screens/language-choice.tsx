import { chosenLanguage } from "../preferences.ts";
import { t } from "../text/index.ts";
import { type Language, languages, ownName } from "../text/languages.ts";
import { language } from "../text/spoken.ts";

const after = (spoken: Language): Language => languages[(languages.indexOf(spoken) + 1) % languages.length] ?? spoken;

/** The other language, by its own name. */
export function OtherLanguage() {
	const other = after(language.value);
	return (
		<button type="button" class="link" lang={other} onClick={() => (chosenLanguage.value = other)}>
			{ownName[other]}
		</button>
	);
}

export function LanguageChoice() {
	return (
		<div class="chips" role="group" aria-label={t.language}>
			{languages.map((each) => (
				<button
					key={each}
					type="button"
					lang={each}
					aria-pressed={language.value === each}
					onClick={() => (chosenLanguage.value = each)}
				>
					{ownName[each]}
				</button>
			))}
		</div>
	);
}
