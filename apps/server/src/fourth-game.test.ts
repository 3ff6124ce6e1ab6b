import { seededRandom } from "@fibbers/rules";
import { conformance } from "@fibbers/rules/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { coinBluffKit } from "../testkit/coin-bluff/kit.ts";
import { coinBluffId } from "../testkit/coin-bluff/register.ts";
import { NetworkClient, playToTheEnd, startTestApp } from "../testkit/index.ts";
import type { App } from "./app.ts";

/* A fourth game needs a folder in each layer and a line in each registry, and nothing in the server. */

conformance(coinBluffId, coinBluffKit);

describe("at a table", () => {
	let app: App;
	let base: string;

	beforeAll(async () => {
		({ app, base } = await startTestApp());
	});
	afterAll(() => app.close());

	test("two people play it over the network, and only the tosser sees the coin", async () => {
		const ana = await NetworkClient.create(base);
		const bea = await NetworkClient.create(base);
		const code = await ana.open({ game: coinBluffId, seats: 2, turnMs: 60_000, doubtMs: 3_000 });
		for (const each of [ana, bea]) await each.join(code);
		expect(await bea.command("sit")).toEqual({ done: true });
		expect(await ana.command("start")).toEqual({ done: true });
		for (const each of [ana, bea]) await each.until(() => each.view?.own != null);
		const coins = [ana, bea].map(({ mine }) => (mine?.own as { coin: string | null } | null)?.coin ?? null);
		expect(coins.filter((coin) => coin === null)).toHaveLength(1);
		expect(await ana.move({ move: "believe" })).toMatchObject({ done: false });

		await playToTheEnd([ana, bea], seededRandom(1));
		const winner = app.tables.find(code)?.play?.verdict?.winners[0] ?? -1;
		expect(ana.state?.seats[winner]).toMatchObject({ played: 1, wins: 1, losses: 0 });
		expect(ana.state?.nextFirst).toBe(winner);
		expect(ana.state?.result).toMatchObject({ outcome: { winner } });
	});

	test("one plays it against the computer", async () => {
		const ana = await NetworkClient.create(base);
		const { status, body } = await ana.http("POST", "/api/practice", { game: coinBluffId });
		expect(status).toBe(201);
		await ana.join(String(body.code));
		await playToTheEnd([ana], seededRandom(2));
		expect(ana.events.map((event) => (event as { event: string }).event)).toEqual(["said", "shown"]);
	});
});
