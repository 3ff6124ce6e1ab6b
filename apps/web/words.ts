/** Which parts of the texts come in one file; the others have one of their own. */
const together: Readonly<Record<string, readonly string[]>> = {
	front: ["index", "app", "between", "cards", "games", "home", "numbers", "people", "setup", "table"],
	company: ["friends", "lobby"],
	table: ["at-table", "chat", "lessons/guide", "people-here"],
};

const module = /\/src\/text\/(?<language>[a-z]{2})\/(?<part>.+)\.ts$/;

/** The file that a module's texts come in, `en-front`; null for what is no text. */
export function wordsFile(id: string): string | null {
	const { language, part = "" } = module.exec(id)?.groups ?? {};
	if (language === undefined) return null;
	const file = Object.keys(together).find((each) => together[each]?.includes(part));
	// A game's lessons come with what else it says; all rules come together.
	return `${language}-${file ?? part.replace(/^lessons\//, "").replace(/\/.*/, "")}`;
}
