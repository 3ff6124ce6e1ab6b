/**
 * Looks for a better character of El Mentiroso from the one that is there: changes some traits at random, and keeps what does better
 * against all of a pool of players at once, in the same deals and then in others. Prints the best after each step that found one,
 * and in the end how it does against players that were not in the pool.
 */
import { parseArgs } from "node:util";
import { type elMentiroso, pick, type Random, seededRandom, unit } from "@fibbers/rules";
import type { Character } from "../src/el-mentiroso/character.ts";
import { masterAt } from "../src/el-mentiroso/levels.ts";
import type { Setting } from "./duel.ts";
import { added, inParts, Threads } from "./threads.ts";
import type { Trial } from "./tune-worker.ts";

const { values } = parseArgs({
	options: {
		seats: { type: "string", default: "4" },
		rank: { type: "string", default: "locked" },
		/** Those that it must do well against. */
		pool: { type: "string", default: "H,S2,S3,A,T" },
		/** Those that are asked at the end only. */
		heldOut: { type: "string", default: "R,H .5,hard,itself" },
		/** Against each of the pool, in each step. */
		games: { type: "string", default: "500" },
		steps: { type: "string", default: "100" },
		seed: { type: "string", default: "1" },
		threads: { type: "string", default: "2" },
		/** Traits to begin with that are not those that are there, as JSON. */
		from: { type: "string", default: "{}" },
	},
});

const seats = Number(values.seats);
const games = Number(values.games);
const options: elMentiroso.Options = { rank: values.rank === "climbs" ? "climbs" : "locked", discardFrom: 4 };
const setting: Setting = { game: "el-mentiroso", options, seats, counts: "wins" };
const pool = values.pool.split(",");
const random = seededRandom(Number(values.seed));
const threads = new Threads<Trial>(Number(values.threads), new URL("./tune-worker.ts", import.meta.url));
let dealt = Number(values.seed) * 1_000_000;

async function sharesOf(character: Character, rivals: readonly string[], from: number, count: number) {
	const parts = rivals.flatMap((others) =>
		inParts(from, count).map((part) => ({ setting, character, others, ...part })),
	);
	const tallies = await threads.all(parts);
	return rivals.map((others) => {
		const { hits, limits, games } = added(tallies.filter((_, i) => parts[i]?.others === others));
		return { others, share: hits / games, limited: limits / games };
	});
}

/** The mean of the shares' logarithms: a tenth more against one is worth a tenth against another. */
async function scoreOf(character: Character, from: number): Promise<number> {
	const shares = await sharesOf(character, pool, from, games);
	return shares.reduce((sum, { share }) => sum + Math.log(Math.max(0.01, share)), 0) / shares.length;
}

const traits = (character: Character) => Object.entries(character) as [keyof Character, number][];
const chances: readonly (keyof Character)[] = ["holdBackOpening", "holdBack", "addOpening", "add", "second", "third"];

/** A few traits moved by up to a quarter, a little at least. */
function changed(character: Character): Character {
	const names = Array.from({ length: 1 + random.below(4) }, () => pick(traits(character), random)[0]);
	const moved = names.map((name) => [name, movedBy(character[name], random)] as const);
	const bounded = moved.map(([name, value]) => [
		name,
		chances.includes(name) ? Math.min(1, Math.max(0, value)) : value,
	]);
	const rounded = bounded.map(([name, value]) => [name, Math.round(Number(value) * 100) / 100]);
	return { ...character, ...Object.fromEntries(rounded), softness: character.softness };
}

const movedBy = (value: number, random: Random): number =>
	value + (0.06 + Math.abs(value) / 4) * (2 * unit(random) - 1) * 2;

/** Better in the deals that the best was first tried in, and then in new ones. */
async function isBetter(other: Character): Promise<boolean> {
	if ((await scoreOf(other, tried.from)) <= tried.score) return false;
	dealt += games;
	return (await scoreOf(other, dealt)) > (await scoreOf(best, dealt));
}

async function tryOut(): Promise<{ readonly from: number; readonly score: number }> {
	dealt += games;
	return { from: dealt, score: await scoreOf(best, dealt) };
}

const told = (shares: Awaited<ReturnType<typeof sharesOf>>): string =>
	shares
		.map(({ others, share, limited }) => `${others} ${(100 * share).toFixed(1)} (limit ${(100 * limited).toFixed(1)})`)
		.join("  ");

const there = masterAt({ options, counts: Array.from({ length: seats }, () => 0) } as unknown as elMentiroso.Table);
let best: Character = { ...there, ...JSON.parse(values.from) };
let tried = { from: 0, score: 0 };
try {
	tried = await tryOut();
	for (let step = 0; step < Number(values.steps); step++) {
		const other = changed(best);
		if (!(await isBetter(other))) continue;
		best = other;
		tried = await tryOut();
		console.log(`step ${step}: ${JSON.stringify(best)}\n  ${told(await sharesOf(best, pool, dealt + games, games))}`);
	}
	const rivals = [...pool, ...values.heldOut.split(",")];
	console.log(`${JSON.stringify(best)}\n  ${told(await sharesOf(best, rivals, 500_000_000, 4 * games))}`);
} finally {
	await threads.end();
}
