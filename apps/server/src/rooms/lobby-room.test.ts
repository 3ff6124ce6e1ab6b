import { closeCodes, type LobbyCommandName } from "@fibbers/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { LobbyClient, NetworkClient, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";
import { systemTime } from "../table/time.ts";

let app: App;
let base: string;
/** How far the server's clock is ahead, ms. */
let ahead = 0;

const minute = 60_000;

beforeAll(async () => {
	const time = { ...systemTime, now: () => Date.now() + ahead };
	({ app, base } = await startTestApp(undefined, {}, time));
});

afterAll(() => app.close());

const lines: LobbyClient[] = [];

afterEach(async () => {
	await Promise.all(lines.splice(0).map((line) => line.leave().catch(() => {})));
});

async function enter(player: NetworkClient): Promise<LobbyClient> {
	const line = await LobbyClient.open(player);
	lines.push(line);
	return line;
}

/** A newcomer of this name, and his line to the lobby. */
async function come(name: string): Promise<{ player: NetworkClient; line: LobbyClient }> {
	const player = await NetworkClient.create(base);
	await player.http("PUT", "/api/me", { name, picture: "cat", tone: 3 });
	return { player, line: await enter(player) };
}

const codeOf = (line: LobbyClient): string => line.social?.me.friendCode ?? "";

/** Two friends with a line each. */
async function friends(one = "Ada", other = "Eve") {
	const [a, b] = [await come(one), await come(other)];
	await a.line.command("befriend", { code: codeOf(b.line) });
	await b.line.command("befriend", { code: codeOf(a.line) });
	await Promise.all([a.line.until(() => a.line.friends.length === 1), b.line.until(() => b.line.friends.length === 1)]);
	return { a, b };
}

const settings = { game: "liar", seats: 2, turnMs: 120_000, doubtMs: 0 };

async function openTable(player: NetworkClient, more: object = {}): Promise<string> {
	const code = await player.open({ ...settings, ...more });
	await player.join(code);
	return code;
}

const done = { done: true };
const no = (reason: string) => ({ done: false, reason });

