import { games as englishGames } from "../src/text/en/games.ts";
import { push as english } from "../src/text/en/push.ts";
import { games as spanishGames } from "../src/text/es/games.ts";
import { push as spanish } from "../src/text/es/push.ts";
import { firstSpoken } from "../src/text/languages.ts";

const words = {
	en: { ...english.note, games: englishGames },
	es: { ...spanish.note, games: spanishGames },
} as const;

/** In the player's language; until he has chosen one, in the browser's. */
export const wordsFor = (language: string | null) =>
	words[firstSpoken(language === null ? navigator.languages : [language, ...navigator.languages])];
