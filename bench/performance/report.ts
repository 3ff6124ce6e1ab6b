import type { Bar, Row } from "./row.ts";

const isMet = ({ reading, limit, isLeast }: Bar): boolean => (isLeast ? reading >= limit : reading <= limit);

/** `beyond` where every bar that names more is reached too. */
function metOf({ bars }: Row): string {
	if (!bars.every(isMet)) return "**no**";
	const further = bars.filter(({ beyond }) => beyond !== undefined);
	return further.length > 0 && further.every(({ reading, beyond = 0 }) => reading <= beyond) ? "beyond" : "yes";
}

const readingOf = ({ tell, reading }: Bar): string => tell(reading);
const limitOf = ({ tell, limit, isLeast }: Bar): string => `${isLeast ? "≥" : "≤"} ${tell(limit)}`;
const beyondOf = ({ tell, beyond }: Bar): string[] => (beyond === undefined ? [] : [`≤ ${tell(beyond)}`]);

/** The row for the document. */
export const cells = (row: Row): string[] => [
	row.ours,
	row.boardgameIo ?? "",
	row.floor ?? "",
	row.bars.map(readingOf).join(", "),
	row.bars.map(limitOf).join(", "),
	row.bars.flatMap(beyondOf).join(", "),
	metOf(row),
];

/** The row for the terminal. */
export function printed(measure: string, row: Row): string {
	const peers = [
		["Fibbers", row.ours],
		["boardgame.io", row.boardgameIo],
		["floor", row.floor],
	].flatMap(([name, value]) => (value === undefined ? [] : [`    ${name?.padEnd(14)}${value}`]));
	const bars = row.bars.map((bar) => {
		const better = beyondOf(bar).map((text) => `, beyond ${text}`);
		return `    ${isMet(bar) ? "met" : "MISSED"}: ${readingOf(bar)}, to reach ${limitOf(bar)}${better.join("")}`;
	});
	return [`  ${measure}`, ...peers, ...bars].join("\n");
}
