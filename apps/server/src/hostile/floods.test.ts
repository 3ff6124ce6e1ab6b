import { Protocol } from "@colyseus/core";
import { closeCodes } from "@fibbers/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
	asking,
	opcodes,
	RawLine,
	RawSocket,
	Siege,
	sending,
	statusOf,
	upgradeRequest,
} from "../../testkit/hostile/index.ts";
import type { NetworkClient } from "../../testkit/index.ts";
import { backlogLimit } from "../rooms/backlog.ts";

let siege: Siege;
let attacker: NetworkClient;

beforeAll(async () => {
	siege = await Siege.start({ CONNECTIONS_PER_ADDRESS: "200" });
	attacker = await siege.somebody();
});

afterEach(async () => {
	expect(await siege.noticed()).toEqual([]);
});

afterAll(() => siege.end());

const opened = (room = siege.honest.code): Promise<RawLine> => RawLine.open(siege.base, attacker.token, room);

describe.each([
	["commands", (line: RawLine, i: number) => line.say(asking(i, "profile"))],
	["commands without a question", (line: RawLine) => line.say(sending("profile"))],
	["commands under one id", (line: RawLine) => line.say(asking(1, "vote", { options: {} }))],
	[
		"moves under one id",
		(line: RawLine) => line.say(asking(1, "move", { id: "a", version: 1, move: { move: "pass" } })),
	],
	["signs of life", (line: RawLine) => line.say(Uint8Array.of(Protocol.PING))],
	["joinings", (line: RawLine) => line.say(Uint8Array.of(Protocol.JOIN_ROOM))],
	["pings", (line: RawLine) => line.frame(opcodes.ping, Buffer.alloc(125))],
	["pongs that nobody asked for", (line: RawLine) => line.frame(opcodes.pong, Buffer.alloc(125))],
])("thousands of %s a second", (_, flood) => {
	test("close the connection with 4104", async () => {
		const line = await opened();
		line.socket.stopReading();
		for (let i = 0; i < 5_000; i++) flood(line, i);
		line.socket.readOn();
		// Where much is still under way, the goodbye may be lost with the line.
		expect([closeCodes.badMessage, 1006]).toContain(await line.closed());
	});
});

test("unknown commands by the thousand cost the connection once", async () => {
	const line = await opened();
	for (let i = 0; i < 5_000; i++) line.say(sending("undress"));
	expect(await line.closed()).toBe(closeCodes.badMessage);
});

test("chat is answered `too-fast` long before that, and others read five lines", async () => {
	const line = await opened();
	for (let i = 0; i < 100; i++) line.say(asking(i, "chat", { text: `line ${i}` }));
	await line.until(() => line.messages.filter(([kind]) => kind === Protocol.ROOM_RESPONSE).length === 100);
	expect(line.messages.filter((message) => message.includes("too-fast"))).toHaveLength(95);
	line.destroy();
});

test("whoever asks for much and reads nothing is closed with 4103, and costs no more than that", async () => {
	for (let i = 0; i < 40; i++) {
		const host = await siege.somebody();
		await host.join(await host.open({ game: "liar", seats: 2, listed: true }));
	}
	const line = await opened("lobby");
	line.socket.stopReading();
	const memory = process.memoryUsage().arrayBuffers;
	for (let i = 0; i < 20; i++) {
		for (let j = 0; j < 300; j++) line.say(asking(j, "look", { rows: 100 }));
		await siege.honest.movesOn(2);
	}
	expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(64 * backlogLimit);
	line.socket.readOn();
	expect([closeCodes.backlog, closeCodes.badMessage]).toContain(await line.closed());
});

test("an address has so many connections and no more, and gets them back", async () => {
	const idle: RawSocket[] = [];
	for (let i = 0; i < 300; i++) idle.push(await RawSocket.to(siege.base));
	await Promise.race(idle.map(({ ended }) => ended));
	expect(statusOf(await RawSocket.answer(siege.base, "GET /health HTTP/1.1\r\nHost: a\r\n\r\n"))).toBe(0);
	// Whoever is there already plays on.
	await siege.honest.movesOn(5);
	for (const socket of idle) socket.destroy();
	await Promise.all(idle.map(({ ended }) => ended));
	await expect
		.poll(() => RawSocket.answer(siege.base, "GET /health HTTP/1.1\r\nHost: a\r\n\r\n").then(statusOf))
		.toBe(200);
});

test("whoever does not finish what he has begun is cut off", async () => {
	const begun = [
		"",
		"GET / HTTP/1.1\r\nHost: a\r\n",
		"POST /matchmake/joinById/lobby HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
		"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n",
		upgradeRequest("/a/lobby?sessionId=b").slice(0, -2),
	];
	const sockets = await Promise.all(begun.map(() => RawSocket.to(siege.base)));
	const dripping = await RawSocket.to(siege.base);
	const drops = setInterval(() => dripping.write("X-Drop: drop\r\n"), 200);
	dripping.write("GET / HTTP/1.1\r\n");
	for (const [i, socket] of sockets.entries()) socket.write(begun[i] ?? "");
	const joined = await RawLine.joined(siege.base, attacker.token, siege.honest.code);
	await Promise.all([...sockets, dripping].map(({ ended }) => ended));
	clearInterval(drops);
	// Who never says that he has read that he has joined, has not.
	expect(await joined.closed()).toBe(closeCodes.backlog);
});
