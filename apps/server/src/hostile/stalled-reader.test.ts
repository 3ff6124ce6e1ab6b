import { isDeepStrictEqual } from "node:util";
import { matchMaker } from "@colyseus/core";
import { closeCodes, type TableState } from "@fibbers/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asking, RawLine, Siege } from "../../testkit/hostile/index.ts";
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

/** Every state that this client is shown, by its version, and how often one was left out. */
function recorded(client: NetworkClient) {
	const states = new Map<number, TableState>();
	const seen = { states, last: client.state?.version ?? 0, gaps: 0 };
	client.onNews = () => {
		const { state } = client;
		if (state === null || state.version === seen.last) return;
		if (state.version !== seen.last + 1) seen.gaps++;
		seen.last = state.version;
		states.set(seen.last, structuredClone(state));
	};
	return seen;
}

/** What the line was told, read at last: the versions that were wrong, and the last one. */
function readLate(line: RawLine, right: ReadonlyMap<number, TableState>) {
	const wrong: number[] = [];
	let last = 0;
	decodeFrames(line.messages, (frame) => {
		if (frame.kind !== "table") return;
		const { state } = frame.standpoint;
		last = state.version;
		const expected = right.get(last);
		if (expected !== undefined && !isDeepStrictEqual(expected, state)) wrong.push(last);
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
		await client.until(() => client.state?.version === host.state?.version);
		expect(client.state).toEqual(host.state);
	}
	for (const client of [host, other, player, watcher]) await client.leave();
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
