import { computerNames } from "@fibbers/protocol";
import { gameIds } from "@fibbers/rules";
import { allOptions } from "@fibbers/rules/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NetworkClient, startTestApp } from "../testkit/index.ts";
import type { App } from "./app.ts";
import { gameOf } from "./table/settings.ts";

let app: App;
let base: string;

beforeAll(async () => {
	({ app, base } = await startTestApp({ think: { min: 0, max: 1 }, reading: 0 }));
});
afterAll(() => app.close());

/** Each game at each number of seats; the options that allow it go round with `turn`, so that all computers together meet them all. */
const tablesOf = (turn: number) =>
	gameIds.flatMap((game) =>
		[2, 3, 4, 5, 6, 7, 8].flatMap((seats) => {
			const fitting = allOptions(gameOf(game).optionSchema).filter((options) => {
				const { min, max } = gameOf(game).seats(options);
				return min <= seats && seats <= max;
			});
			const options = fitting[(turn + seats) % fitting.length];
			return options === undefined ? [] : [{ game, options, seats }];
		}),
	);

describe.each(computerNames.map((as, turn) => ({ as, tables: tablesOf(turn) })))("$as", ({ as, tables }) => {
	test.concurrent.each(tables)("plays $game at $seats seats over the network, $options", async (table) => {
		const host = await NetworkClient.create(base);
		const code = await host.open({ ...table, turnMs: 120_000, doubtMs: 0 });
		await host.join(code);
		for (let seat = 1; seat < table.seats; seat++)
			expect(await host.command("addComputer", { as })).toEqual({ done: true });
		expect(await host.command("start")).toEqual({ done: true });
		// The computer takes the seat of whoever gets up. If a move of its were refused, the table would freeze.
		await host.command("stand");
		await host.until(() => host.state?.phase !== "playing" || host.closeCodes.length > 0);
		expect(host).toMatchObject({ closeCodes: [], state: { phase: "over" } });
		expect(app.tables.find(code)?.play?.verdict).not.toBeNull();
		await host.leave();
	});
});
