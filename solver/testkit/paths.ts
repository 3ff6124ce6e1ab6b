import { Trail } from "@fibbers/bots/liar-tree";
import { pick, type Random } from "@fibbers/rules";
import { visitNodes } from "../src/nodes.ts";
import type { Cursor, Part } from "../src/public-tree.ts";

/** Questions and answers that can be. */
export function drawnPath(plays: number, random: Random): Part["path"] {
	const trail = new Trail();
	return Array.from({ length: plays }, (_, before) => {
		const asks = trail.asks(before);
		const open = Array.from({ length: 18 }, (_, ask) => ask).filter((ask) => (asks >> ask) & 1);
		trail.ask(before, pick(open, random));
		const answers = Array.from({ length: trail.highest(before + 1) + 1 }, (_, count) => count);
		const possible = answers.filter((count) => {
			trail.say(before + 1, count);
			return trail.isPossible(before + 1);
		});
		const said = pick(possible, random);
		trail.say(before + 1, said);
		trail.isPossible(before + 1);
		return { ask: trail.after(before + 1).ask, said };
	});
}

/** A trail that has gone the path. */
export function follow(path: Part["path"]): Trail {
	const trail = new Trail();
	for (const [before, { ask, said }] of path.entries()) {
		trail.ask(before, ask);
		trail.say(before + 1, said);
	}
	trail.isPossible(path.length);
	return trail;
}

export const nameOf = (path: Part["path"]): string => path.map(({ ask, said }) => `${ask}:${said}`).join(" ");

/** Where each path leads in the tree, by its name. */
export function cursors(plays: number, wanted: readonly Part["path"][]): Map<string, Cursor> {
	const names = new Set(wanted.map(nameOf));
	const found = new Map<string, Cursor>();
	const seen = { play: 0, answer: 0 };
	visitNodes(
		({ kind, plays: after, at }, trail) => {
			if (kind === "play" && after === plays) {
				const path = Array.from({ length: plays }, (_, before) => trail.after(before + 1));
				if (names.has(nameOf(path))) found.set(nameOf(path), { ...seen, float: at });
			}
			if (kind !== "judge") seen[kind]++;
		},
		() => {},
	);
	return found;
}
