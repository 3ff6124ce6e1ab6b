import { Socket } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { type Client, matchMaker } from "@colyseus/core";
import { closeCodes, type TableState } from "@fibbers/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asking, RawLine, Siege, targetOf } from "../../testkit/hostile/index.ts";
import { decodeFrames, LobbyClient, type NetworkClient } from "../../testkit/index.ts";
import { backlogLimit, backlogOf } from "../rooms/backlog.ts";

let siege: Siege;

beforeAll(async () => {
	// Whoever reads nothing answers no ping either: what is tried is the limit, not the heartbeat.
	siege = await Siege.start({ JOURNAL: "off", MESSAGES_PER_SECOND: "100000", HEARTBEAT_MS: "600000" });
});

afterAll(() => siege.end());

const updates = 6_000;
/** One more update may come on top of the limit. */
const slack = 16 * 1024;

type States = ReadonlyMap<number, readonly TableState[]>;

/** Every state that this client is shown, by its version, and how often a version was left out. Who comes and goes makes no version. */
function recorded(client: NetworkClient) {
	const states = new Map<number, TableState[]>();
	const seen = { states, last: client.state?.version ?? 0, gaps: 0 };
	client.onNews = () => {
		const { state } = client;
		if (state === null) return;
		if (state.version > seen.last + 1) seen.gaps++;
		seen.last = state.version;
		states.set(seen.last, [...(states.get(seen.last) ?? []), structuredClone(state)]);
	};
	return seen;
}

/** What the line was told, read at last: the versions that were wrong, and the last one. */
function readLate(line: RawLine, right: States) {
	const wrong: number[] = [];
	let last = 0;
	decodeFrames(line.messages, (frame) => {
		if (frame.kind !== "table") return;
		const { state } = frame.standpoint;
		last = state.version;
		const expected = right.get(last);
		if (expected?.some((each) => isDeepStrictEqual(each, state)) === false) wrong.push(last);
	});
	return { wrong, last };
}

test("a player and a watcher who read nothing for 6,000 updates read right ones in the end, and the others have all of them", async () => {
	const [host, other, player, watcher] = await Promise.all([1, 2, 3, 4].map(() => siege.somebody()));
	if (!host || !other || !player || !watcher) throw new Error("nobody");
	const code = await host.open({ game: "el-mentiroso", seats: 3, turnMs: 120_000, doubtMs: 0 });
	await host.join(code);
	await other.join(code);
	await other.command("sit");
	const stalled = [
		{ client: player, line: await RawLine.open(siege.base, player.token, code) },
		{ client: watcher, line: await RawLine.open(siege.base, watcher.token, code) },
	];
	stalled[0]?.line.say(asking(1, "sit"));
	await other.until(() => other.state?.seats.length === 3 && other.state.guests.length === 1);
	for (const { line } of stalled) line.socket.stopReading();

	const seen = recorded(other);
	const { clients } = matchMaker.getLocalRoomById(siege.app.tables.host(code)?.roomId ?? "");
	let most = 0;
	for (let i = 0; i < updates; i++) {
		await host.command("openHands", { agreed: i % 2 === 0 });
		for (const client of clients) most = Math.max(most, backlogOf(client));
	}
	await other.until(() => seen.last === host.state?.version);
	expect(seen.gaps).toBe(0);
	expect(seen.states.size).toBeGreaterThanOrEqual(updates);
	expect(most).toBeLessThan(backlogLimit + slack);

	for (const { client, line } of stalled) {
		line.socket.readOn();
		// The answer comes behind everything that was to be read.
		line.say(asking(9, "profile"));
		await line.until(() => line.messages.at(-1)?.[1] === 9).catch(() => {});
		const { wrong, last } = readLate(line, seen.states);
		expect(wrong).toEqual([]);
		if (line.closeCode === null) expect(last).toBe(seen.last);
		else expect(line.closeCode).toBe(closeCodes.backlog);
		line.destroy();
		await client.join(code);
		// Who comes is told to each in his turn.
		await expect.poll(() => isDeepStrictEqual(client.state, host.state), { timeout: 20_000 }).toBe(true);
	}
	for (const client of [host, other, player, watcher]) await client.leave();
	expect(await siege.noticed()).toEqual([]);
});

/** Watchers who are named to everybody; with them a step of the table is some kilobytes. */
const crowd = 38;
/** Much more than a line's buffers hold, in steps. */
const mostSteps = 6_000;
const longName = "Wilhelmina Esperanza";

/** Tables in the lobby's list. */
const listed = 40;

/** Of so many of the crowd every frame is compared. */
const compared = 8;

/** Bytes that really lie in the server for this reader: `bufferedAmount` also counts what is dropped after a goodbye. */
const heldFor = ({ ref }: Client): number =>
	"_socket" in ref && ref._socket instanceof Socket ? ref._socket.writableLength : 0;

/** Whether the server has said goodbye. */
const isClosing = ({ ref }: Client): boolean => "readyState" in ref && ref.readyState !== 1;

