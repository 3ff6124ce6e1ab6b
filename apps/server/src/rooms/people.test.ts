import { closeCodes } from "@fibbers/protocol";
import { seededRandom } from "@fibbers/rules";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { decodeFrames, FallingServer, NetworkClient, playToTheEnd, startRecordedApp } from "../../testkit/index.ts";
import { temporaryFolder } from "../../testkit/store/folder.ts";
import type { App } from "../app.ts";

let app: App;
let base: string;

beforeAll(async () => {
	({ app, base } = await startRecordedApp({ think: { min: 1, max: 5 }, reading: 0, openHandsDelay: 200 }));
});

afterAll(() => app.close());

const done = { done: true };
const no = (reason: string) => ({ done: false, reason });

interface Company {
	readonly code: string;
	readonly host: NetworkClient;
	readonly bea: NetworkClient;
	readonly cid: NetworkClient;
	readonly watcher: NetworkClient;
	readonly all: readonly NetworkClient[];
	readonly players: readonly NetworkClient[];
}

/** Three who sit at a table, and one who watches. */
async function company(at = base): Promise<Company> {
	const [host, bea, cid, watcher] = await Promise.all(["Ana", "Bea", "Cid", "Dan"].map((name) => named(name, at)));
	if (!host || !bea || !cid || !watcher) throw new Error("not enough people");
	const code = await host.open({ game: "el-mentiroso", seats: 3, turnMs: 120_000, doubtMs: 0 });
	const players = [host, bea, cid];
	for (const each of [...players, watcher]) {
		await each.join(code);
		await each.until(() => each.you !== null);
		if (each === bea || each === cid) expect(await each.command("sit")).toEqual(done);
	}
	return { code, host, bea, cid, watcher, players, all: [...players, watcher] };
}

async function named(name: string, at: string): Promise<NetworkClient> {
	const client = await NetworkClient.create(at);
	await client.http("PUT", "/api/me", { name });
	return client;
}

const closed = async (client: NetworkClient): Promise<number> => {
	const { room } = client;
	if (client.closeCodes.length === 0) await new Promise((resolve) => room?.onLeave.once(resolve));
	return client.closeCodes.at(-1) ?? 0;
};

/** Those who are still connected leave. */
const leave = (clients: readonly NetworkClient[]): Promise<unknown> =>
	Promise.all(clients.filter(({ room }) => room?.connection.isOpen === true).map((each) => each.leave()));

const bytesOf = ({ recordings }: NetworkClient): Buffer => Buffer.concat(recordings.flatMap(({ frames }) => frames));

/** How often this text is anywhere in what has arrived at the client, decoded or not. */
const timesIn = (client: NetworkClient, text: string): number =>
	bytesOf(client).toString("latin1").split(text).length - 1;

/** The types of all messages that have arrived. */
function messagesTo({ recordings }: NetworkClient): Set<string> {
	const types = new Set<string>();
	for (const { frames } of recordings)
		decodeFrames(frames, (frame) => frame.kind === "message" && types.add(frame.type));
	return types;
}

/** The same player on another device. */
async function another(client: NetworkClient): Promise<NetworkClient> {
	const { secret } = (await client.http("POST", "/api/me/link")).body;
	const answer = await fetch(`${client.base}/api/link`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ secret }),
	});
	return NetworkClient.create(client.base, answer);
}

const guestOf = (client: NetworkClient): object => ({ guest: client.guest });

describe("the chat on the wire", () => {
	test("K1 what watchers say is in no byte that reaches a player while a game runs, and comes when it is over", async () => {
		const { code, host, bea, players, watcher, all } = await company();
		const late = await named("Eva", base);
		await host.command("start");
		await late.join(code);
		for (const player of players) await player.until(() => player.view !== null);
		expect(await watcher.command("chat", { text: "Ana-holds-nothing" })).toEqual(done);
		await late.until(() => late.words.includes("Ana-holds-nothing"));
		// Neither a new line of a player, nor returning, nor sitting down for the next game brings it along.
		expect(await host.command("chat", { text: "said-to-all" })).toEqual(done);
		for (const each of all) await each.until(() => each.words.includes("said-to-all"));
		await bea.drop();
		await bea.join(code);
		await bea.until(() => bea.words.includes("said-to-all"));
		await bea.command("stand");
		expect(await bea.command("chat", { text: "still-a-player" })).toEqual(done);
		for (const player of players) expect(timesIn(player, "Ana-holds-nothing")).toBe(0);
		expect(timesIn(watcher, "Ana-holds-nothing")).toBe(1);
		await bea.command("resume");

		await playToTheEnd(players, seededRandom(1));
		for (const player of players) await player.until(() => player.words.includes("Ana-holds-nothing"));
		for (const each of [...all, late]) expect(timesIn(each, "Ana-holds-nothing")).toBe(1);
		await leave([...all, late]);
	});

	test("K2 of whom I muted, or am kept apart from, no byte of what he says reaches me", async () => {
		const { code, host, bea, cid, all } = await company();
		expect(await host.command("mute", { ...guestOf(bea), muted: true })).toEqual(done);
		await host.until(() => host.you?.muted.length === 1);
		expect(host.you?.muted).toEqual([bea.guest]);
		expect(await bea.command("block", guestOf(cid))).toEqual(done);
		expect(await bea.command("chat", { text: "words-of-Bea" })).toEqual(done);
		expect(await cid.command("chat", { text: "words-of-Cid" })).toEqual(done);
		await host.until(() => host.words.includes("words-of-Cid"));
		for (const each of [host, cid, bea]) {
			await each.drop();
			await each.join(code);
			await each.until(() => each.you !== null);
			await each.command("chat", { text: `back-${each.guest}` });
			await each.until(() => each.words.includes(`back-${each.guest}`));
		}
		expect(timesIn(host, "words-of-Bea")).toBe(0);
		expect(timesIn(cid, "words-of-Bea")).toBe(0);
		expect(timesIn(bea, "words-of-Cid")).toBe(0);
		expect(host.you?.muted).toEqual([bea.guest]);
		await leave(all);
	});

	test("K3 a player's id is in nothing that reaches anybody", async () => {
		const { code, host, bea, all } = await company();
		await host.command("chat", { preset: "hello" });
		await host.command("report", { ...guestOf(bea), reason: "play" });
		await host.command("befriend", guestOf(bea));
		await host.command("kick", guestOf(bea));
		expect(await closed(bea)).toBe(closeCodes.kicked);
		const ids = app.tables.find(code)?.company.guests.all ?? [];
		expect(ids).toHaveLength(4);
		for (const each of all) for (const id of ids) expect(timesIn(each, id)).toBe(0);
		await leave(all);
	});
});

