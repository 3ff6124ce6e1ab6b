import { Protocol } from "@colyseus/core";
import { closeCodes, commands, lobbyCommands } from "@fibbers/protocol";
import { seededRandom } from "@fibbers/rules";
import { Packr } from "msgpackr";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { asking, frameOf, opcodes, packed, RawLine, Siege, sending } from "../../testkit/hostile/index.ts";

let siege: Siege;
let token: string;
let code: string;

beforeAll(async () => {
	siege = await Siege.start();
	const attacker = await siege.somebody();
	({ token } = attacker);
	code = await attacker.open({ game: "liar", seats: 2 });
});

afterEach(async () => {
	expect(await siege.noticed()).toEqual([]);
});

afterAll(() => siege.end());

/** A line to the lobby, and one to a table. */
const rooms = [
	["the lobby", () => "lobby"],
	["a table", () => code],
	["a table where others play", () => siege.honest.code],
] as const;

const seed = Number(process.env.SEED ?? 1);
const random = seededRandom(seed);
const bytesOf = (length: number): Buffer => Buffer.from(Array.from({ length }, () => random.below(256)));

/** A thousand lists in each other. */
const nested = (levels: number): Buffer => Buffer.concat([Buffer.alloc(levels, 0x91), Buffer.of(0xc0)]);
const maps = (levels: number): Buffer =>
	Buffer.concat([...Array.from({ length: levels }, () => Buffer.of(0x81, 0xa1, 0x61)), Buffer.of(0xc0)]);

const unreadable: readonly (readonly [string, Buffer])[] = [
	["nothing", Buffer.alloc(0)],
	["a kind of message that is the server's", Buffer.of(Protocol.ROOM_STATE, 1, 2, 3)],
	["an error", Buffer.of(Protocol.ERROR, 1, 0xa1, 0x61)],
	["bytes for the room", Buffer.concat([Buffer.of(Protocol.ROOM_DATA_BYTES), sending("move").subarray(1)])],
	["a response", Buffer.of(Protocol.ROOM_RESPONSE, 1, 0)],
	["an input", Buffer.of(Protocol.ROOM_INPUT_RELIABLE, 255, 255)],
	["inputs", Buffer.of(Protocol.ROOM_INPUT_UNRELIABLE, 255, 255)],
	["a message with modifiers", Buffer.concat([Buffer.of(0xe0 | Protocol.ROOM_DATA), sending("chat").subarray(1)])],
	["a kind without anything", Buffer.of(Protocol.ROOM_DATA)],
	["a request without anything", Buffer.of(Protocol.ROOM_REQUEST)],
	["a request with an endless id", Buffer.of(Protocol.ROOM_REQUEST, 0xcf, 255, 255, 255, 255, 255, 255, 255, 255)],
	["a request with half an id", Buffer.of(Protocol.ROOM_REQUEST, 0xcb, 0x7f, 0xf0)],
	["a number for a name", Buffer.of(Protocol.ROOM_DATA, 7)],
	["a name that claims four gigabytes", Buffer.of(Protocol.ROOM_DATA, 0xdb, 255, 255, 255, 255, 0x61)],
	["a name that is no text", Buffer.of(Protocol.ROOM_DATA, 0xa3, 0xff, 0xfe, 0xfd)],
	["an unknown name", sending("undress")],
	["an unknown name, asked", asking(1, "undress")],
	["the name of a property", sending("constructor")],
	["the name of the prototype", asking(1, "__proto__")],
	["the name of everything", sending("*")],
	["a body that ends early", sending("move").subarray(0, -1)],
	["more than a body", Buffer.concat([sending("move"), Buffer.of(0x80)])],
	["a list that claims four billion", sending("move", Buffer.of(0xdd, 255, 255, 255, 255))],
	["an object that claims four billion", sending("move", Buffer.of(0xdf, 255, 255, 255, 255))],
	["a text that claims four gigabytes", sending("move", Buffer.of(0xdb, 255, 255, 255, 255))],
	["bytes", sending("move", Buffer.of(0xc4, 2, 1, 2))],
	["a reserved byte", sending("move", Buffer.of(0xc1))],
	["lists in lists", sending("move", nested(3_000))],
	["objects in objects", sending("move", maps(1_000))],
	["a date", sending("move", Buffer.of(0xd6, 0xff, 0, 0, 0, 0))],
	["a regular expression", sending("move", Buffer.of(0xc7, 3, 0x78, 0x92, 0xa1, 0x61))],
	["an error object", sending("move", Buffer.of(0xd4, 0x65, 0x01))],
	["a reference", sending("move", Buffer.of(0xd6, 0x70, 0, 0, 0, 1))],
	["a record of two thousand fields", sending("move", record(2_000))],
	["a record without its values", sending("move", Buffer.of(0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61))],
	["a set", sending("move", new Packr({ moreTypes: true }).pack(new Set([1])))],
	["a big integer", sending("move", Buffer.of(0xc7, 9, 0x42, ...bytesOf(9)))],
];

function record(fields: number): Buffer {
	return Buffer.concat([Buffer.of(0xd4, 0x72, 0x40, 0xdc, fields >> 8, fields & 0xff), Buffer.alloc(fields, 0xa0)]);
}

