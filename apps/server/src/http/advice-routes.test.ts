import { elMentirosoKit, playout } from "@fibbers/rules/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NetworkClient, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";

let app: App;
let ana: NetworkClient;

beforeAll(async () => {
	const started = await startTestApp();
	app = started.app;
	ana = await NetworkClient.create(started.base);
});

afterAll(() => app.close());

/** A record of a game that somebody has, of random moves. */
function record(): object {
	const { start, steps } = playout(elMentirosoKit, 3);
	return { game: "el-mentiroso", ...start, moves: [...steps].map(({ seat, move }) => ({ seat, ...move })) };
}

test("whoever has a record is told where the strongest computer would have judged otherwise", async () => {
	const { status, body } = await ana.http("POST", "/api/otherwise", record());
	expect(status).toBe(200);
	const { otherwise } = body as unknown as { otherwise: readonly { seat: number; better: string }[] };
	expect(otherwise.length).toBeGreaterThan(0);
	for (const { better } of otherwise) expect(["doubt", "believe"]).toContain(better);
});

test.each([
	["what is no record", { moves: 7 }, 400],
	["what is too long", { game: "x".repeat(200_000) }, 413],
])("%s is refused", async (_, body, status) => {
	expect((await ana.http("POST", "/api/otherwise", body)).status).toBe(status);
});

test("games that one has not played, and links that lead nowhere, are as if they were not", async () => {
	for (const path of ["/api/games/nothing/otherwise", "/api/shared/nothing/otherwise"])
		expect((await ana.http("GET", path)).status).toBe(404);
});

test("one's own game against the computer is looked at, and in it a hint can be asked for", async () => {
	const { body } = await ana.http("POST", "/api/practice", { game: "liar", level: "hard" });
	const code = String(body.code);
	await ana.join(code);
	let hint: unknown = null;
	for (let i = 0; ana.state?.phase !== "over" && i < 200; i++) {
		// While the hint is thought out the computer may move.
		const { version } = ana.state ?? {};
		const reply = await ana.command("hint");
		if (!reply.done || !reply.advice?.move) {
			await ana.until(() => ana.state?.version !== version);
			continue;
		}
		hint = reply.advice;
		await ana.move(reply.advice.move);
	}
	expect(hint).toMatchObject({ reason: { why: expect.any(String) } });
	const id = ana.state?.result?.id;
	const { status, body: looked } = await ana.http("GET", `/api/games/${id}/otherwise`);
	expect([status, Array.isArray(looked.otherwise)]).toEqual([200, true]);
});
