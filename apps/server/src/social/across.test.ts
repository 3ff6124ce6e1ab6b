import { closeCodes } from "@fibbers/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ServerCluster } from "../../testkit/cluster/server-cluster.ts";
import { LobbyClient, NetworkClient } from "../../testkit/index.ts";

/** For servers, a Redis and a PostgreSQL to come about, ms. */
const startMs = 180_000;

let cluster: ServerCluster;
const lines: LobbyClient[] = [];

beforeAll(async () => {
	cluster = await ServerCluster.start(2);
}, startMs);

afterAll(() => cluster?.end(), startMs);

afterEach(async () => {
	await Promise.all(lines.splice(0).map((line) => line.leave().catch(() => {})));
});

/** The address of one of the processes. */
const at = (i: number): string => cluster.servers[i]?.url ?? "";

async function enter(visitor: { readonly base: string; readonly token: string }): Promise<LobbyClient> {
	const line = await LobbyClient.open(visitor);
	lines.push(line);
	return line;
}

/** A newcomer of this name at that process, and his line to its lobby. */
async function come(name: string, i: number) {
	const player = await NetworkClient.create(at(i));
	await player.http("PUT", "/api/me", { name, picture: "cat", tone: 3 });
	return { player, line: await enter(player) };
}

/** Ada is at the first process, Eve at the second, and they are friends. */
async function friends() {
	const [ada, eve] = [await come("Ada", 0), await come("Eve", 1)];
	await ada.line.command("befriend", { code: eve.line.social?.me.friendCode });
	await eve.line.until(() => eve.line.social?.requests.in.length === 1);
	await eve.line.command("answerRequest", { request: eve.line.social?.requests.in[0]?.id, accept: true });
	await ada.line.until(() => ada.line.friend("Eve")?.online === true);
	expect(eve.line.friend("Ada")?.online).toBe(true);
	return { ada, eve };
}

const settings = { game: "liar", seats: 2, turnMs: 120_000, doubtMs: 0 };
const done = { done: true };

