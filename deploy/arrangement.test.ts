import { seededRandom } from "@fibbers/rules";
import { NetworkClient, playToTheEnd } from "@fibbers/server/testkit";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Arrangement } from "./arrangement.ts";

let arrangement: Arrangement;

beforeAll(async () => {
	arrangement = await Arrangement.start();
});

afterAll(() => arrangement.end());

async function seated(url: string): Promise<readonly [NetworkClient, ...NetworkClient[]]> {
	const host = await NetworkClient.create(url);
	const others = [await NetworkClient.create(url), await NetworkClient.create(url)];
	const code = await host.open({ game: "el-mentiroso", seats: 3, turnMs: 120_000, doubtMs: 0 });
	await host.join(code);
	for (const other of others) {
		await other.join(code);
		await other.command("sit");
	}
	return [host, ...others];
}

test("people who come to one address play with each other, whichever server answers them", async () => {
	const people = await seated(arrangement.url);
	const [host] = people;
	await host.command("start");
	for (const person of people) await person.until(() => person.state?.phase === "playing");
	await playToTheEnd(people, seededRandom(1));
	expect(people.map(({ state }) => state?.phase)).toEqual(["over", "over", "over"]);
});

test("while servers are replaced by new ones, one after the other, the address answers and games go on", async () => {
	const people = await seated(arrangement.url);
	const [host] = people;
	await host.command("start");
	for (const person of people) await person.until(() => person.state?.phase === "playing");
	const code = host.state?.code ?? "";
	const hands = people.map(({ view }) => view?.own);
	for (const place of arrangement.servers) {
		await place.end();
		await vi.waitFor(async () => expect((await fetch(`${arrangement.url}/health`)).status).toBe(200), 5_000);
		for (const person of people) await person.join(code);
		expect(people.map(({ view }) => view?.own)).toEqual(hands);
		await place.start();
	}
	await playToTheEnd(people, seededRandom(2));
	expect(people.map(({ state }) => state?.phase)).toEqual(["over", "over", "over"]);
});