describe("friends", () => {
	test("one asks by code, the other accepts, and both see each other at once", async () => {
		const [ada, eve] = [await come("Ada"), await come("Eve")];
		expect(ada.line.social).toMatchObject({
			me: { presence: "friends", table: "friends" },
			friends: [],
			requests: { in: [], out: [] },
			blocks: [],
			invitations: [],
		});
		expect(await ada.line.command("befriend", { code: codeOf(eve.line) })).toEqual(done);
		expect(ada.line.social?.requests.out).toMatchObject([{ name: "Eve", picture: "cat", tone: 3 }]);
		await eve.line.until(() => eve.line.social?.requests.in.length === 1);
		const [request] = eve.line.social?.requests.in ?? [];
		expect(request).toMatchObject({ name: "Ada", picture: "cat", tone: 3 });
		expect(await eve.line.command("answerRequest", { request: request?.id, accept: true })).toEqual(done);
		expect(eve.line.friend("Ada")).toMatchObject({ online: true, at: null, muted: false });
		await ada.line.until(() => ada.line.friend("Eve")?.online === true);
		expect(ada.line.social?.requests).toEqual({ in: [], out: [] });
	});

	test("a request is declined, or withdrawn, and nothing of it stays", async () => {
		const [ada, eve] = [await come("Ada"), await come("Eve")];
		for (const end of ["answerRequest", "withdraw"] as const) {
			await ada.line.command("befriend", { code: codeOf(eve.line) });
			await eve.line.until(() => eve.line.social?.requests.in.length === 1);
			const request = (end === "withdraw" ? ada.line.social?.requests.out : eve.line.social?.requests.in)?.[0]?.id;
			const [who, body] = end === "withdraw" ? [ada, { request }] : [eve, { request, accept: false }];
			expect(await who.line.command(end, body)).toEqual(done);
			for (const { line } of [ada, eve])
				await line.until(() => JSON.stringify(line.social?.requests) === '{"in":[],"out":[]}');
			expect(await who.line.command(end, body)).toEqual(no("no-such-request"));
		}
		expect([ada.line.friends, eve.line.friends]).toEqual([[], []]);
	});

	test("what cannot be is refused, and says why", async () => {
		const { a, b } = await friends();
		const unknown = "unknown";
		for (const [name, body, reason] of [
			["befriend", { code: "22222222" }, "no-such-code"],
			["befriend", { code: codeOf(a.line) }, "yourself"],
			["befriend", { code: codeOf(b.line) }, "already-friends"],
			["answerRequest", { request: unknown, accept: true }, "no-such-request"],
			["withdraw", { request: unknown }, "no-such-request"],
			["unfriend", { friend: unknown }, "no-such-friend"],
			["block", { friend: unknown }, "no-such-friend"],
			["block", { request: unknown }, "no-such-request"],
			["unblock", { block: unknown }, "no-such-block"],
			["muteInvitations", { friend: unknown, muted: true }, "no-such-friend"],
			["invite", { friend: unknown, table: "ABCDEF" }, "no-such-friend"],
			["invite", { friend: a.line.friend("Eve")?.id, table: "ABCDEF" }, "not-at-table"],
			["answerInvitation", { invitation: unknown, accept: true }, "no-such-invitation"],
		] as const)
			expect([name, await a.line.command(name, body)]).toEqual([name, no(reason)]);
		expect(a.line.closeCode).toBeNull();
	});

	test("nobody ends or answers what is another's", async () => {
		const { a, b } = await friends();
		const eve = await come("Ida");
		await eve.line.command("befriend", { code: codeOf(a.line) });
		await a.line.until(() => a.line.social?.requests.in.length === 1);
		const request = a.line.social?.requests.in[0]?.id;
		const friend = a.line.friend("Eve")?.id;
		expect(await b.line.command("answerRequest", { request, accept: true })).toEqual(no("no-such-request"));
		expect(await b.line.command("unfriend", { friend })).toEqual(no("no-such-friend"));
		expect(await eve.line.command("unfriend", { friend })).toEqual(no("no-such-friend"));
		expect(a.line.friend("Eve")?.id).toBe(friend);
	});

	test("a friend who is no more is gone on both sides", async () => {
		const { a, b } = await friends();
		expect(await a.line.command("unfriend", { friend: a.line.friend("Eve")?.id })).toEqual(done);
		expect(a.line.friends).toEqual([]);
		await b.line.until(() => b.line.friends.length === 0);
	});

	test("a block hides both from each other; what the blocked one asks is answered as ever, and never shown", async () => {
		const { a, b } = await friends();
		const code = codeOf(a.line);
		expect(await a.line.command("block", { friend: a.line.friend("Eve")?.id })).toEqual(done);
		expect(a.line.social).toMatchObject({ friends: [], blocks: [{ name: "Eve" }] });
		await b.line.until(() => b.line.friends.length === 0);
		expect(b.line.social?.blocks).toEqual([]);
		const before = a.line.letters.length;
		expect(await b.line.command("befriend", { code })).toEqual(done);
		expect(b.line.social?.requests.out).toMatchObject([{ name: "Ada" }]);
		expect((await b.player.http("GET", `/api/friends/${code}`)).body).toEqual({
			name: "Ada",
			picture: "cat",
			tone: 3,
			you: false,
			friends: false,
		});
		const [block] = a.line.social?.blocks ?? [];
		expect(await a.line.command("unblock", { block: block?.id })).toEqual(done);
		expect(a.line.social).toMatchObject({ friends: [], blocks: [], requests: { in: [], out: [] } });
		expect(a.line.letters.slice(before).map(({ name }) => name)).toEqual(["social"]);
		expect(await b.line.command("befriend", { code })).toEqual(done);
		await a.line.until(() => a.line.social?.requests.in.length === 1);
	});

	test("who is renamed is so at once, on every list", async () => {
		const { a, b } = await friends();
		await b.player.http("PUT", "/api/me", { name: "Evelyn", picture: "fish", tone: 6 });
		await a.line.until(() => a.line.friend("Evelyn") !== undefined);
		expect(a.line.friends).toMatchObject([{ name: "Evelyn", picture: "fish", tone: 6, online: true }]);
		await a.line.command("block", { friend: a.line.friend("Evelyn")?.id });
		await b.player.http("PUT", "/api/me", { name: "Eva" });
		await a.line.until(() => a.line.social?.blocks[0]?.name === "Eva");
	});

	test("who is deleted is on nobody's list, and his lines are closed", async () => {
		const { a, b } = await friends();
		expect((await b.player.http("DELETE", "/api/me")).status).toBe(200);
		expect(await b.line.closed()).toBe(closeCodes.unknownPlayer);
		await a.line.until(() => a.line.friends.length === 0);
		await expect(LobbyClient.open(b.player)).rejects.toMatchObject({ code: closeCodes.unknownPlayer });
		expect((await a.player.http("GET", `/api/friends/${codeOf(b.line)}`)).status).toBe(404);
	});
});

