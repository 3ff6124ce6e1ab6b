import { Protocol } from "@colyseus/core";
import { type CommandName, closeCodes, commands, lobbyCommands } from "@fibbers/protocol";
import fc from "fast-check";
import { unpack } from "msgpackr";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { asking, RawLine, Siege, wrongBodies } from "../../testkit/hostile/index.ts";
import type { NetworkClient } from "../../testkit/index.ts";

let siege: Siege;
let attacker: NetworkClient;
let accomplice: NetworkClient;
let code: string;

beforeAll(async () => {
	siege = await Siege.start();
	[attacker, accomplice] = [await siege.somebody(), await siege.somebody()];
	code = await attacker.open({ game: "liar", seats: 2, turnMs: 120_000, doubtMs: 0 });
	await attacker.join(code);
	await accomplice.join(code);
	await accomplice.command("sit");
	await attacker.command("start");
	await attacker.until(() => attacker.view !== null);
	await accomplice.until(() => accomplice.view !== null);
});

afterEach(async () => {
	expect(await siege.noticed()).toEqual([]);
	expect(({} as { polluted?: true }).polluted).toBeUndefined();
});

afterAll(() => siege.end());

const seed = Number(process.env.SEED ?? 1);
const tries = 10;

/** Says this in a line of its own: the answer, or the code that it was closed with. */
async function said(token: string, room: string, name: string, body: unknown): Promise<object | number> {
	const line = await RawLine.open(siege.base, token, room);
	line.say(asking(5, name, body));
	const isReply = ([kind, id]: Buffer): boolean => kind === Protocol.ROOM_RESPONSE && id === 5;
	const isClosed = await line
		.until(() => line.messages.some(isReply))
		.then(
			() => false,
			() => true,
		);
	if (isClosed) return line.closeCode ?? 0;
	line.destroy();
	const reply = line.messages.find(isReply)?.subarray(3) ?? Buffer.of(0xc0);
	// Nothing more than that it is done.
	return reply.length === 0 ? { done: true } : (unpack(reply) as object);
}

const answers = expect.objectContaining({ done: expect.any(Boolean) });

describe.each(Object.entries(commands))("at a table, %s", (name, schema) => {
	test(`with what it does not take closes the connection with 4104 (SEED=${seed})`, async () => {
		// Whoever watches may say all of it, and do no harm to the table.
		const { token } = await siege.somebody();
		for (const body of fc.sample(wrongBodies(schema), { seed, numRuns: tries })) {
			const expected = schema.safeParse(overTheWire(body)).success ? answers : closeCodes.badMessage;
			expect([body, await said(token, siege.honest.code, name, body)]).toEqual([body, expected]);
		}
	});
});

describe.each(Object.entries(lobbyCommands))("in the lobby, %s", (name, schema) => {
	test(`with what it does not take closes the line with 4104 (SEED=${seed})`, async () => {
		const { token } = await siege.somebody();
		for (const body of fc.sample(wrongBodies(schema), { seed, numRuns: tries })) {
			const expected = schema.safeParse(overTheWire(body)).success ? answers : closeCodes.badMessage;
			expect([body, await said(token, "lobby", name, body)]).toEqual([body, expected]);
		}
	});
});

/** What arrives: absent where it is null, as a command without a body is. */
const overTheWire = (body: unknown): unknown => body ?? {};

describe("moves", () => {
	test(`in the shape of no move close the connection with 4104, and the seat stays (SEED=${seed})`, async () => {
		const shapes = fc.record({
			move: fc.oneof(fc.constantFrom("play", "pass", "guess", "__proto__", "constructor"), fc.integer()),
			cards: fc.oneof(fc.constant(["XX"]), fc.constant("KS"), fc.constant(null), fc.array(fc.nat(), { maxLength: 40 })),
			claim: fc.oneof(fc.constant(Number.NaN), fc.constant({}), fc.string()),
		});
		for (const move of fc.sample(shapes, { seed, numRuns: 20 })) {
			const answer = await said(accomplice.token, code, "move", { id: "a", version: 1, move });
			expect(answer).toBe(closeCodes.badMessage);
		}
		await accomplice.join(code);
		expect(accomplice.seat).toBe(1);
	});

	test("out of turn, of watchers and at the wrong table are refused, with the reason", async () => {
		const stranger = await siege.somebody();
		const move = { move: "pass" };
		const body = { id: "x", version: 1_000_000, move };
		expect(await said(stranger.token, siege.honest.code, "move", body)).toEqual({ done: false, reason: "not-seated" });
		const waiting = attacker.state?.actor === 0 ? accomplice : attacker;
		await waiting.join(code);
		const mover = waiting === attacker ? accomplice : attacker;
		const choice = mover.choice({ below: () => 0 });
		const refused = await said(waiting.token, code, "move", { id: "y", version: 1_000_000, move: choice ?? move });
		expect(refused).toMatchObject({ done: false });
	});

	test.each<[CommandName, object, string]>([
		["removeSeat", { seat: 0 }, "not-host"],
		["kick", { guest: 1 }, "not-host"],
		["swap", { a: 0, b: 1 }, "not-host"],
		["handOver", { guest: 2 }, "not-host"],
		["configure", { watch: "nobody" }, "not-host"],
		["lock", { locked: true }, "not-host"],
		["start", {}, "not-host"],
		["reopen", {}, "not-host"],
		["addComputer", {}, "not-host"],
		["stand", {}, "not-seated"],
		["pause", {}, "not-seated"],
		["openHands", { agreed: true }, "not-seated"],
		["choose", { first: 0 }, "not-your-choice"],
		["resume", {}, "not-seated"],
		["contribute", { commitment: "0".repeat(64), bytes: "0".repeat(32) }, "not-seated"],
		["mute", { guest: 999_999, muted: true }, "no-such-guest"],
		["report", { guest: 999_999, reason: "chat" }, "no-such-guest"],
		["befriend", { guest: 2 ** 31 }, "no-such-guest"],
	])("what others may do with %s a stranger may not", async (name, body, reason) => {
		const { token } = await siege.somebody();
		expect(await said(token, siege.honest.code, name, body)).toMatchObject({ done: false, reason });
	});

	test.each([
		["answerRequest", { request: "someone-elses", accept: true }, "no-such-request"],
		["withdraw", { request: "someone-elses" }, "no-such-request"],
		["unfriend", { friend: "someone-elses" }, "no-such-friend"],
		["block", { friend: "__proto__" }, "no-such-friend"],
		["unblock", { block: "constructor" }, "no-such-block"],
		["answerInvitation", { invitation: "someone-elses", accept: true }, "no-such-invitation"],
		["muteInvitations", { friend: "x", muted: true }, "no-such-friend"],
	])("ids of others lead nowhere in the lobby: %s", async (name, body, reason) => {
		const { token } = await siege.somebody();
		expect(await said(token, "lobby", name, body)).toEqual({ done: false, reason });
	});

	test("a command of the lobby at a table, and of a table in the lobby, closes with 4104", async () => {
		const { token } = await siege.somebody();
		expect(await said(token, "lobby", "sit", {})).toBe(closeCodes.badMessage);
		expect(await said(token, siege.honest.code, "look", {})).toBe(closeCodes.badMessage);
	});
});
