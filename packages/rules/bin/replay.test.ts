import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { gameIds } from "../src/games.ts";
import { workedLiar } from "../testkit/liar/records.ts";
import { workedLiarsPost } from "../testkit/liars-post/records.ts";
import { drawnRecord } from "../testkit/records.ts";
import { baseSeed } from "../testkit/seeds.ts";

/** The command as a process of its own, fed with the input in the given pieces. */
async function replayed(...pieces: readonly (string | Buffer)[]): Promise<string> {
	const child = spawn(process.execPath, [new URL("replay.ts", import.meta.url).pathname], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const output = text(child.stdout);
	for (const piece of pieces) child.stdin.write(piece);
	child.stdin.end();
	const code = await new Promise((resolve) => child.on("close", resolve));
	expect(code).toBe(0);
	return await output;
}

const linesOf = (output: string): unknown[] =>
	output
		.split("\n")
		.slice(0, -1)
		.map((line) => JSON.parse(line));

const record = { game: "el-mentiroso", seats: 3, deal: { hands: [["AS"], ["2S"], ["3S"]], first: 1 }, moves: [] };
const line = JSON.stringify(record);
const good = expect.objectContaining({ ok: true, toAct: [1] });
const bad = { ok: false, at: null, error: "not-json" };

describe("the replay command", () => {
	it(`answers 4,000 records of all games, in order, from seed ${baseSeed}`, {
		timeout: 60_000,
	}, async () => {
		const worked = [...workedLiarsPost, ...workedLiar];
		const given = Array.from({ length: 4_000 }, (_, i) => {
			const id = gameIds[i % gameIds.length] ?? gameIds[0];
			return worked[i] ?? drawnRecord[id](baseSeed + i);
		});
		const input = given.map(({ record }) => `${JSON.stringify(record)}\n`).join("");
		const answers = linesOf(await replayed(input));
		expect(answers).toHaveLength(4_000);
		for (const [i, answer] of answers.entries()) expect(answer).toMatchObject(given[i]?.printed ?? {});
	});

	it("goes on after a bad line", async () =>
		expect(linesOf(await replayed(`${line}\nnonsense\n{}\n${line}\n`))).toEqual([
			good,
			bad,
			{ ok: false, at: null, error: "unknown-game" },
			good,
		]));

	it("answers a blank line between others, and none at the end", async () => {
		expect(linesOf(await replayed(`\n${line}\n \n${line}\n\n\n`))).toEqual([bad, good, bad, good]);
		expect(await replayed("")).toBe("");
		expect(await replayed("\n")).toBe("");
	});

	it("needs no line feed at the end, and takes carriage returns", async () =>
		expect(linesOf(await replayed(`${line}\r\n${line}`))).toEqual([good, good]));

	it("cuts at line feeds only, and characters across pieces stay whole", async () => {
		const named = Buffer.from(`${JSON.stringify({ ...record, name: "\u2028é\u2029🂡" })}\n`);
		const bytes = Array.from(named, (_, i) => named.subarray(i, i + 1));
		expect(linesOf(await replayed(...bytes))).toEqual([good]);
	});

	it("takes a line of 50 MB", { timeout: 30_000 }, async () =>
		expect(linesOf(await replayed(JSON.stringify({ ...record, note: "x".repeat(5e7) })))).toEqual([good]),
	);
});
