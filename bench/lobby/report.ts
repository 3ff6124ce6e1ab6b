import { writeFileSync } from "node:fs";
import { quantile } from "../figures.ts";
import type { Change } from "./tables.ts";
import type { Arrived } from "./viewer.ts";

/** What some changes cost. */
export interface Phase {
	readonly changes: number;
	readonly seconds: number;
	/** Of the server, in seconds. */
	readonly cpu: number;
	readonly arrived: Arrived;
	/** From asking for a change until a page that shows it has been told, ms. */
	readonly delays: readonly number[];
}

/** For each arrival the time since that table was changed. */
export function delaysOf({ rows }: Arrived, changes: readonly Change[]): number[] {
	const changedAt = new Map<string, number[]>();
	for (const [code, at] of changes) changedAt.set(code, [...(changedAt.get(code) ?? []), at]);
	return rows.flatMap(([code, at]) => {
		const last = changedAt.get(code)?.findLast((changed) => changed <= at);
		return last === undefined ? [] : [at - last];
	});
}

/** What several stretches of the same kind cost. */
export function together(phases: readonly Phase[]): Phase {
	const sum = (of: (phase: Phase) => number): number => phases.reduce((total, phase) => total + of(phase), 0);
	return {
		changes: sum(({ changes }) => changes),
		seconds: sum(({ seconds }) => seconds),
		cpu: sum(({ cpu }) => cpu),
		arrived: { bytes: sum(({ arrived }) => arrived.bytes), letters: sum(({ arrived }) => arrived.letters), rows: [] },
		delays: phases.flatMap(({ delays }) => delays),
	};
}

const bytes = (count: number): string =>
	count < 10_000 ? `${count.toFixed(0)} B` : `${(count / 1_000).toFixed(0)} kB`;

interface Figures {
	readonly clients: number;
	/** Nobody looks. */
	readonly alone: Phase;
	readonly list: Phase;
	readonly naive: Phase;
}

/** The figures of a run, a line each: ours, and those of the naive list. */
export function lobbyRows({ clients, alone, list, naive }: Figures): readonly (readonly [string, string, string])[] {
	const perChange = ({ cpu, changes }: Phase): number => (1_000 * cpu) / changes;
	const price = (phase: Phase): string => `${(perChange(phase) - perChange(alone)).toFixed(2)} ms`;
	const each = (phase: Phase): string => bytes(phase.arrived.bytes / phase.changes / clients);
	const delay = ({ delays }: Phase): string =>
		`${quantile(delays, 0.5).toFixed(0)} ms, ${quantile(delays, 0.99).toFixed(0)} ms`;
	return [
		["changes", `${list.changes} (${rate(list)} a second)`, `${naive.changes} (${rate(naive)} a second)`],
		["bytes per change and client", each(list), each(naive)],
		["letters per second and client", letters(list, clients), letters(naive, clients)],
		["server CPU per change, for all clients", price(list), price(naive)],
		["server CPU of a core", `${share(list)} (${share(alone)} while nobody looks)`, share(naive)],
		["delay from a change to a client, p50 and p99", delay(list), delay(naive)],
	];
}

const rate = ({ changes, seconds }: Phase): string => (changes / seconds).toFixed(1);
const share = ({ cpu, seconds }: Phase): string => `${((100 * cpu) / seconds).toFixed(0)} %`;
const letters = ({ arrived, seconds }: Phase, clients: number): string =>
	(arrived.letters / seconds / clients).toFixed(1);

const head = `# The lobby

Written by \`npx pnpm@12 bench:lobby --write\`; run it on your own machine before you compare.

Every client looks at fifty rows: six of ten at everything, the rest at one game, free seats or one language. The naive list in the last column is
the same rows, all of them encoded once and sent to everybody whenever something changes; it runs beside ours on the same server, with the same
clients, and as seldom as it has to. The CPU per change is what the clients add: what a change costs while nobody looks has been taken off. Everybody looks for ten seconds, then nobody, in turns.
The delay of ours holds the quarter of a second for which changes are gathered.
`;

export function writeLobbyReport(file: URL, title: string, rows: ReturnType<typeof lobbyRows>): void {
	const lines = [["", "this lobby", "the whole list at each change"], ["---", "---", "---"], ...rows];
	const table = lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
	writeFileSync(file, `${head}\n${title}\n\n${table}`);
}
