import { type GameId, type GameRecord, gameIds, seededRandom } from "@fibbers/rules";
import { baseSeed } from "@fibbers/rules/testkit";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { Regular } from "../../testkit/falls/regular.ts";
import { Told } from "../../testkit/falls/told.ts";
import { NetworkClient, startTestApp } from "../../testkit/index.ts";
import { BadNetwork, badWeather, hasty, playedByTheRules, playOut } from "../../testkit/networks/index.ts";
import type { App } from "../app.ts";

let app: App;
let base: string;

beforeAll(async () => {
	({ app, base } = await startTestApp());
});

afterAll(() => app.close());

/** 300 ms there and back and something every few seconds, in a tenth of the time; a game of El Mentiroso has hundreds of moves. */
const travelMs = 15;
const jitterMs = 5;
const pauses: { readonly [Id in GameId]: { readonly min: number; readonly max: number } } = {
	"el-mentiroso": { min: 1_500, max: 4_000 },
	"liars-post": { min: 150, max: 500 },
	liar: { min: 50, max: 200 },
};
const stallMs = 400;

/** People of whom each comes over a network of his own. */
async function seated(game: GameId, count: number) {
	const told = new Told();
	const networks = await Promise.all(Array.from({ length: count }, (_, i) => BadNetwork.before(base, baseSeed + i)));
	onTestFinished(async () => void (await Promise.all(networks.map((network) => network.close()))));
	const people: Regular[] = [];
	let code = "";
	for (const { url } of networks) {
		const client = await NetworkClient.create(url);
		const isHost = code === "";
		if (isHost) code = await client.open({ game, seats: count, turnMs: 120_000, doubtMs: 0 });
		people.push(await Regular.at(client, code, told, hasty));
		if (!isHost) expect(await client.command("sit")).toEqual({ done: true });
	}
	expect(await people[0]?.ask("start", {})).toEqual({ done: true });
	for (const { client } of people) await client.until(() => client.view !== null && client.view.own !== null);
	for (const person of people) person.settle();
	return { networks, people, told, code };
}

test.each(gameIds)(
	`N1 a whole game of %s over a bad network ends as it does without one, seed ${baseSeed}`,
	async (game) => {
		const { networks, people, told } = await seated(game, game === "liar" ? 2 : 3);
		for (const network of networks) network.delay(travelMs, jitterMs);
		for (const link of networks.flatMap((network) => network.sockets())) link.cut();
		const weather = { every: pauses[game], stallMs };
		const stops = networks.map((network, i) => badWeather(network, weather, seededRandom(baseSeed + i)));
		await playOut(people, baseSeed);
		for (const stop of stops) stop();
		const [first] = people;
		if (first === undefined) throw new Error("nobody is there");
		const { result } = first.client.state ?? {};
		const { id, outcome } = result as { readonly id: string; readonly outcome: object };
		const kept = await fetch(`${base}/api/games/${id}`, { headers: { authorization: `Bearer ${first.client.token}` } });
		const { record } = (await kept.json()) as { readonly record: GameRecord };
		const right = playedByTheRules(record, baseSeed);
		expect(record.moves).toEqual(right.moves);
		expect(outcome).toEqual(right.outcome);
		for (const { client } of people) {
			const seen = right.seenBy(client.seat ?? -1);
			expect(client.events.length).toBeGreaterThan(0);
			expect(client.events).toEqual(seen.slice(-client.events.length));
		}
		expect(people.flatMap(({ faults }) => faults)).toEqual([]);
		expect(told.faults).toEqual([]);
		for (const { client } of people) expect(client.closeCodes.length).toBeGreaterThan(0);
	},
);
