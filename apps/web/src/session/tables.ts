import type { Level, QuickTable, WatchChoice } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import { type Answer, call } from "./http.ts";
import { introduceMe } from "./me.ts";

/** What people agree on before the cards are dealt. Times in ms. */
export interface TableSettings {
	readonly options: Readonly<Record<string, string | number | boolean>>;
	readonly seats: number;
	readonly turnMs: number;
	readonly doubtMs: number;
	readonly listed: boolean;
	readonly watch: WatchChoice;
	readonly language: string;
	readonly filter: boolean;
	readonly level: Level;
}

/** A game, and what people agree on for it. */
export interface TableSetup extends TableSettings {
	readonly game: GameId;
}

interface Opened {
	readonly code: string;
}

async function open(path: string, body: object): Promise<Answer<Opened>> {
	if (!(await introduceMe())) return { ok: false, error: "no-answer" };
	return call<Opened>("POST", path, body);
}

export const openTable = (setup: TableSetup): Promise<Answer<Opened>> => open("/api/tables", setup);

/** A private table against computers, dealt at once. */
export const openPractice = (game: GameId, level: Level): Promise<Answer<Opened>> =>
	open("/api/practice", { game, level });

/** A table of this game where people wait, sooner one of this language, or a new one. */
export async function quickTable(game: GameId, language: string): Promise<Answer<QuickTable>> {
	if (!(await introduceMe())) return { ok: false, error: "no-answer" };
	return call<QuickTable>("POST", "/api/quick", { game, language });
}

/** Why a table cannot be joined: `no-such-table`, `table-closed`; null when it is there after all or nobody answers. */
export async function whyNotThere(code: string): Promise<"no-such-table" | "table-closed" | null> {
	const answer = await call<object>("GET", `/api/tables/${encodeURIComponent(code)}`);
	if (answer.ok) return null;
	return answer.error === "no-such-table" || answer.error === "table-closed" ? answer.error : null;
}

/** A code as people type it (`k7q-2mx`), as the server writes it. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** A code as people read it: `K7Q 2MX`. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`.trim();
