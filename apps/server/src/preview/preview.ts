import type { GameId } from "@fibbers/rules";
import type { Found } from "../http/look-up.ts";
import type { TableSummary } from "../summaries/summary.ts";
import { en } from "./text/en.ts";
import { es } from "./text/es.ts";
import type { PreviewText } from "./text/text.ts";

const texts = { en, es } as const satisfies Record<string, PreviewText>;

export type Language = keyof typeof texts;
export const languages = Object.keys(texts) as readonly Language[];

/** What a link shows of itself before it is opened: nobody's name, and no cards. */
export interface Preview {
	readonly language: Language;
	readonly locale: string;
	readonly title: string;
	readonly description: string;
	/** Which of the pictures under `/preview`. */
	readonly picture: GameId | "fibbers";
}

/** What a link to a table shows. A code that no table has, and one that may not be asked for, look alike. */
export function tablePreview(found: Found, language: Language): Preview {
	const text: PreviewText = texts[language];
	const any = {
		language,
		locale: text.locale,
		title: text.anyTable,
		description: text.about,
		picture: "fibbers",
	} as const;
	if (found === "closed") return { ...any, description: text.closed };
	if (typeof found === "string" || found.phase === "frozen") return any;
	const { game } = found;
	return { ...any, title: text.table(text.games[game]), description: standing(found, text), picture: game };
}

/** What any link to somebody's friend code shows: nothing depends on the code. */
export function friendPreview(language: Language): Preview {
	const { locale, friend: title, aboutFriend: description }: PreviewText = texts[language];
	return { language, locale, title, description, picture: "fibbers" };
}

function standing({ phase, room, inside }: TableSummary, text: PreviewText): string {
	if (inside !== null) return text.locked;
	if (phase !== "open") return text.playing(room);
	return room === 0 ? text.full : text.open(room);
}
