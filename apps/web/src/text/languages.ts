export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const ownName: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** The language that a tag such as `es-419` is of; undefined where the page does not speak it. */
export const languageOf = (tag: string): Language | undefined =>
	languages.find((language) => tag.toLowerCase().split("-")[0] === language);

/** The first of somebody's languages that the page speaks, else English. */
export const firstSpoken = (tags: readonly string[]): Language =>
	tags.map(languageOf).find((language) => language !== undefined) ?? "en";

/** What a language calls itself, of two letters; the letters where the page does not know it. */
export const languageName = (code: string): string => {
	const known = languageOf(code);
	return known === undefined ? code.toUpperCase() : ownName[known];
};
