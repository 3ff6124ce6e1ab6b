/** Runs everything that has to hold, one step after the other, and ends with one line that counts the tests. */
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Count, nothing, ofPlaywright, ofVitest, sum } from "./counts.ts";
import { endSteps, run } from "./step.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = "node_modules/.cache/tests";
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;

const troubles: string[] = [];
let count = nothing;
let isEnding = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
	process.once(signal, () => {
		isEnding = true;
		void endSteps().then(() => process.exit(1));
	});

async function step(name: string, command: string, ...args: readonly string[]): Promise<boolean> {
	if (isEnding) return false;
	console.log(`\n== ${name}`);
	const isDone = await run(command, args, root);
	if (!isDone) troubles.push(`${name}: failed`);
	return isDone;
}

function add(name: string, isDone: boolean, counted: Count): void {
	if (counted.passed + counted.failed === 0) troubles.push(`${name}: no test ran`);
	if (counted.skipped > 0) troubles.push(`${name}: ${counted.skipped} skipped`);
	// What broke outside any test (a file that cannot be loaded, a runner that died) is one failure.
	count = sum(count, !isDone && counted.failed === 0 ? { ...counted, failed: 1 } : counted);
}

process.chdir(root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await step("format, lint, types, unused code", "pnpm", "run", "check");

const json = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
add("unit tests", await step("unit tests", "vitest", "run", ...json), ofVitest(vitestReport));

const isReady =
	(await step("the page", "pnpm", "--filter", "@fibbers/web", "run", "build")) &&
	(await step("a browser", "node", "e2e/prepare.ts"));
const isPlayed = isReady && (await step("browser tests", "pnpm", "--filter", "@fibbers/e2e", "run", "test"));
add("browser tests", isPlayed, ofPlaywright(playwrightReport));

console.log("");
for (const trouble of troubles) console.log(trouble);
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
if (count.late > 0) console.log(`${count.late} browser tests passed at the second try only`);
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exitCode = troubles.length > 0 || count.failed > 0 ? 1 : 0;
