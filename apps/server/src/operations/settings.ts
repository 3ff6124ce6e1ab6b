import { readFileSync } from "node:fs";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings whose values are shown to nobody, and which may lie in a file, as Docker hands over secrets. */
const secrets: readonly string[] = ["DATABASE_URL", "REDIS_URL", "VAPID_PRIVATE_KEY"];

/**
 * The environment with what `<SECRET>_FILE` names put in its place, and without what is empty.
 * Throws an error that a person can read when such a file cannot be read, or both are given.
 */
export function withFiles(env: Environment): Environment {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
	for (const name of secrets) {
		const file = given[`${name}_FILE`];
		if (file === undefined) continue;
		if (given[name] !== undefined) throw new Error(`${name} and ${name}_FILE are both set: which one counts?`);
		try {
			given[name] = readFileSync(file, "utf8").trim();
		} catch (error) {
			const why = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
			throw new Error(`${name}_FILE is "${file}", which cannot be read (${why}).`);
		}
	}
	return given;
}

/** What is wrong with a setting, in words for whoever set it. `must` says what it has to be. */
export function complaint(name: string, env: Environment, must: string): string {
	const value = env[name];
	if (value === undefined) return `${name} is not set: it ${must}.`;
	if (secrets.includes(name)) return `${name} is set (the value is not shown): it ${must}.`;
	return `${name} is ${JSON.stringify(value.slice(0, 80))}: it ${must}.`;
}

/** A name in the environment that means nothing here, and the setting that it looks like. */
export interface Misspelling {
	readonly given: string;
	readonly meant: string;
}

/** Shorter names are too much like those of other programs. */
const leastLength = 6;
const mostMistakes = 2;

export function misspellings(env: Environment, names: readonly string[]): readonly Misspelling[] {
	const known = new Set([...names, ...secrets.map((name) => `${name}_FILE`)]);
	return Object.keys(env).flatMap((given) => {
		if (known.has(given) || given.length < leastLength) return [];
		const meant = names.find((name) => name.length >= leastLength && distance(name, given) <= mostMistakes);
		return meant === undefined ? [] : { given, meant };
	});
}

/** How many letters have to be put in, taken out or replaced to get from one to the other. */
function distance(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, column) => column);
	for (const [at, letter] of [...one].entries()) {
		const next = [at + 1];
		for (const [column, otherLetter] of [...other].entries())
			next.push(
				Math.min(
					(row[column] ?? 0) + (letter === otherLetter ? 0 : 1),
					(row[column + 1] ?? 0) + 1,
					(next[column] ?? 0) + 1,
				),
			);
		row = next;
	}
	return row.at(-1) ?? 0;
}
