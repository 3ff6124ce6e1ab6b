/**
 * How good the shipped table is, exactly. With `--write` the figures go to the table in README.md, too.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { publicTree } from "./public-tree.ts";
import { examine, type Shipped } from "./shipped.ts";

const readme = new URL("../README.md", import.meta.url);
const [begin, end] = ["<!-- figures -->\n", "<!-- /figures -->"];

function figures({ bytes, unpacked, exploitability }: Shipped): string {
	const { mean, againstFirst, againstSecond, firstWins } = exploitability;
	const points = (value: number): string => `${value.toFixed(3)} points`;
	const rows = [
		["whoever plays best against it, on both seats alike, wins above half", points(mean)],
		["moving second, above the game's value", points(againstFirst)],
		["moving first, above the game's value", points(againstSecond)],
		["the first player wins, both playing the table", `${firstWins.toFixed(2)} %`],
		["compressed", `${(bytes / 1e6).toFixed(2)} MB`],
		["unpacked", `${(unpacked / 1e6).toFixed(2)} MB`],
	];
	return ["| | |\n|---|---|\n", ...rows.map(([what, figure]) => `| ${what} | ${figure} |\n`)].join("");
}

const found = figures(examine(publicTree(), availableParallelism()));
console.log(found);
if (process.argv.includes("--write")) {
	const text = readFileSync(readme, "utf8");
	const [before, after] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
	if (before < begin.length || after < before) throw new Error("README.md has no place for the figures");
	writeFileSync(readme, text.slice(0, before) + found + text.slice(after));
}
