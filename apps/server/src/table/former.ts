import { defaultLanguage, defaultLevel, type Level, type WatchChoice } from "@fibbers/protocol";
import type { Chair } from "./chair.ts";
import type { Settings } from "./settings.ts";
import type { Dealt, TableMemo } from "./story.ts";

/** What stories did not tell at first, and how they told what they told otherwise. */
interface FormerSettings {
	readonly watchable?: boolean;
	readonly watch?: WatchChoice;
	readonly language?: string;
	readonly filter?: boolean;
	readonly level?: Level;
}
type FormerChair = Omit<Chair, "open" | "computer"> & Partial<Pick<Chair, "open" | "computer">>;
type Recent = "fills" | "banned" | "inside" | "mutes";
type FormerMemo = Omit<TableMemo, Recent | "chairs"> &
	Partial<Pick<TableMemo, Recent>> & { readonly chairs: readonly FormerChair[] };
type FormerDealt = Omit<Dealt, "delayed"> & Partial<Pick<Dealt, "delayed">>;

/** The memo of a story, whichever version of the program wrote it. */
export const presentMemo = (memo: FormerMemo): TableMemo => ({
	fills: false,
	banned: [],
	inside: null,
	mutes: [],
	...memo,
	settings: presentSettings(memo.settings),
	chairs: memo.chairs.map((chair) => ({
		open: false,
		computer: chair.player === null ? defaultLevel : null,
		...chair,
	})),
});

/** The same for a deal. */
export const presentDealt = (dealt: FormerDealt): Dealt => ({
	delayed: false,
	...dealt,
	settings: presentSettings(dealt.settings),
});

function presentSettings(told: Omit<Settings, keyof FormerSettings> & FormerSettings): Settings {
	const { watchable = true, watch = watchable ? "all" : "nobody", ...rest } = told;
	return { language: defaultLanguage, filter: true, level: defaultLevel, ...rest, watch };
}