describe("friends at two processes", () => {
	test("see each other come, go, and stay when one goes from a process to the other", async () => {
		const { ada, eve } = await friends();
		const before = ada.line.letters.length;
		const other = await enter({ base: at(0), token: eve.player.token });
		await eve.line.leave();
		await other.leave();
		const again = await enter(eve.player);
		await again.command("show", {});
		expect(ada.line.letters.length).toBe(before);
		await again.leave();
		await ada.line.until(() => ada.line.friend("Eve")?.online === false);
	});

	test("see at which table they are, and what they could do there", async () => {
		const { ada, eve } = await friends();
		const code = await ada.player.open(settings);
		await ada.player.join(code);
		await eve.line.until(() => eve.line.friend("Ada")?.at != null);
		expect(eve.line.friend("Ada")?.at).toEqual({ game: "liar", phase: "open", code, can: "sit" });
		await ada.player.command("addComputer");
		await ada.player.command("start");
		await eve.line.until(() => eve.line.friend("Ada")?.at?.phase === "playing");
		await ada.player.leave();
		await eve.line.until(() => eve.line.friend("Ada")?.at === null);
	});

	test("invite each other, and hear what the other says to it", async () => {
		const { ada, eve } = await friends();
		const code = await ada.player.open(settings);
		expect(await ada.line.command("invite", { friend: ada.line.friend("Eve")?.id, table: code })).toEqual({
			done: false,
			reason: "not-at-table",
		});
		await ada.player.join(code);
		const elsewhere = await enter({ base: at(1), token: ada.player.token });
		await elsewhere.until(() => elsewhere.friend("Eve")?.online === true);
		await eve.line.until(() => eve.line.friend("Ada")?.at != null);
		// The table is at the first process, and the second is asked.
		expect(await elsewhere.command("invite", { friend: elsewhere.friend("Eve")?.id, table: code })).toEqual(done);
		await eve.line.until(() => eve.line.social?.invitations.length === 1);
		const [invitation] = eve.line.social?.invitations ?? [];
		expect(invitation).toMatchObject({ game: "liar", table: code, from: { name: "Ada" } });
		expect(await eve.line.command("answerInvitation", { invitation: invitation?.id, accept: true })).toEqual(done);
		for (const line of [ada.line, elsewhere]) {
			await line.until(() => line.answers.length === 1);
			expect(line.answers).toEqual([
				{
					friend: line.friend("Eve")?.id,
					name: "Eve",
					picture: "cat",
					tone: 3,
					accepted: true,
					game: "liar",
					table: code,
				},
			]);
		}
		await eve.player.join(code);
		expect(await eve.player.command("sit")).toEqual(done);
		await eve.line.until(() => eve.line.friend("Ada")?.at?.can === null);
		await Promise.all([ada.player.leave(), eve.player.leave()]);
	});

	test("whoever is blocked may not come to watch a moment later, whichever process was told and is asked", async () => {
		const { ada, eve } = await friends();
		const elsewhere = await enter({ base: at(1), token: ada.player.token });
		const code = await ada.player.open({ ...settings, watch: "friends" });
		await ada.player.join(code);
		await ada.player.command("addComputer");
		await ada.player.command("start");
		await eve.player.join(code);
		await eve.player.leave();
		expect(await elsewhere.command("block", { friend: elsewhere.friend("Eve")?.id })).toEqual(done);
		await expect(eve.player.join(code)).rejects.toMatchObject({ code: closeCodes.notWatchable });
		await ada.player.leave();
	});

	test("whoever blocks is gone from the other's list, and nothing of him is seen there any more", async () => {
		const { ada, eve } = await friends();
		expect(await ada.line.command("block", { friend: ada.line.friend("Eve")?.id })).toEqual(done);
		await eve.line.until(() => eve.line.friends.length === 0);
		const from = eve.line.letters.length;
		const code = await ada.player.open(settings);
		await ada.player.join(code);
		await ada.player.leave();
		await eve.line.command("show", {});
		expect(eve.line.letters.slice(from)).toEqual([]);
	});

	test("whoever hides is not here for friends elsewhere", async () => {
		const { ada, eve } = await friends();
		await ada.line.command("show", { presence: "nobody" });
		await eve.line.until(() => eve.line.friend("Ada")?.online === false);
		expect(eve.line.friend("Ada")).toMatchObject({ online: false, seenAt: null, at: null });
	});
});

