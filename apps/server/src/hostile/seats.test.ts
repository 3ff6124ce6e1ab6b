import { randomBytes } from "node:crypto";
import { Protocol } from "@colyseus/core";
import { closeCodes } from "@fibbers/protocol";
import { seededRandom } from "@fibbers/rules";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { asking, type GivenSeat, RawLine, Siege, sending, targetOf } from "../../testkit/hostile/index.ts";
import type { NetworkClient } from "../../testkit/index.ts";

let siege: Siege;
let attacker: NetworkClient;

beforeAll(async () => {
	siege = await Siege.start();
	attacker = await siege.somebody();
});

afterEach(async () => {
	expect(await siege.noticed()).toEqual([]);
});

afterAll(() => siege.end());

/** Colyseus' own, for whoever comes with a seat that is none. */
const withError = 4002;

const given = async (room = siege.honest.code): Promise<GivenSeat> => {
	const seat = await RawLine.seat(siege.base, attacker.token, room);
	expect(seat.status).toBe(200);
	return seat;
};
const closedAt = async (target: string): Promise<number> => (await RawLine.upgrade(siege.base, target)).closed();

test("a seat is taken once", async () => {
	const target = targetOf(await given());
	const line = await RawLine.upgrade(siege.base, target);
	await line.until(() => line.messages.length > 0);
	line.acknowledge();
	expect(await closedAt(target)).toBe(withError);
	line.destroy();
});

test("a seat taken by many at once is one of them's", async () => {
	const target = targetOf(await given());
	const lines = await Promise.all(Array.from({ length: 20 }, () => RawLine.upgrade(siege.base, target)));
	const joined = (line: RawLine): Promise<string> =>
		line
			.until(() => line.messages[0]?.[0] === Protocol.JOIN_ROOM)
			.then(
				() => "joined",
				() => "closed",
			);
	const ends = await Promise.all(lines.map(joined));
	expect(ends.filter((end) => end === "joined")).toHaveLength(1);
	for (const line of lines) line.destroy();
});

test("a seat at one table is none at another, nor in the lobby, nor of nobody", async () => {
	const seat = await given();
	const lobby = await given("lobby");
	expect(await closedAt(targetOf({ ...seat, roomId: lobby.roomId }))).toBe(withError);
	expect(await closedAt(targetOf({ ...lobby, roomId: seat.roomId }))).toBe(withError);
	expect(await closedAt(targetOf({ ...seat, roomId: "ZZZZZZ" }))).toBe(withError);
	expect(await closedAt(targetOf({ ...seat, sessionId: "AAAAAAAAA" }))).toBe(withError);
});

test("the name of another process leads to this one, which is the one that was asked", async () => {
	const line = await RawLine.upgrade(siege.base, targetOf({ ...(await given()), processId: "another" }));
	await line.until(() => line.messages[0]?.[0] === Protocol.JOIN_ROOM);
	line.destroy();
});

test.each(["__proto__", "constructor", "hasOwnProperty", "toString", "valueOf"])(
	"a session called %s is none",
	async (sessionId) => {
		expect(await closedAt(targetOf({ ...(await given()), sessionId }))).toBe(withError);
	},
);

test("the sessions of others cannot be taken, with or without what they return by", async () => {
	const victim = await RawLine.seat(siege.base, attacker.token, siege.honest.code);
	const line = await RawLine.upgrade(siege.base, targetOf(victim));
	await line.until(() => line.messages.length > 0);
	line.acknowledge();
	const length = line.messages[0]?.[1] ?? 0;
	const returningBy = line.messages[0]?.subarray(2, 2 + length).toString();
	expect(await closedAt(targetOf(victim))).toBe(withError);
	for (const more of [`&reconnectionToken=${returningBy}`, `&reconnectionToken=${returningBy}&skipHandshake=1`])
		await expect(RawLine.upgrade(siege.base, targetOf(victim) + more)).rejects.toThrow("400");
	const asked = await fetch(`${siege.base}/matchmake/reconnect/${victim.roomId}`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${attacker.token}` },
		body: JSON.stringify({ reconnectionToken: returningBy, sessionId: victim.sessionId }),
	});
	expect(asked.status).toBe(520);
	line.destroy();
});

test("what somebody would like to tell a room in advance changes nothing", async () => {
	const response = await fetch(`${siege.base}/matchmake/joinById/${siege.honest.code}`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${attacker.token}` },
		body: '{"sessionId":"AAAAAAAAA","deps":{},"code":"BBBBBB","seat":0,"auth":{"key":"x"},"__proto__":{"seat":0}}',
	});
	const seat = (await response.json()) as GivenSeat;
	expect(seat.sessionId).not.toBe("AAAAAAAAA");
	expect(seat.sessionId).toMatch(/^[\w-]{9}$/);
});

