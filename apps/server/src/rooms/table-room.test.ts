import { type Client, matchMaker } from "@colyseus/core";
import { closeCodes } from "@fibbers/protocol";
import { seededRandom } from "@fibbers/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NetworkClient, playToTheEnd, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";

let app: App;
let base: string;

beforeAll(async () => {
	({ app, base } = await startTestApp());
});

afterAll(() => app.close());

const settings = { game: "el-mentiroso", seats: 3, turnMs: 60_000, doubtMs: 0 };

const people = (count: number): Promise<NetworkClient[]> =>
	Promise.all(Array.from({ length: count }, () => NetworkClient.create(base)));

/** A table at which these people sit; the first is its host. */
async function seated(clients: readonly NetworkClient[], more: object = {}): Promise<string> {
	const [host] = clients;
	if (host === undefined) throw new Error("nobody to open a table");
	const code = await host.open({ ...settings, ...more });
	for (const client of clients) {
		await client.join(code);
		if (client !== host) await client.command("sit");
	}
	return code;
}

const closed = async (client: NetworkClient): Promise<number> => {
	const { room } = client;
	if (client.closeCodes.length === 0) await new Promise((resolve) => room?.onLeave.once(resolve));
	return client.closeCodes.at(-1) ?? 0;
};

/** With what code the line that a client has now will be closed. */
const ending = ({ room }: NetworkClient): Promise<number> => new Promise((resolve) => room?.onLeave.once(resolve));

const serverClients = (code: string): Client[] => [
	...matchMaker.getLocalRoomById(app.tables.host(code)?.roomId ?? "").clients,
];

describe.each([
	{ game: "el-mentiroso", count: 3 },
	{ game: "liars-post", count: 3 },
	{ game: "liar", count: 2 },
])("a table of $game", ({ game, count }) => {
	const table = { game, seats: count };

	test("R1 a message that is none closes its own connection with 4104, and nobody else notices", async () => {
		const clients = await people(count);
		const [host, rude] = clients as [NetworkClient, NetworkClient];
		const code = await seated(clients, table);
		await host.command("start");
		await rude.until(() => rude.view !== null);
		for (const nonsense of [
			["move", { id: 1 }],
			["move", { id: "a", version: 1, move: { move: "peek" } }],
			["sit", { seat: 3 }],
			["undress", {}],
		] as const) {
			rude.closeCodes.length = 0;
			rude.room?.send(nonsense[0], nonsense[1]);
			expect(await closed(rude)).toBe(closeCodes.badMessage);
			await rude.join(code);
			expect(rude.seat).toBe(1);
		}
		expect(host.closeCodes).toEqual([]);
		expect(app.tables.find(code)?.phase).toBe("playing");
	});

	test("R2 the newest connection of a player counts, and the older one is told", async () => {
		const clients = await people(count);
		const [ana, bea] = clients as [NetworkClient, NetworkClient];
		const code = await seated(clients, table);
		await ana.command("start");
		await bea.until(() => bea.view?.own !== null && bea.view !== null);
		const hand = bea.mine?.own;
		const told = ending(bea);
		await bea.join(code);
		expect(await told).toBe(closeCodes.replaced);
		expect(bea.seat).toBe(1);
		expect(bea.mine?.own).toEqual(hand);
		expect(app.tables.find(code)?.company.chairs[1]?.presence).toBe("here");
	});

	test("R2 a page that comes back by itself takes the table from no other page of its player, unless that is gone", async () => {
		const clients = await people(count);
		const [ana, bea] = clients as [NetworkClient, NetworkClient];
		const code = await seated(clients, table);
		await ana.command("start");
		const first = ending(bea);
		await bea.join(code, { page: "laptop" });
		expect(await first).toBe(closeCodes.replaced);
		bea.closeCodes.length = 0;
		const forgotten = bea.anotherBrowser();
		await expect(forgotten.join(code, { page: "phone", returns: true })).rejects.toMatchObject({
			code: closeCodes.replaced,
		});
		expect(await bea.command("chat", { text: "still here" })).toEqual({ done: true });
		expect(bea.closeCodes).toEqual([]);
		// Its own line may be dead without the server knowing.
		const told = ending(bea);
		await bea.join(code, { page: "laptop", returns: true });
		expect(await told).toBe(closeCodes.replaced);
		await bea.drop();
		await ana.until(() => ana.state?.seats[1]?.presence !== "here");
		await forgotten.join(code, { page: "phone", returns: true });
		expect(forgotten.seat).toBe(1);
	});

	test("R3 a connection that reads too slowly is closed with 4103 and may join again", async () => {
		const clients = await people(count);
		const [ana, bea] = clients as [NetworkClient, NetworkClient];
		const code = await seated(clients, table);
		const slow = serverClients(code).find(({ sessionId }) => sessionId === bea.room?.sessionId);
		Object.defineProperty(slow?.ref, "bufferedAmount", { value: 10_000_000 });
		await ana.command("start");
		expect(await closed(bea)).toBe(closeCodes.backlog);
		await bea.join(code);
		await bea.until(() => bea.view?.own != null);
		expect(bea.view?.own).toMatchObject({ hand: expect.any(Array) });
	});

	test("R4 a fault in one table freezes it and leaves the others alone", async () => {
		const clients = await people(count);
		const [ana, bea] = clients as [NetworkClient, NetworkClient];
		const others = await people(count);
		const code = await seated(clients, table);
		const otherCode = await seated(others, table);
		await ana.command("start");
		await others[0]?.command("start");
		const play = app.tables.find(code)?.play;
		if (!play) throw new Error("no game");
		play.apply = () => {
			throw new Error("a fault for this test");
		};
		for (const client of clients) await client.until(() => client.view?.own != null);
		const move = clients.map((client) => client.choice(seededRandom(1))).find((choice) => choice !== null) ?? {};
		for (const client of clients) expect(await client.move(move)).toMatchObject({ done: false });
		await ana.until(() => ana.state?.phase === "frozen");
		expect(await bea.move(move)).toEqual({ done: false, reason: "table-frozen" });
		await playToTheEnd(others, seededRandom(4));
		expect(app.tables.find(otherCode)?.phase).toBe("over");
	});

	test("R4 a table whose game cannot even be shown freezes too, and says so to everybody and to whoever comes", async () => {
		const clients = await people(count);
		const [ana, bea] = clients as [NetworkClient, NetworkClient];
		const code = await seated(clients, table);
		await ana.command("start");
		const play = app.tables.find(code)?.play;
		if (!play) throw new Error("no game");
		play.view = () => {
			throw new Error("a fault for this test");
		};
		ana.room?.send("profile", {});
		for (const each of clients) await each.until(() => each.state?.phase === "frozen");
		expect(bea.view).toBeNull();
		await bea.drop();
		await bea.join(code);
		expect(bea.state?.phase).toBe("frozen");
	});
});