describe("presence", () => {
	test("with two devices, one that closes leaves him here; when the last is gone he is not, and was seen this hour", async () => {
		const { a, b } = await friends();
		const phone = await enter(b.player);
		await b.line.leave();
		await phone.command("show", {});
		expect(a.line.friend("Eve")?.online).toBe(true);
		const before = a.line.letters.length;
		await phone.drop();
		await a.line.until(() => a.line.friend("Eve")?.online === false);
		expect(a.line.letters.slice(before).map(({ name }) => name)).toEqual(["friend"]);
		const seenAt = a.line.friend("Eve")?.seenAt ?? 0;
		expect(seenAt % (60 * minute)).toBe(0);
		expect(Date.now() - seenAt).toBeLessThan(60 * minute);
	});

	test("another device of the same player is told the same, and a line of his own does not end when one is signed out", async () => {
		const { a } = await friends();
		const { body } = await a.player.http("POST", "/api/me/link");
		const answer = await fetch(`${base}/api/link`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ secret: body.secret }),
		});
		const phone = await NetworkClient.create(base, answer);
		const there = await enter(phone);
		expect(there.social).toEqual(a.line.social);
		const { devices } = (await a.player.http("GET", "/api/me/devices")).body as {
			devices: readonly { readonly id: string; readonly current: boolean }[];
		};
		await a.player.http("DELETE", `/api/me/devices/${devices.find(({ current }) => !current)?.id}`);
		expect(await there.closed()).toBe(closeCodes.unknownPlayer);
		expect(await a.line.command("show", {})).toEqual(done);
	});

	test("a line to a table alone is being here, and friends see at which", async () => {
		const { a, b } = await friends();
		const code = await openTable(b.player, { seats: 2 });
		await b.line.leave();
		await a.line.until(() => a.line.friend("Eve")?.at !== null);
		expect(a.line.friend("Eve")).toMatchObject({ online: true, at: { game: "liar", phase: "open", code, can: "sit" } });
		await b.player.command("addComputer");
		await b.player.command("start");
		await a.line.until(() => a.line.friend("Eve")?.at?.phase === "playing");
		const sit = a.line.friend("Eve")?.at;
		await b.player.leave();
		await a.line.until(() => a.line.friend("Eve")?.online === false);
		expect([sit?.code, a.line.friend("Eve")?.at]).toEqual([code, null]);
	});

	test("the code is told only where one could come in", async () => {
		const { a, b } = await friends();
		const [ida] = [await come("Ida")];
		const code = await openTable(b.player, { watch: "nobody" });
		await a.line.until(() => a.line.friend("Eve")?.at?.can === "sit");
		await ida.player.join(code);
		await ida.player.command("sit");
		await a.line.until(() => a.line.friend("Eve")?.at?.can === null);
		expect(a.line.friend("Eve")?.at).toEqual({ game: "liar", phase: "open", code: null, can: null });
		await b.player.command("configure", { watch: "friends" });
		await a.line.until(() => a.line.friend("Eve")?.at?.can === "watch");
		expect(a.line.friend("Eve")?.at?.code).toBe(code);
		await b.player.command("lock", { locked: true });
		await a.line.until(() => a.line.friend("Eve")?.at?.code === null);
		await b.player.command("lock", { locked: false });
		await a.line.until(() => a.line.friend("Eve")?.at?.code === code);
	});

	test("who shows his table to nobody is here, and who shows nothing is not", async () => {
		const { a, b } = await friends();
		await openTable(b.player);
		await a.line.until(() => a.line.friend("Eve")?.at !== null);
		await b.line.command("show", { table: "nobody" });
		await a.line.until(() => a.line.friend("Eve")?.at === null);
		expect(a.line.friend("Eve")).toMatchObject({ online: true });
		await b.line.command("show", { presence: "nobody", table: "friends" });
		await a.line.until(() => a.line.friend("Eve")?.online === false);
		expect(a.line.friend("Eve")).toMatchObject({ at: null, seenAt: null });
		expect(b.line.social?.me).toMatchObject({ presence: "nobody", table: "friends" });
		await b.line.command("show", { presence: "friends" });
		await a.line.until(() => a.line.friend("Eve")?.online === true);
	});
});

