import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { commit, machine, today } from "../machine.ts";
import { measures } from "./experiments.ts";
import { cells } from "./report.ts";
import type { Row } from "./row.ts";

/** From here on the document is written by hand. */
const byHand = "## What is missed, and why";

const heads = ["", "Fibbers", "boardgame.io", "the floor", "reading", "to reach", "beyond", "met", "measured"];

const head = `# Performance

Written by \`npx pnpm@12 performance --write\`, all but the last part. \`--rows\` measures some of the rows, \`--seconds\` says how long each server is measured.
Figures of different days or machines do not compare; readings do, since all servers of a row are measured in the same run.
`;

const method = `## How it is measured

- **The peers.** *boardgame.io* 0.50 as its documentation starts it: its own server, socket.io, matches in memory, each client sent its own view, arguments of moves redacted; without undo, which would make it slower; \`koa-compose\` is held at 4.1.0, and a match that has
  come to 1,000 states is followed by a new one, since it keeps a log. *The floor* is a raw \`ws\` server with frames packed by hand, the least that one could do: it applies the move and sends each reader one frame
  with what has changed for him, his own cards among it, and the reply to the mover in the mover's frame; it has secrets, refusals, stale moves, rematches and a heartbeat, and no clocks, names, chat or persistence.
  Fibbers is its real process with its real settings. All three call \`packages/rules\` for the same El Mentiroso.
- **The driver** is a process of its own and the same for all: four players a table, each move a random legal one, chosen from nothing but what that player was sent, from the same seeds, at the same pace.
  Deals are each server's own. A table plays on through rematches.
- **In turns.** The servers of a row are all up; each is played at for some seconds, then the next, forth and back, so that whatever else the machine does weighs on all. A figure is the middle of the rounds, with the least and the most
  in brackets; a reading is the middle of the rounds' own ratios. Before anything is counted each server is played at for a while, four times as fast.
- **CPU** is that of all threads of the server's process (\`/proc/PID/task/*/schedstat\`), the database's thread included.
- **Bytes** are what came in at the players' TCP connections: frames, their headers, pings.
- **Delay** is from sending a move until the last of the four has received it. Frames are timed when they are read from the socket, before any of them is decoded, so that a client that decodes more costs no server more. The driver has two cores to share
  with the server: what it needs itself is part of every delay, of all three alike. It is not what limits a run: it never plays as fast as it can, and tells with each round how much of a core it needed.
- **The crowd**: watchers of all three servers only count frames. **Ten times the tables** make the same number of moves a second together. **A late watcher** joins a table at any point of a game, and then one that has just dealt, twenty times.
- **Memory** is what is kept after everything was collected, buffers included, by 1,000 tables in the middle of a game beyond the first 50, journal on; then nobody moves, and the processor time of that is the **idle** row.
- **A long evening**: a table that has had 20,000 moves is played beside one that has had 2,000, in turns, at the same server; its heap, after collection, is looked at after its 2,000th and its 20,000th.
- **The page**: Chromium, held on one core and slowed four times, without a cache. Script counts as gzip packs it, though it is sent as brotli: all that had come when something was painted first, and when the first own card could be pressed.
- **Two processes** share PostgreSQL and Redis; the one that they are compared with has PostgreSQL alone. Each process has 50 tables. The processor time is that of the servers.
`;

/** Writes the rows into the document. Those that were not measured stay as they were, and so does what is written by hand. */
export function writeDocument(file: URL, rows: ReadonlyMap<string, Row>, driven: number): void {
	const before = existsSync(file) ? readFileSync(file, "utf8") : "";
	const [written = "", kept = "\n"] = before.split(byHand);
	const measured = `${today()}, ${commit()}`;
	const lines = Array.from(measures, ([id, measure]) => {
		const row = rows.get(id);
		if (row !== undefined) return lineOf([measure, ...cells(row), measured]);
		return lineIn(written, measure) ?? lineOf([measure, ...heads.slice(2).map(() => ""), "not measured"]);
	});
	const table = [lineOf(heads), lineOf(heads.map(() => "---")), ...lines].join("\n");
	writeFileSync(
		file,
		`${head}\n${machine()}, driver at most ${(100 * driven).toFixed(0)} % of a core\n\n${table}\n\n${method}\n${byHand}${kept}`,
	);
}

const lineOf = (texts: readonly string[]): string => `| ${texts.join(" | ")} |`;

const lineIn = (document: string, measure: string): string | undefined =>
	document.split("\n").find((line) => line.startsWith(`| ${measure} |`));