describe.each(rooms)("to %s", (_, room) => {
	test.each(unreadable)("%s closes the connection with 4104", async (_what, message) => {
		const line = await RawLine.open(siege.base, token, room());
		line.say(message);
		expect(await line.closed()).toBe(closeCodes.badMessage);
	});

	test(`random bytes close the connection with 4104 (SEED=${seed})`, async () => {
		for (let i = 0; i < 60; i++) {
			const line = await RawLine.open(siege.base, token, room());
			const kinds = [Protocol.ROOM_DATA, Protocol.ROOM_REQUEST, random.below(256)];
			const kind = kinds[i % 3] ?? 0;
			// What goes without saying more is left out: to say again that one has joined, to leave, to ask for a sign of life.
			line.say(Buffer.concat([Buffer.of(kind), bytesOf(1 + random.below(200))]));
			expect(await line.closed()).toBe(closeCodes.badMessage);
		}
	});

	test("every message that is cut short closes the connection with 4104", async () => {
		const names = room() === "lobby" ? Object.keys(lobbyCommands) : Object.keys(commands);
		for (const name of names) {
			const whole = asking(3, name, { id: "a", version: 1, move: { move: "pass" } });
			const line = await RawLine.open(siege.base, token, room());
			line.say(whole.subarray(0, 3 + random.below(whole.length - 3)));
			const cut = await Promise.race([line.closed(), answered(line)]);
			expect([closeCodes.badMessage, "answered"]).toContain(cut);
			line.destroy();
		}
	});
});

/** Cut right behind the name, a message without a body is left. */
const answered = (line: RawLine): Promise<"answered"> =>
	line
		.until(() => line.messages.some(([kind]) => kind === Protocol.ROOM_RESPONSE))
		.then(() => "answered" as const)
		.catch(() => line.closed() as never);

describe("frames of WebSocket", () => {
	const limit = 4 * 1024;
	const chat = (length: number): Buffer => {
		const empty = asking(1, "chat", { text: "" }).length + 2;
		return asking(1, "chat", { text: "x".repeat(length - empty) });
	};
	const opened = (): Promise<RawLine> => RawLine.open(siege.base, token, code);

	test("a message of 4 kB is read, though nothing is so long; one byte more is closed with 1009", async () => {
		expect(chat(limit)).toHaveLength(limit);
		const over = await opened();
		over.say(chat(limit + 1));
		expect(await over.closed()).toBe(1009);
		const just = await opened();
		just.say(chat(limit));
		expect(await just.closed()).toBe(closeCodes.badMessage);
	});

	test("a length of which only the head comes is closed with 1009 at once", async () => {
		const line = await opened();
		line.socket.write(Buffer.of(0x82, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255));
		expect([1002, 1009]).toContain(await line.closed());
	});

	test("a message that grows piece by piece is closed with 1009 when it is too large", async () => {
		const line = await opened();
		line.frame(opcodes.binary, Buffer.alloc(1_000), "more follow");
		for (let i = 0; i < 4; i++) line.frame(opcodes.more, Buffer.alloc(1_000), "more follow");
		expect(await line.closed()).toBe(1009);
	});

	test("a message of very many pieces is closed with 1008", async () => {
		const line = await opened();
		line.frame(opcodes.binary, Buffer.of(Protocol.ROOM_DATA), "more follow");
		for (let i = 0; i < 500; i++) line.frame(opcodes.more, Buffer.of(0), "more follow");
		expect(await line.closed()).toBe(1008);
	});

	test("a message in a few pieces is heard", async () => {
		const line = await opened();
		const message = asking(9, "profile");
		line.frame(opcodes.binary, message.subarray(0, 4), "more follow");
		line.frame(opcodes.ping, Buffer.of(1));
		line.frame(opcodes.more, message.subarray(4));
		await line.until(() => line.messages.some(([kind, id]) => kind === Protocol.ROOM_RESPONSE && id === 9));
		line.destroy();
	});

	test.each([
		["text", (line: RawLine) => line.frame(opcodes.text, Buffer.from("{}")), closeCodes.badMessage],
		["text that is none", (line: RawLine) => line.frame(opcodes.text, Buffer.of(0xff)), 1007],
		["an unknown kind", (line: RawLine) => line.frame(0x0b, Buffer.alloc(0)), 1002],
		["a rest without a beginning", (line: RawLine) => line.frame(opcodes.more, Buffer.of(1)), 1002],
		["reserved bits", (line: RawLine) => line.socket.write(frameOf(0xf2, Buffer.of(1))), 1002],
		["no mask", (line: RawLine) => line.socket.write(Buffer.of(0x82, 1, Protocol.PING)), 1002],
		["a long ping", (line: RawLine) => line.frame(opcodes.ping, Buffer.alloc(200)), 1002],
		["a ping in pieces", (line: RawLine) => line.frame(opcodes.ping, Buffer.of(1), "more follow"), 1002],
		["a goodbye that is none", (line: RawLine) => line.frame(opcodes.close, Buffer.of(3)), 1002],
		["a goodbye with a code that is none", (line: RawLine) => line.frame(opcodes.close, Buffer.of(0, 1)), 1002],
		["HTTP", (line: RawLine) => line.socket.write("GET / HTTP/1.1\r\n\r\n"), 1002],
	])("%s is closed with its code", async (_, attack, expected) => {
		const line = await opened();
		attack(line);
		expect(await line.closed()).toBe(expected);
	});

	test("frames of random bytes close the connection", async () => {
		for (let i = 0; i < 40; i++) {
			const line = await opened();
			line.socket.write(bytesOf(2 + random.below(300)));
			line.socket.write(frameOf(0x8b, packed(1)).subarray(0, 4 + random.below(3)));
			line.socket.write(bytesOf(3_000));
			expect(await line.closed()).toBeGreaterThan(1_000);
		}
	});
});