describe("a player at two processes", () => {
	test("who is called otherwise is so on all lists and at all tables", async () => {
		const { ada, eve } = await friends();
		const code = await ada.player.open(settings);
		await ada.player.join(code);
		await fetch(`${at(1)}/api/me`, {
			method: "PUT",
			headers: { authorization: `Bearer ${ada.player.token}`, "content-type": "application/json" },
			body: JSON.stringify({ name: "Adah" }),
		});
		await eve.line.until(() => eve.line.friend("Adah") !== undefined);
		await ada.player.until(() => JSON.stringify(ada.player.state?.seats).includes("Adah"));
		await ada.player.leave();
	});

	test("what two of his browsers add to his settings at the same moment is all kept", async () => {
		const { player } = await come("Ada", 0);
		const add = (i: number) =>
			fetch(`${at(i % 2)}/api/me`, {
				method: "PUT",
				headers: { authorization: `Bearer ${player.token}`, "content-type": "application/json" },
				body: JSON.stringify({ settings: { [`s${i}`]: i } }),
			});
		const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => add(i)));
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		const { body } = await player.http("GET", "/api/me");
		expect(Object.keys(body.settings as object)).toHaveLength(12);
	});

	test("who signs a browser out at one process is cut off at the other", async () => {
		const { player, line } = await come("Ada", 0);
		const other = await enter({ base: at(1), token: player.token });
		const { body } = await player.http("GET", "/api/me/devices");
		const [device] = body.devices as readonly { readonly id: string }[];
		const response = await fetch(`${at(1)}/api/me/devices/${device?.id}`, {
			method: "DELETE",
			headers: { authorization: `Bearer ${player.token}` },
		});
		expect(response.status).toBe(200);
		for (const each of [line, other]) expect(await each.closed()).toBe(closeCodes.unknownPlayer);
		await expect(LobbyClient.open(player)).rejects.toMatchObject({ code: closeCodes.unknownPlayer });
	});

	test("who is deleted at one process gets up at the other, and is on nobody's list", async () => {
		const { ada, eve } = await friends();
		const watcher = await come("Cid", 0);
		const code = await ada.player.open(settings);
		await ada.player.join(code);
		await watcher.player.join(code);
		await watcher.player.command("sit");
		await fetch(`${at(1)}/api/me`, { method: "DELETE", headers: { authorization: `Bearer ${ada.player.token}` } });
		await eve.line.until(() => eve.line.friends.length === 0);
		expect(await ada.line.closed()).toBe(closeCodes.unknownPlayer);
		await watcher.player.until(() => !JSON.stringify(watcher.player.state?.seats).includes("Ada"));
		expect(ada.player.closeCodes).toEqual([closeCodes.unknownPlayer]);
		await watcher.player.leave();
	});

	test("where he sits is known wherever he asks", async () => {
		const { player } = await come("Ada", 0);
		const code = await player.open(settings);
		await player.join(code);
		const { body } = await player.http("POST", "/api/me/link");
		const ask = async () =>
			(
				await fetch(`${at(1)}/api/link`, {
					method: "POST",
					headers: { "content-type": "application/json" },
					body: JSON.stringify({ secret: body.secret }),
				})
			).json();
		expect(await ask()).toMatchObject({ table: code });
		expect((await fetch(`${at(1)}/api/tables/${code}`)).status).toBe(200);
		await player.leave();
	});
});

describe("without Redis", () => {
	test("whoever is blocked sees nothing more, also at the other process, and what was told to nobody is known when it is back", async () => {
		const [{ ada, eve }, cid] = [await friends(), await come("Cid", 1)];
		await cid.line.command("befriend", { code: ada.line.social?.me.friendCode });
		await ada.line.until(() => ada.line.social?.requests.in.length === 1);
		await ada.line.command("answerRequest", { request: ada.line.social?.requests.in[0]?.id, accept: true });
		await cid.line.until(() => cid.line.friend("Ada")?.online === true);

		await cluster.redis.stop();
		expect(await ada.line.command("block", { friend: ada.line.friend("Eve")?.id })).toEqual(done);
		const from = eve.line.letters.length;
		await eve.line.until(() => eve.line.friends.length === 0);
		const code = await ada.player.open(settings);
		await ada.player.join(code);
		await ada.player.http("PUT", "/api/me", { name: "Adah" });
		await cid.line.until(() => cid.line.friend("Adah") !== undefined);

		await cluster.redis.start();
		await cid.line.until(() => cid.line.friend("Adah")?.at?.code === code);
		expect(cid.line.friend("Adah")?.online).toBe(true);
		expect(JSON.stringify(eve.line.letters.slice(from))).not.toMatch(code);
		await ada.player.leave();
		await cid.line.until(() => cid.line.friend("Adah")?.at === null);
	});

	test("whoever is signed out or deleted meanwhile is cut off at the other process, too", async () => {
		const [ada, bea] = [await come("Ada", 0), await come("Bea", 0)];
		const others = [
			await enter({ base: at(1), token: ada.player.token }),
			await enter({ base: at(1), token: bea.player.token }),
		];
		const { body } = await ada.player.http("GET", "/api/me/devices");
		const [device] = body.devices as readonly { readonly id: string }[];
		await cluster.redis.stop();
		expect((await ada.player.http("DELETE", `/api/me/devices/${device?.id}`)).status).toBe(200);
		expect((await bea.player.http("DELETE", "/api/me")).status).toBe(200);
		for (const line of others) expect(await line.closed()).toBe(closeCodes.unknownPlayer);
		await cluster.redis.start();
	});
});