test.each(["enter", "leave"] as const)(
	"R4 a fault when somebody comes or goes freezes that table alone: %s",
	async (act) => {
		const [ana, bea, cid] = (await people(3)) as [NetworkClient, NetworkClient, NetworkClient];
		const code = await seated([ana, bea]);
		const other = await seated([cid]);
		const table = app.tables.find(code);
		if (!table) throw new Error("no table");
		await bea.leave();
		const come = (): Promise<void> => bea.join(code);
		if (act === "leave") await come();
		table[act] = () => {
			throw new Error("a fault for this test");
		};
		if (act === "leave") await bea.leave();
		else await expect(come()).rejects.toBeDefined();
		await ana.until(() => ana.state?.phase === "frozen");
		expect(app.tables.find(other)?.phase).toBe("open");
	},
);

test("R5 a wrong code, a full table and a stranger without identity are each refused with their code", async () => {
	const [ana, bea, cid, dan] = (await people(4)) as [NetworkClient, NetworkClient, NetworkClient, NetworkClient];
	await expect(ana.join("222222")).rejects.toMatchObject({ code: 522 });
	const code = await seated([ana, bea, cid], { watch: "nobody" });
	await expect(dan.join(code)).rejects.toMatchObject({ code: closeCodes.notWatchable });
	const response = await fetch(`${base}/matchmake/joinById/${code}`, { method: "POST", body: "{}" });
	expect(response.ok).toBe(false);
});

test("R6 clients cannot create or list rooms", async () => {
	for (const method of ["create", "joinOrCreate", "join", "reconnect"]) {
		const response = await fetch(`${base}/matchmake/${method}/table`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ code: "AAAAAA" }),
		});
		expect(response.status).toBe(520);
	}
	expect(app.tables.find("AAAAAA")).toBeUndefined();
});

test("R7 a page of somebody else can neither connect nor call the interface", async () => {
	const headers = { origin: "https://elsewhere.example", "content-type": "application/json" };
	const call = await fetch(`${base}/api/me`, { method: "POST", headers });
	expect(call.status).toBe(403);
	const { status } = await fetch(`${base}/api/me`, { method: "POST", headers: { ...headers, origin: base } });
	expect(status).toBe(200);
});

test("R8 too many messages in a second close the connection", async () => {
	await startStrict();
	const [client, other] = await people(2);
	if (client === undefined || other === undefined) throw new Error("nobody");
	const code = await client.open(settings);
	await client.join(code);
	await other.join(code);
	for (let i = 0; i < 20; i++) client.room?.send("profile", {});
	expect(await closed(client)).toBe(closeCodes.badMessage);
	await other.until(() => other.state?.seats[0]?.presence === "reconnecting");

	async function startStrict() {
		await app.close();
		({ app, base } = await startTestApp({}, { MESSAGES_PER_SECOND: "5" }));
	}
});
