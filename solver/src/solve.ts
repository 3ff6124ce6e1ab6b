/**
 * Computes the table that the computer player of Liar! looks up, and ships it. Goes on from its checkpoint, if there is one.
 * Usage: solve [times, default 400] [checkpoint file]
 */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { readCheckpoint, saveCheckpoint } from "./checkpoint.ts";
import { Crew } from "./crew.ts";
import { exploitability } from "./exploitability.ts";
import { naivePlayers, naiveStrategy } from "./naive.ts";
import { pack } from "./pack.ts";
import { publicTree } from "./public-tree.ts";
import { ship } from "./shipped.ts";

const saveEvery = 20;
const reportEvery = 20;

/** At first both learn from each other only. Then what was played is forgotten, and what was learned is not. */
const warmUp = 300;
/**
 * From then on few opponents are naive, and nobody knows which. Of the many strategies that hardly anybody can beat it finds one
 * that beats usual players more often.
 */
const naiveShare = 0.006;
/** Chances below are not worth their bytes. */
const cut = 0.005;

const times = Number(process.argv[2] ?? 400);
const cache = new URL("../../node_modules/.cache/liar-solver/checkpoint", import.meta.url);
const path = process.argv[3] ?? fileURLToPath(cache);
if (!Number.isInteger(times) || times <= warmUp)
	throw new RangeError(`not a number above ${warmUp}: ${process.argv[2]}`);

const tree = publicTree();
const floats = () => new Float32Array(new SharedArrayBuffer(4 * tree.floats));
const strategy = { regrets: floats(), sums: floats(), naive: naiveStrategy(tree, naivePlayers) };
const learned = readCheckpoint(path, strategy);
if (learned > 0) console.log(`goes on after ${learned} times`);

const crew = new Crew(tree, strategy, availableParallelism());
for (let time = learned + 1; time <= times; time++) {
	const start = performance.now();
	if (time === warmUp + 1) strategy.sums.fill(0);
	// CFR+: one side after the other; later times count more in the mean.
	const how = time <= warmUp ? { weight: time ** 2, naiveShare: 0 } : { weight: (time - warmUp) ** 2, naiveShare };
	for (const side of [0, 1] as const) crew.walk({ side, goal: "learn", ...how });
	const seconds = (performance.now() - start) / 1000;
	if (time % reportEvery === 0 || time === times)
		console.log(`${time}: ${seconds.toFixed(1)} s, ${exploitability(crew).mean.toFixed(3)} points exploitable`);
	if (time % saveEvery === 0 || time === times) saveCheckpoint(path, time, strategy);
}
crew.dismiss();

const done = Math.max(learned, times);
const counted = done - warmUp;
/** The weight of all times that count: a millionth of it is a hand that the strategy never comes to. */
const weights = (counted * (counted + 1) * (2 * counted + 1)) / 6;
ship(pack(strategy, cut, weights / 1e6), { command: `pnpm solve ${done}`, times: done, naiveShare, cut });