test("a player and watchers who read nothing until their buffers are full are closed with 4103, hold up to that and no more, and come back to the table as it is", async () => {
	const [host, restless, ...people] = await Promise.all(Array.from({ length: 3 + crowd }, () => siege.somebody()));
	if (!host || !restless) throw new Error("nobody");
	const code = await host.open({ game: "el-mentiroso", seats: 3, turnMs: 120_000, doubtMs: 0 });
	await host.join(code);
	const room = matchMaker.getLocalRoomById(siege.app.tables.host(code)?.roomId ?? "");
	const stalled = await Promise.all(
		people.map(async (client, i) => {
			await client.http("PUT", "/api/me", { ...client.profile, name: `${longName} ${i}` });
			const seat = await RawLine.seat(siege.base, client.token, code);
			const line = await RawLine.upgrade(siege.base, targetOf(seat));
			await line.until(() => line.messages.length > 0);
			line.acknowledge();
			return { client, line, sessionId: seat.sessionId };
		}),
	);
	stalled[0]?.line.say(asking(1, "sit"));
	await restless.join(code);
	await host.until(() => host.state?.seats.length === 2 && host.state.guests.length === crowd + 1);
	for (const { line } of stalled) line.socket.stopReading();

	const seen = recorded(host);
	const hangingOn = new Map(stalled.map((each) => [each.sessionId, each]));
	let [most, mostTogether] = [0, 0];
	for (let i = 0; i < mostSteps && hangingOn.size > 0; i++) {
		await restless.command(i % 2 === 0 ? "sit" : "stand");
		const held = room.clients.map(heldFor);
		most = Math.max(most, ...held);
		mostTogether = Math.max(
			mostTogether,
			held.reduce((sum, each) => sum + each, 0),
		);
		for (const client of room.clients.filter(isClosing)) {
			hangingOn.get(client.sessionId)?.line.socket.readOn();
			hangingOn.delete(client.sessionId);
		}
	}
	expect(hangingOn.size).toBe(0);
	expect(most).toBeGreaterThan(backlogLimit);
	expect(most).toBeLessThan(backlogLimit + slack);
	expect(mostTogether).toBeLessThan(stalled.length * (backlogLimit + slack));

	for (const [i, { client, line }] of stalled.entries()) {
		expect(await line.closed()).toBe(closeCodes.backlog);
		if (i < compared) {
			const { wrong, last } = readLate(line, seen.states);
			expect(wrong).toEqual([]);
			expect(seen.states.has(last)).toBe(true);
		}
		line.destroy();
		await client.join(code);
		// Who comes is told to each in his turn.
		await expect.poll(() => isDeepStrictEqual(client.state, host.state), { timeout: 20_000 }).toBe(true);
	}
	expect(seen.gaps).toBe(0);
	expect(stalled[0]?.client.seat).not.toBeNull();
	for (const client of [host, restless, ...people]) await client.leave();
	expect(await siege.noticed()).toEqual([]);
});

test("who looks at the list of tables and reads nothing is closed with 4103, or reads on; the others have every change", async () => {
	const [host, reader, stalled] = [await siege.somebody(), await siege.somebody(), await siege.somebody()];
	const line = await RawLine.open(siege.base, stalled.token, "lobby");
	line.say(asking(1, "look", { rows: 100 }));
	await line.until(() => line.messages.some((message) => message.includes("tables")));
	line.socket.stopReading();
	const lobby = await LobbyClient.open(reader);
	await lobby.command("look", { rows: 100 });
	const open = new Set<string>();
	lobby.onLetter = (name, message) => {
		if (name !== "changes") return;
		const { set, gone } = message as { set: readonly { code: string }[]; gone: readonly string[] };
		for (const { code } of set) open.add(code);
		for (const code of gone) open.delete(code);
	};
	const codes: string[] = [];
	for (let i = 0; i < 30; i++) {
		const code = await host.open({ game: "liar", seats: 2, listed: true });
		await host.join(code);
		codes.push(code);
	}
	await lobby.until(() => open.has(codes.at(-1) ?? ""));
	line.socket.readOn();
	line.say(asking(2, "look", {}));
	await line.until(() => line.messages.at(-1)?.[1] === 2).catch(() => {});
	expect([null, closeCodes.backlog]).toContain(line.closeCode);
	line.destroy();
	await lobby.leave();
	expect(await siege.noticed()).toEqual([]);
});

test("who asks for the list of tables over and over and reads nothing until his buffers are full is closed with 4103", async () => {
	const [host, reader, stalled] = [await siege.somebody(), await siege.somebody(), await siege.somebody()];
	const codes: string[] = [];
	for (let i = 0; i < listed; i++) codes.push(await host.open({ game: "liar", seats: 2, listed: true }));
	for (const code of codes) await host.join(code);
	const seat = await RawLine.seat(siege.base, stalled.token, "lobby");
	const line = await RawLine.upgrade(siege.base, targetOf(seat));
	await line.until(() => line.messages.length > 0);
	line.acknowledge();
	line.socket.stopReading();
	const lobby = await LobbyClient.open(reader);
	const room = matchMaker.getLocalRoomById(seat.roomId);
	const server = room.clients.find(({ sessionId }) => sessionId === seat.sessionId);
	if (server === undefined) throw new Error("not in the lobby");
	let most = 0;
	for (let i = 0; i < mostSteps && !isClosing(server); i++) {
		line.say(asking(i, "look", { rows: 100 }));
		// An honest page has its answer meanwhile.
		await lobby.command("look", { rows: 1 });
		most = Math.max(most, heldFor(server));
	}
	expect(most).toBeGreaterThan(backlogLimit);
	expect(most).toBeLessThan(backlogLimit + slack);
	line.socket.readOn();
	expect(await line.closed()).toBe(closeCodes.backlog);
	line.destroy();
	await lobby.leave();
	expect(await siege.noticed()).toEqual([]);
});
