import { Protocol } from "@colyseus/core";
import { pick, type Random } from "@fibbers/rules";
import { opcodes, RawLine, targetOf, upgradeRequest } from "./raw-line.ts";
import { RawSocket, statusOf } from "./raw-socket.ts";
import { asking, sending } from "./sayings.ts";

/** Who attacks what. */
export interface Attack {
	readonly base: string;
	/** Of somebody whom the server knows. */
	readonly token: string;
	/** A table where others play. */
	readonly code: string;
	readonly random: Random;
}

/** How long somebody holds on to what he has, ms. */
const holdMs = 5_000;

const bytes = (random: Random, length: number): Buffer => Buffer.from(Array.from({ length }, () => random.below(256)));

const opened = ({ base, token, code, random }: Attack): Promise<RawLine> =>
	RawLine.open(base, token, random.below(3) === 0 ? "lobby" : code);

/** Says this, and waits for the goodbye. */
const goodbyeTo =
	(say: (line: RawLine, attack: Attack) => void) =>
	async (attack: Attack): Promise<string> => {
		const line = await opened(attack);
		say(line, attack);
		const code = await line.closed();
		line.destroy();
		return `closed with ${code}`;
	};

/** Asks by hand. */
const request =
	(text: (attack: Attack) => string) =>
	async (attack: Attack): Promise<string> =>
		`HTTP ${statusOf(await RawSocket.answer(attack.base, text(attack)))}`;

const held = async (line: { readonly ended: Promise<void> }): Promise<void> => {
	let timer: NodeJS.Timeout | undefined;
	const enough = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, holdMs);
	});
	await Promise.race([line.ended, enough]);
	clearTimeout(timer);
};

const post = (path: string, body: string, host = "localhost"): string =>
	`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** One of each kind that the tests try. Each tells how it ended. */
const attacks: Readonly<Record<string, (attack: Attack) => Promise<string>>> = {
	"random bytes": goodbyeTo((line, { random }) =>
		line.say(Buffer.concat([Buffer.of(Protocol.ROOM_DATA), bytes(random, 1 + random.below(300))])),
	),
	"frames of random bytes": goodbyeTo((line, { random }) => line.socket.write(bytes(random, 3_000))),
	"a message that is too large": goodbyeTo((line) => line.say(Buffer.alloc(5_000))),
	"a message that grows": goodbyeTo((line) => {
		line.frame(opcodes.binary, Buffer.alloc(900), "more follow");
		for (let i = 0; i < 5; i++) line.frame(opcodes.more, Buffer.alloc(900), "more follow");
	}),
	"deeply nested": goodbyeTo((line) => line.say(sending("move", Buffer.alloc(3_000, 0x91)))),
	"unknown commands": goodbyeTo((line) => line.say(sending("undress"))),
	"wrong types": goodbyeTo((line) => line.say(asking(1, "chat", { text: 7 }))),
	prototypes: goodbyeTo((line) => line.say(asking(1, "chat", JSON.parse('{"__proto__":{"polluted":1}}')))),
	"a flood of commands": goodbyeTo((line) => {
		for (let i = 0; i < 2_000; i++) line.say(asking(i, "profile"));
	}),
	"a flood of pings": goodbyeTo((line) => {
		for (let i = 0; i < 2_000; i++) line.frame(opcodes.ping, Buffer.alloc(100));
	}),
	async "a move of somebody else"(attack) {
		const line = await RawLine.open(attack.base, attack.token, attack.code);
		line.say(asking(1, "move", { id: "0-1", version: 1_000_000, move: { move: "challenge" } }));
		await line.until(() => line.messages.some(([kind]) => kind === Protocol.ROOM_RESPONSE));
		line.destroy();
		return "refused";
	},
	async "chat without end"(attack) {
		const line = await RawLine.open(attack.base, attack.token, attack.code);
		for (let i = 0; i < 20; i++) line.say(asking(i, "chat", { text: `\u202e${i}` }));
		await line.until(() => line.messages.filter(([kind]) => kind === Protocol.ROOM_RESPONSE).length === 20);
		line.destroy();
		return "refused";
	},
	async "a drop before the answer"({ base, token, code }) {
		const line = await RawLine.upgrade(base, targetOf(await RawLine.seat(base, token, code)));
		line.destroy();
		return "hung up";
	},
	async "a drop before it is read"({ base, token, code }) {
		(await RawLine.joined(base, token, code)).destroy();
		return "hung up";
	},
	async "a seat that is not taken"({ base, token, code }) {
		await RawLine.seat(base, token, code);
		return "hung up";
	},
	async "a seat taken twice"({ base, token, code }) {
		const target = targetOf(await RawLine.seat(base, token, code));
		const [first, second] = [await RawLine.upgrade(base, target), await RawLine.upgrade(base, target)];
		const code2 = await second.closed();
		first.destroy();
		return `closed with ${code2}`;
	},
	async "words before joining"({ base, token, code }) {
		const line = await RawLine.joined(base, token, code);
		line.say(asking(1, "chat", { text: "early" }));
		return `closed with ${await line.closed()}`;
	},
	async "a reader who stalls"(attack) {
		const line = await opened(attack);
		line.socket.stopReading();
		for (let i = 0; i < 20; i++) line.say(asking(i, "profile"));
		await held(line.socket);
		line.destroy();
		return "hung up";
	},
	async silence({ base }) {
		const socket = await RawSocket.to(base);
		await held(socket);
		socket.destroy();
		return "hung up";
	},
	async "half a request"({ base }) {
		const socket = await RawSocket.to(base);
		socket.write("POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{");
		await held(socket);
		socket.destroy();
		return "hung up";
	},
	"a host that is none": request(({ code }) => post(`/matchmake/joinById/${code}`, "{}", "[[[")),
	"a guess": request(({ random }) => post(`/matchmake/joinById/${1e5 + random.below(9e5)}`, "{}")),
	"a body without end": request(() => post("/api/me", "x".repeat(8_000))),
	"headers without end": request(() => `GET / HTTP/1.1\r\n${"A: b\r\n".repeat(4_000)}\r\n`),
	"a foreign page": request(() => upgradeRequest("/a/lobby?sessionId=b", "Origin: https://evil.example\r\n")),
	"a target that is none": request(() => upgradeRequest("*:99999")),
	"a forged cookie": request(
		() => `GET /api/me/devices HTTP/1.1\r\nHost: a\r\nCookie: fibbers=${"A".repeat(43)}\r\n\r\n`,
	),
};

/** One kind or another. */
export async function attackOnce(attack: Attack): Promise<string> {
	const kind = pick(Object.keys(attacks), attack.random);
	const ended = (await attacks[kind]?.(attack).catch(({ message }: Error) => message)) ?? "";
	return ended;
}
