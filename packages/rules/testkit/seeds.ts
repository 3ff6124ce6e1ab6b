import { randomInt } from "node:crypto";

const given = process.env.SEED;

/** `SEED=… ` runs that one game; otherwise every run draws its own. */
export const baseSeed = given === undefined ? randomInt(2 ** 31) : Number(given);

/** Whether all seeds run, and not the one that was given: only then can something be asked of all together. */
export const isWholeRun = given === undefined;

/** Runs `check` for `count` seeds; a failure says which, and how to run it again. `file` is the test file, from the repository's root. */
export function forSeeds(count: number, file: string, check: (seed: number) => void): void {
	for (let i = 0; i < (isWholeRun ? count : 1); i++) {
		const seed = baseSeed + i;
		try {
			check(seed);
		} catch (error) {
			throw new Error(`seed ${seed}; again: SEED=${seed} npx pnpm@12 exec vitest run ${file}`, { cause: error });
		}
	}
}