describe("invitations", () => {
	async function invited() {
		const { a, b } = await friends();
		const code = await openTable(a.player);
		expect(await a.line.command("invite", { friend: a.line.friend("Eve")?.id, table: code })).toEqual(done);
		await b.line.until(() => b.line.social?.invitations.length === 1);
		const [invitation] = b.line.social?.invitations ?? [];
		if (invitation === undefined) throw new Error("no invitation");
		return { a, b, code, invitation };
	}

	test("reaches a friend on all his devices, is answered from one, and whoever invited is told", async () => {
		const { a, b, code, invitation } = await invited();
		expect(invitation).toMatchObject({
			from: { name: "Ada", picture: "cat", tone: 3 },
			friend: b.line.friend("Ada")?.id,
			game: "liar",
			table: code,
		});
		expect(invitation.expiresAt - invitation.at).toBe(10 * minute);
		const phone = await enter(b.player);
		expect(phone.social?.invitations).toEqual([invitation]);
		const answer = { invitation: invitation.id, accept: true };
		expect(await phone.command("answerInvitation", answer)).toEqual(done);
		await b.line.until(() => b.line.social?.invitations.length === 0);
		await a.line.until(() => a.line.answers.length === 1);
		const friend = a.line.friend("Eve")?.id;
		expect(friend).toBeDefined();
		expect(a.line.answers).toEqual([
			{ friend, name: "Eve", picture: "cat", tone: 3, accepted: true, game: "liar", table: code },
		]);
		expect(await b.line.command("answerInvitation", answer)).toEqual(no("no-such-invitation"));
	});

	test("a second to the same table changes nothing, and only who is at the table invites", async () => {
		const { a, b, code } = await invited();
		expect(await a.line.command("invite", { friend: a.line.friend("Eve")?.id, table: code })).toEqual(done);
		expect(await b.line.command("invite", { friend: b.line.friend("Ada")?.id, table: code })).toEqual(
			no("not-at-table"),
		);
		expect(b.line.social?.invitations).toHaveLength(1);
		await b.player.join(code);
		expect(await b.line.command("invite", { friend: b.line.friend("Ada")?.id, table: code })).toEqual(done);
	});

	test("of a muted friend are answered as ever, and go nowhere", async () => {
		const { a, b } = await friends();
		const code = await openTable(a.player);
		expect(await b.line.command("muteInvitations", { friend: b.line.friend("Ada")?.id, muted: true })).toEqual(done);
		expect(b.line.friend("Ada")?.muted).toBe(true);
		const before = b.line.letters.length;
		expect(await a.line.command("invite", { friend: a.line.friend("Eve")?.id, table: code })).toEqual(done);
		expect((await enter(b.player)).social?.invitations).toEqual([]);
		expect(b.line.letters.slice(before).map(({ name }) => name)).not.toContain("social");
	});

	test("are over after ten minutes", async () => {
		const { b, invitation } = await invited();
		ahead += 10 * minute;
		const answer = { invitation: invitation.id, accept: true };
		expect(await b.line.command("answerInvitation", answer)).toEqual(no("no-such-invitation"));
		await b.line.until(() => b.line.social?.invitations.length === 0);
	});

	test("are over when the two are friends no more", async () => {
		const { a, b } = await invited();
		await a.line.command("unfriend", { friend: a.line.friend("Eve")?.id });
		await b.line.until(() => b.line.social?.invitations.length === 0);
	});
});

describe("what a client may say", () => {
	test.each<[string, object]>([
		["befriend", { code: "abc" }],
		["befriend", {}],
		["answerRequest", { request: "x" }],
		["block", { friend: "x", request: "y" }],
		["show", { presence: "all" }],
		["invite", { friend: "x", table: "lobby" }],
		["look", { rows: 101 }],
		["look", { rows: 1, games: ["chess"] }],
		["muteInvitations", { friend: "x", muted: 1 }],
		["unfriend", { friend: "../x" }],
		["nonsense", {}],
	])("%s %j closes the line", async (name, body) => {
		const { line } = await come("Ada");
		line.say(name, body);
		expect(await line.closed()).toBe(closeCodes.badMessage);
	});

	test("without a token, or with one that nobody has, there is no line", async () => {
		await expect(LobbyClient.open({ base, token: "" })).rejects.toMatchObject({ code: 401 });
		const token = "x".repeat(43);
		await expect(LobbyClient.open({ base, token })).rejects.toMatchObject({ code: closeCodes.unknownPlayer });
	});

	test("a player has so many lines, and no more", async () => {
		const { player } = await come("Ada");
		for (let line = 1; line < 32; line++) await enter(player);
		await expect(LobbyClient.open(player)).rejects.toMatchObject({ code: 429 });
	});

	test("the lobby is no table", async () => {
		const before = app.tables.size;
		await come("Ada");
		expect(app.tables.size).toBe(before);
		const names: LobbyCommandName[] = ["look"];
		const { line } = await come("Eve");
		for (const name of names) expect(await line.command(name, {})).toEqual(done);
	});
});
