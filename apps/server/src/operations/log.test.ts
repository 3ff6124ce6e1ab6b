import { expect, test } from "vitest";
import { createLog, type Logger } from "../log.ts";
import { LogLimit } from "./log-limit.ts";
import { tableIds } from "./table-ids.ts";

/** What one use of a log writes. */
function written(use: (log: Logger) => void): readonly Record<string, unknown>[] {
	const lines: Record<string, unknown>[] = [];
	use(createLog("info", { write: (line) => void lines.push(JSON.parse(line)) }));
	return lines;
}

test.each([
	['Unexpected token, "secret" is no JSON', "Unexpected token, … is no JSON"],
	["not-ours: K7WPQ2, ABCDEF", "not-ours: …, …"],
	["nobody is called 'Ana Belén' here", "nobody is called … here"],
	["seat 2 has no QH, KS10 or AD", "seat 2 has no …, KS10 or …"],
	["token Tm90LWEtdG9rZW4tYnV0LWxvbmctZW5vdWdo-x_y is old", "token … is old"],
	["Key (player_id)=(tQ9) is not there", "Key … is not there"],
	["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED 127.0.0.1:5432"],
	["Cannot read properties of undefined", "Cannot read properties of undefined"],
])("of the message %j only what tells nothing of people is written", (message, scrubbed) => {
	const [line] = written((log) => log.error({ event: "server.tried", err: new Error(message) }, "tried"));
	expect(line?.err).toMatchObject({ type: "Error", message: scrubbed });
});

test("what databases add to their errors is left out, but for the code and the constraint", () => {
	const cause = Object.assign(new Error("duplicate key"), { code: "23505", constraint: "devices_pkey", detail: "Ana" });
	const [line] = written((log) => log.warn({ event: "server.tried", err: new Error("no", { cause }) }, "tried"));
	expect(line?.err).toMatchObject({ cause: { code: "23505", constraint: "devices_pkey" } });
	expect(JSON.stringify(line)).not.toContain("Ana");
});

test("of a fault only the place is written", () => {
	const [line] = written((log) => log.error({ event: "table.frozen", fault: new RangeError("trump") }, "frozen"));
	expect(line?.fault).toEqual({ type: "RangeError", stack: expect.stringContaining("log.test.ts") });
	expect(JSON.stringify(line)).not.toContain("trump");
});

test("a table is called by an id that is the same with the same key, and nobody's code", () => {
	const idOf = tableIds("key");
	const lines = written((log) => {
		const named = log.withTableIds(idOf);
		named.info({ event: "table.closed", table: "K7WPQ2" }, "closed");
		named.info({ event: "table.closed", table: "K7WPQ2" }, "closed");
		named.info({ event: "table.closed", table: "ABCDEF" }, "closed");
		log.info({ event: "table.closed", table: "K7WPQ2" }, "closed");
	});
	const [first, second, other, without] = lines.map(({ table }) => table);
	expect(first).toBe(idOf("K7WPQ2"));
	expect(second).toBe(first);
	expect(new Set([first, other, without, tableIds("another key")("K7WPQ2")]).size).toBe(4);
	expect(JSON.stringify(lines)).not.toContain("K7WPQ2");
});

test("one event fills the log with so many lines a minute, whatever people send, and others are still written", () => {
	const lines = written((log) => {
		for (let i = 0; i < 5_000; i++) log.warn({ event: "table.malformed" }, "malformed");
		log.error({ event: "table.frozen" }, "frozen");
	});
	expect(lines).toHaveLength(101);
	expect(lines.at(-1)?.event).toBe("table.frozen");
});

test("what was left out is told with the next line", () => {
	const limit = new LogLimit();
	const passed = Array.from({ length: 130 }, (_, at) => limit.passes("event", at));
	expect(passed.filter((each) => each !== null)).toHaveLength(100);
	expect(limit.passes("event", 59_999)).toBeNull();
	expect(limit.passes("event", 60_000)).toBe(31);
	expect(limit.passes("event", 60_001)).toBe(0);
	expect(limit.passes("event", 5), "the clock was set back").toBe(0);
});