describe("the door", () => {
	test("K4 who is kicked is closed with 4107, cannot return with any device, and the computer plays on", async () => {
		const { code, host, bea, cid, watcher, all } = await company();
		const phone = await another(bea);
		await host.command("start");
		await bea.until(() => bea.view !== null);
		const { guest, seat } = bea;
		expect(await cid.command("kick", { guest })).toEqual(no("not-host"));
		expect(await host.command("kick", { guest })).toEqual(done);
		expect(await closed(bea)).toBe(closeCodes.kicked);
		await expect(bea.join(code)).rejects.toMatchObject({ code: closeCodes.kicked });
		await expect(phone.join(code)).rejects.toMatchObject({ code: closeCodes.kicked });
		await host.until(() => host.state?.seats[seat ?? -1]?.presence === "away");
		expect(host.words).toContain("kicked Bea");
		expect(await host.command("kick", guestOf(watcher))).toEqual(done);
		expect(await closed(watcher)).toBe(closeCodes.kicked);
		await leave(all);
	});

	test("K5 a locked table lets in those who were there", async () => {
		const { code, host, bea, all } = await company();
		const late = await named("Eva", base);
		await host.command("lock", { locked: true });
		await bea.until(() => bea.state?.locked === true);
		await expect(late.join(code)).rejects.toMatchObject({ code: closeCodes.locked });
		await bea.drop();
		await bea.join(code);
		expect(bea.seat).toBe(1);
		await leave(all);
	});

	test("K6 whom a change of the setting lets watch no more is closed with 4105; a friend stays", async () => {
		const { host, bea, watcher, code, all } = await company();
		const friend = await named("Eva", base);
		await friend.join(code);
		await bea.command("befriend", guestOf(friend));
		await friend.command("befriend", guestOf(bea));
		await host.command("start");
		await friend.until(() => friend.view !== null);
		expect(await host.command("configure", { watch: "friends" })).toEqual(done);
		expect(await closed(watcher)).toBe(closeCodes.notWatchable);
		await expect(watcher.join(code)).rejects.toMatchObject({ code: closeCodes.notWatchable });
		await friend.drop();
		await friend.join(code);
		expect(friend.state?.guests.map(({ guest }) => guest)).toEqual([friend.guest]);
		await leave([...all, friend]);
	});

	test("K7 what was kept of people is kept over a fall of the server: kicks, lock, host, numbers, mutes", async () => {
		const server = await FallingServer.start({ DATA_DIR: await temporaryFolder() });
		onTestFinished(() => server.kill());
		const { code, host, bea, cid, watcher, all } = await company(server.url);
		const numbers = all.map(({ guest }) => guest);
		await host.command("kick", guestOf(bea));
		await host.command("mute", { ...guestOf(watcher), muted: true });
		await host.command("lock", { locked: true });
		expect(await host.command("handOver", guestOf(cid))).toEqual(done);
		await server.kill();
		await server.rise();
		await expect(bea.join(code)).rejects.toMatchObject({ code: closeCodes.kicked });
		await expect((await named("Eva", server.url)).join(code)).rejects.toMatchObject({ code: closeCodes.locked });
		for (const each of [host, cid, watcher]) {
			await each.join(code);
			await each.until(() => each.you !== null);
		}
		expect([host, cid, watcher].map(({ guest }) => guest)).toEqual([numbers[0], numbers[2], numbers[3]]);
		expect(host.you?.muted).toEqual([watcher.guest]);
		expect(host.state?.host).toBe(cid.seat);
		expect(host.words).toEqual([]);
	});
});

describe("open hands on the wire", () => {
	test("K8 a watcher who asks gets the game late, as it was; no byte of it reaches a player", async () => {
		const { host, players, watcher, code, all } = await company();
		for (const player of players) await player.command("openHands", { agreed: true });
		await host.command("start");
		await watcher.until(() => watcher.state?.delayed === true);
		expect(await host.command("watchOpen", { on: true })).toEqual(no("already-seated"));
		expect(await watcher.command("watchOpen", { on: true })).toEqual(done);
		await playToTheEnd(players, seededRandom(2));
		const play = app.tables.find(code)?.play;
		if (!play) throw new Error("no game at the table");
		await watcher.until(() => watcher.late?.moves.length === play.made.length);
		const { proof, ...record } = play.record;
		expect(watcher.late).toMatchObject(JSON.parse(JSON.stringify(record)));
		expect(watcher.late).not.toHaveProperty("proof");
		expect(watcher.late?.names).toEqual(["Ana", "Bea", "Cid"]);
		expect(JSON.stringify(watcher.late)).not.toContain(proof.seed);
		expect(messagesTo(watcher)).toContain("delayedMoves");
		for (const player of players)
			for (const type of ["delayed", "delayedMoves"]) expect(messagesTo(player)).not.toContain(type);
		await leave(all);
	});
});
