import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

/** What the command, as a process of its own, answers to these lines. */
async function answersTo(lines: readonly string[]): Promise<unknown[]> {
	const child = spawn(process.execPath, [new URL("strategy.ts", import.meta.url).pathname], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const output = text(child.stdout);
	child.stdin.end(lines.join("\n"));
	const code = await new Promise((resolve) => child.on("close", resolve));
	expect(code).toBe(0);
	return (await output)
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
}

const ask = { seat: 0, move: "ask", card: "KS", about: "suit" };
const asked = JSON.stringify({ hand: ["KH", "JD", "QD", "JS"], first: 0, moves: [ask] });
const answered = JSON.stringify({
	hand: ["QS", "QH", "JH"],
	first: 0,
	moves: [ask, { seat: 1, move: "answer", count: 2 }],
});

it("the strategy command tells the chance of every legal move, and goes on after a line that is no game", async () => {
	const [one, bad, other] = await answersTo([asked, "{", answered]);
	expect(one).toEqual({
		ok: true,
		moves: [0, 1, 2].map((count) => ({ move: "answer", count, p: expect.any(Number) })),
	});
	expect(bad).toEqual({ ok: false, at: null, error: "not-json" });
	// Of the spades one is out of sight, so the answer is false.
	expect(other).toEqual({
		ok: true,
		moves: [
			{ move: "doubt", p: 1 },
			{ move: "trust", p: 0 },
		],
	});
});

it("the strategy command answers many lines", async () => {
	const count = 20_000;
	const answers = await answersTo(Array.from({ length: count }, () => asked));
	expect(answers).toHaveLength(count);
	expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
});
