/**
 * Computes the table that the computer player of Liar! looks up, and ships it. Goes on from its checkpoint, if there is one.
 * Usage: solve [times, default 400] [checkpoint file]
 */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { readCheckpoint, saveCheckpoint } from "./checkpoint.ts";
import { Crew } from "./crew.ts";
import { exploitability } from "./exploitability.ts";
import { pack } from "./pack.ts";
import { publicTree } from "./public-tree.ts";
import { ship } from "./shipped.ts";

const saveEvery = 50;
const reportEvery = 25;

const times = Number(process.argv[2] ?? 400);
const cache = new URL("../../node_modules/.cache/liar-solver/checkpoint", import.meta.url);
const path = process.argv[3] ?? fileURLToPath(cache);
if (!Number.isInteger(times) || times < 1) throw new RangeError(`not a number of times: ${process.argv[2]}`);

const tree = publicTree();
const floats = () => new Float32Array(new SharedArrayBuffer(4 * tree.floats));
const strategy = { regrets: floats(), sums: floats() };
const learned = readCheckpoint(path, strategy);
if (learned > 0) console.log(`goes on after ${learned} times`);

const crew = new Crew(tree, strategy, availableParallelism());
for (let time = learned + 1; time <= times; time++) {
	const start = performance.now();
	// CFR+: one side after the other; later times count more in the mean.
	for (const side of [0, 1] as const) crew.walk({ side, goal: "learn", weight: time ** 2 });
	const seconds = (performance.now() - start) / 1000;
	if (time % reportEvery === 0 || time === times)
		console.log(`${time}: ${seconds.toFixed(1)} s, ${exploitability(crew).mean.toFixed(3)} points exploitable`);
	if (time % saveEvery === 0 || time === times) saveCheckpoint(path, time, strategy);
}
crew.dismiss();

/** Chances below are not worth their bytes. */
const cut = 0.005;
/** The weight of all times together: a millionth of it is a hand that the strategy never comes to. */
const done = Math.max(learned, times);
const weights = (done * (done + 1) * (2 * done + 1)) / 6;
ship(pack(strategy, cut, weights / 1e6), { command: `pnpm solve ${done}`, times: done, cut });