test("frames of another player, sent once more, do what the sender may do, and no more", async () => {
	const line = await RawLine.open(siege.base, attacker.token, siege.honest.code);
	const version = siege.app.tables.find(siege.honest.code)?.version ?? 0;
	const recorded = [
		asking(1, "move", { id: "0", version, move: { move: "pass" } }),
		asking(2, "move", { id: "0", version, move: { move: "challenge" } }),
		asking(3, "ready", { ready: true }),
		asking(4, "choose", { first: 0 }),
		asking(4, "stand"),
	];
	for (const frame of [...recorded, ...recorded]) line.say(frame);
	await line.until(() => line.messages.filter(([kind]) => kind === Protocol.ROOM_RESPONSE).length === 10);
	// What is done is answered with nothing behind the head.
	const done = line.messages.filter((message) => message[0] === Protocol.ROOM_RESPONSE && message.length === 3);
	expect(done).toEqual([]);
	line.destroy();
});

test("whoever speaks before he has joined is closed with 4104", async () => {
	const early = await RawLine.joined(siege.base, attacker.token, siege.honest.code);
	early.say(asking(1, "chat", { text: "early" }));
	expect(await early.closed()).toBe(closeCodes.badMessage);
	const earlier = await RawLine.upgrade(siege.base, targetOf(await given()));
	earlier.say(asking(1, "chat", { text: "earlier" }));
	expect(await earlier.closed()).toBe(closeCodes.badMessage);
});

test("whoever goes on speaking after a goodbye is not heard", async () => {
	const table = siege.app.tables.find(siege.honest.code);
	const line = await RawLine.open(siege.base, attacker.token, siege.honest.code);
	const { version } = table ?? {};
	line.isPolite = false;
	line.say(sending("undress"));
	expect(await line.closed()).toBe(closeCodes.badMessage);
	const heard = line.messages.length;
	for (let i = 0; i < 50; i++) line.say(asking(1, "chat", { text: `after ${i}` }));
	await siege.honest.movesOn();
	expect(line.messages.slice(heard).filter(([kind]) => kind === Protocol.ROOM_RESPONSE)).toEqual([]);
	expect(version).toBeLessThan(table?.version ?? 0);
	line.destroy();
});

test("whoever has left says nothing more", async () => {
	const line = await RawLine.open(siege.base, attacker.token, siege.honest.code);
	line.isPolite = false;
	line.say(Uint8Array.of(Protocol.LEAVE_ROOM));
	for (let i = 0; i < 50; i++) line.say(asking(1, "chat", { text: "still here" }));
	expect(await line.closed()).toBe(closeCodes.left);
	expect(line.messages.filter(([kind]) => kind === Protocol.ROOM_RESPONSE)).toEqual([]);
	line.destroy();
});

test("three hundred come at once, and drop off at every point of joining", async () => {
	const random = seededRandom(1);
	const storm = Array.from({ length: 300 }, async (_, i) => {
		const room = i % 3 === 0 ? "lobby" : siege.honest.code;
		const seat = await RawLine.seat(siege.base, attacker.token, room);
		if (seat.status !== 200 || i % 5 === 0) return;
		const line = await RawLine.upgrade(siege.base, targetOf(seat)).catch(() => null);
		if (line === null || i % 5 === 1) return line?.destroy();
		if (random.below(2) === 0) await line.until(() => line.messages.length > 0).catch(() => {});
		if (i % 5 > 2) line.acknowledge();
		if (i % 5 > 3) line.say(asking(1, "profile"));
		line.destroy();
	});
	await Promise.all(storm);
	const line = await RawLine.open(siege.base, attacker.token, "lobby");
	await line.until(() => line.messages.length > 1);
	line.destroy();
});

test("whoever guesses codes over many connections and names is told nothing from the tenth on", async () => {
	await siege.end();
	siege = await Siege.start({ MISSES_PER_PLAYER: "10", MISSES_PER_ADDRESS: "40" }, 2);
	const guess = async (token: string): Promise<number> => {
		const code = randomBytes(3).toString("hex").toUpperCase().replace(/[01]/g, "X");
		const { status } = await RawLine.seat(siege.base, token, code);
		return status;
	};
	const first = await siege.somebody();
	const statuses = [];
	for (let i = 0; i < 15; i++) statuses.push(await guess(first.token));
	expect(statuses).toEqual([...Array(10).fill(522), ...Array(5).fill(429)]);
	for (let i = 0; i < 4; i++) {
		const another = await siege.somebody();
		for (let j = 0; j < 10; j++) await guess(another.token);
	}
	const last = await siege.somebody();
	expect(await guess(last.token)).toBe(429);
	const secret = await siege.somebody();
	expect((await RawLine.seat(siege.base, secret.token, siege.honest.code)).status).toBe(429);
});
