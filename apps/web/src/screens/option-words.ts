import type { GameId } from "@fibbers/rules";
import { t } from "../text/index.ts";

type Options = Readonly<Record<string, string | number | boolean>>;

/** What was agreed on, option by option, in a few words each. */
export const shortOptions = (game: GameId, options: Options): string[] =>
	Object.entries(t.games[game].options).flatMap(([name, { values }]) => values[String(options[name])]?.short || []);
