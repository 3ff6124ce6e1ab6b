import { nameLength } from "@fibbers/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Siege } from "../../testkit/hostile/index.ts";
import type { NetworkClient } from "../../testkit/index.ts";

let siege: Siege;
let attacker: NetworkClient;
let reader: NetworkClient;

beforeAll(async () => {
	siege = await Siege.start();
	[attacker, reader] = [await siege.somebody(), await siege.somebody()];
	const code = await attacker.open({ game: "liar", seats: 2, filter: false });
	await attacker.join(code);
	await reader.join(code);
});

afterEach(async () => {
	expect(await siege.noticed()).toEqual([]);
});

afterAll(() => siege.end());

/** What harms a line of text without being seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const harmful: readonly (readonly [string, string])[] = [
	["control characters", "a\u0000\u0007\u001b[31mb\u009f"],
	["marks of direction", "\u202eevil\u202c \u2066x\u2069"],
	["breaks of lines", "a\r\nb\u2028c\u2029d"],
	["nothing that can be seen", "\u200b\u200c\u2060\ufeff\u00ad"],
	["half of a sign", "a\ud83c b \udca1"],
	["letters of the private kind", "\ue000\uf8ff"],
	["a tower of accents", `z${"\u0301".repeat(150)}`],
	["what a browser could take for its own", "<script>alert(1)</script>&amp;{{x}}"],
	["names of properties", "__proto__"],
	["signs of many parts", "👩‍👩‍👧‍👦".repeat(8)],
	["a flag of tags", "🏴\u{e0067}\u{e0062}\u{e007f}"],
];

describe("chat", () => {
	test.each(harmful)("with %s shows what can be seen of it, or is `empty`", async (_, text) => {
		const heard = reader.chat.length;
		const reply = await attacker.command("chat", { text });
		if (!reply.done) {
			expect(["empty", "too-long", "too-fast"]).toContain(reply.reason);
			return;
		}
		await reader.until(() => reader.chat.length > heard);
		const line = reader.chat.at(-1);
		const said = line !== undefined && "text" in line ? line.text : "";
		expect(said).not.toBe("");
		// What holds signs of many parts together cannot be seen, and belongs to them.
		expect(said.replaceAll(/[\u200d\u{e0020}-\u{e007f}]/gu, "")).not.toMatch(unseen);
		expect(said.isWellFormed()).toBe(true);
	});
});

describe("names", () => {
	test.each(harmful)("with %s are refused with 400, or can be read by everybody", async (_, name) => {
		const { status, body } = await attacker.http("PUT", "/api/me", { name });
		if (status === 400) return;
		expect(status).toBe(200);
		expect(String(body.name)).not.toMatch(unseen);
		expect([...String(body.name)].length).toBeLessThanOrEqual(nameLength);
	});

	test("of four thousand letters are refused", async () => {
		expect((await attacker.http("PUT", "/api/me", { name: "x".repeat(3_900) })).status).toBe(400);
	});
});
