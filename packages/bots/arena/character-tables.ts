import type { GameId } from "@fibbers/rules";
import { characters } from "../src/computers.ts";

type Tables = (seed: number) => readonly string[];

const at = (place: number): string => characters[place % characters.length] ?? "";

/** Who sits at tables of characters: all four, each on each chair in turn. */
const allFour: Tables = (seed) => characters.map((_, place) => at(place + seed));

/** Where there is room for two only: each with each other. */
const eachWithEach: Tables = (seed) => [at(seed), at(seed + 1 + (Math.floor(seed / 4) % 3))];

export const characterTables: Readonly<Record<GameId, Tables>> = {
	"el-mentiroso": allFour,
	"liars-post": allFour,
	liar: eachWithEach,
};
