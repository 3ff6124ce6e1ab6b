import { type Bar, lieBar, limitBar } from "./bars.ts";
import type { Duel, Tally } from "./duel.ts";
import type { Ways } from "./ways.ts";

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;
const head = (cells: readonly string[]): string => row(cells) + row(cells.map(() => "---"));

const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;

const shareOf = ({ hits, games }: Tally): number => hits / games;

function errorOf(tally: Tally): number {
	const share = shareOf(tally);
	return Math.sqrt((share * (1 - share)) / tally.games);
}

const isMet = ({ least, most }: Bar, tally: Tally): boolean =>
	100 * shareOf(tally) >= least && 100 * shareOf(tally) <= most;

function boundsOf({ least, most }: Bar): string {
	if (least === 0) return `≤ ${most} %`;
	return most === 100 ? `≥ ${least} %` : `${least} … ${most} %`;
}

/** "hard among 3 H, climbs": who plays whom, and with what that is not usual. */
export function titleOf({ seats, one, others, options }: Duel): string {
	const unusual = "rank" in options && options.rank === "climbs" ? ", climbs" : "";
	return `${one} among ${seats - 1} ${others}${unusual}`;
}

export const barHead = head(["game", "", "counted", "share", "standard error", "games", "bar", ""]);

export const barRow = (bar: Bar, tally: Tally): string =>
	row([
		bar.duel.game,
		titleOf(bar.duel),
		bar.duel.counts,
		percent(shareOf(tally)),
		percent(errorOf(tally)),
		tally.games,
		boundsOf(bar),
		isMet(bar, tally) ? "met" : "**missed**",
	]);

export const lengthHead = head(["game", "", "mean", "5 %", "95 %", "ended by the limit", "games", ""]);

export function lengthRow(duel: Duel, { lengths, limits, games }: Tally): string {
	const mean = lengths.reduce((sum, length) => sum + length, 0) / games;
	const bar = 100 * (limits / games) < limitBar ? `met: < ${limitBar} %` : `**missed**: < ${limitBar} %`;
	const limited = duel.game === "el-mentiroso" ? [percent(limits / games), games, bar] : ["no limit", games, ""];
	return row([duel.game, titleOf(duel), mean.toFixed(1), quantile(lengths, 0.05), quantile(lengths, 0.95), ...limited]);
}

/** How each player does as the one among others of each kind. `shares`: by row, then by column. */
export const matrix = (names: readonly string[], others: readonly string[], shares: readonly Tally[][]): string =>
	head(["among", ...others]) +
	names.map((name, i) => row([name, ...(shares[i] ?? []).map((tally) => percent(shareOf(tally)))])).join("");

export const paceHead = head(["game", "player", "decisions", "mean", "99 %", "most"]);

export function paceRow(game: string, name: string, times: readonly number[]): string {
	const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
	const told = [mean, quantile(times, 0.99), quantile(times, 1)].map((ms) => `${ms.toFixed(3)} ms`);
	return row([game, name, times.length, ...told]);
}

export const wayHead = head(["game", "player", "", "lies", "doubts", "right", "passes on", "claims", ""]);

export function wayRow(
	game: string,
	name: string,
	where: string,
	{ claims, lies, asked, doubts, right, looks }: Ways,
): string {
	const isBound = game === "liar" && name === "hard";
	const isMet = 100 * lies >= lieBar.least * claims && 100 * lies <= lieBar.most * claims;
	return row([
		game,
		name,
		where,
		percent(lies / claims),
		percent(doubts / asked),
		game === "liars-post" || doubts === 0 ? "" : percent(right / doubts),
		game === "liars-post" ? percent(looks / asked) : "",
		claims,
		isBound
			? isMet
				? `met: ${lieBar.least} … ${lieBar.most} %`
				: `**missed**: ${lieBar.least} … ${lieBar.most} %`
			: "",
	]);
}

function quantile(values: readonly number[], part: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}
