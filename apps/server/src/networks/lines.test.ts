import { closeCodes } from "@fibbers/protocol";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { Regular } from "../../testkit/falls/regular.ts";
import { Told } from "../../testkit/falls/told.ts";
import { LobbyClient, NetworkClient, startTestApp } from "../../testkit/index.ts";
import { BadNetwork, hasty } from "../../testkit/networks/index.ts";
import type { App } from "../app.ts";

let app: App;
let base: string;

beforeAll(async () => {
	({ app, base } = await startTestApp({}, { HEARTBEAT_MS: "200" }));
});

afterAll(() => app.close());

interface Pair {
	/** At the server's side, her line is always good. */
	readonly ana: NetworkClient;
	/** Behind a network. */
	readonly bea: Regular;
	readonly network: BadNetwork;
	readonly told: Told;
	readonly code: string;
}

/** Two people in a game of Liar's Post. */
async function playing(patience = hasty): Promise<Pair> {
	const network = await BadNetwork.before(base);
	onTestFinished(() => network.close());
	const told = new Told();
	const ana = await NetworkClient.create(base);
	const code = await ana.open({ game: "liars-post", seats: 2, turnMs: 120_000, doubtMs: 0 });
	await ana.join(code);
	const bea = await Regular.at(await NetworkClient.create(network.url), code, told, patience);
	await bea.client.command("sit");
	await ana.command("start");
	await bea.client.until(() => bea.client.view !== null && bea.client.view.own !== null);
	bea.settle();
	return { ana, bea, network, told, code };
}

const presence = ({ ana }: Pair): string | undefined => ana.state?.seats[1]?.presence;

/** Her line is gone, and she knows. */
const loss = ({ bea }: Pair): Promise<unknown> => new Promise((resolve) => bea.client.room?.onLeave.once(resolve));

/** The whole hand that Bea is told is hers. */
const hand = ({ bea }: Pair): unknown => bea.client.mine?.own;

test.each(["both", "up", "down"] as const)(
	"N2 a line that swallows everything (%s) is left by the client, and the seat is his on the next",
	async (direction) => {
		const pair = await playing();
		const { bea, network, told } = pair;
		const before = hand(pair);
		const lost = loss(pair);
		for (const link of network.sockets()) link.swallow(direction);
		await lost;
		await bea.comeBack();
		expect(hand(pair)).toEqual(before);
		await pair.ana.until(() => presence(pair) === "here");
		expect([...bea.faults, ...told.faults]).toEqual([]);
	},
);

test.each(["both", "up", "down"] as const)(
	"N3 the server, too, notices a line that swallows everything (%s), and shows the seat as reconnecting",
	async (direction) => {
		const never = { ...hasty, pingEvery: 1e9 };
		const pair = await playing(never);
		pair.network.closeGate();
		for (const link of pair.network.sockets()) link.swallow(direction);
		await pair.ana.until(() => presence(pair) === "reconnecting");
		pair.network.openGate();
		pair.bea.client.hangUp();
		await pair.bea.comeBack();
		await pair.ana.until(() => presence(pair) === "here");
	},
);

test("N4 a stall that is longer than the heartbeat ends the line, and what then arrives late changes nothing", async () => {
	const pair = await playing({ ...hasty, pingEvery: 1e9 });
	const { bea, network, ana } = pair;
	const before = hand(pair);
	for (const link of network.sockets()) link.stall();
	const late = bea.client.command("chat", { text: "too late" }).catch(() => null);
	await ana.until(() => presence(pair) === "reconnecting");
	for (const link of network.links) link.flow();
	await late;
	await bea.comeBack();
	await ana.until(() => presence(pair) === "here");
	expect(hand(pair)).toEqual(before);
	expect(ana.words).not.toContain("too late");
});

test("N5 the goodbye of an old line that arrives when the new one is in throws nobody out", async () => {
	const pair = await playing({ ...hasty, pingEvery: 1e9 });
	const { bea, network, ana } = pair;
	const [old] = network.sockets();
	if (old === undefined) throw new Error("no line");
	const seen = new Set<string | undefined>();
	ana.onNews = () => seen.add(presence(pair));
	// She loses it; the server hears nothing of that.
	const lost = loss(pair);
	old.cut("reset", "client");
	await lost;
	await bea.comeBack();
	old.cut("fin", "server");
	expect(await bea.ask("chat", { text: "still here" })).toEqual({ done: true });
	await ana.until(() => ana.words.includes("still here"));
	expect([...seen]).toEqual(["here"]);
	expect(bea.client.closeCodes).not.toContain(closeCodes.replaced);
});

test("N6 a line that gets through before the one that was opened earlier loses to it when that arrives", async () => {
	const pair = await playing({ ...hasty, pingEvery: 1e9, join: 30_000 });
	const { bea, network, code } = pair;
	const slow = await BadNetwork.before(base);
	onTestFinished(() => slow.close());
	const other = bea.client.anotherBrowser(slow.url);
	const knocked = new Promise<void>((resolve) => {
		slow.onRequest = (link) => {
			if (!link.isSocket) return;
			link.stall();
			resolve();
		};
	});
	const coming = other.join(code);
	await knocked;
	const lost = loss(pair);
	for (const link of network.sockets()) link.cut();
	await lost;
	await bea.comeBack();
	const replaced = loss(pair);
	for (const link of slow.links) link.flow();
	await coming;
	expect(await replaced).toBe(closeCodes.replaced);
	expect(other.seat).toBe(1);
});

test("N7 between the answer that gives a place and the socket the line is cut: the next attempt gets in", async () => {
	const pair = await playing();
	const { bea, network } = pair;
	let cuts = 0;
	network.onRequest = (link) => {
		if (link.isSocket && cuts < 3) {
			cuts++;
			link.cut();
		}
	};
	const lost = loss(pair);
	for (const link of network.sockets()) link.cut();
	await lost;
	await bea.comeBack();
	expect(cuts).toBe(3);
	await pair.ana.until(() => presence(pair) === "here");
	expect(bea.faults).toEqual([]);
});

test("N8 a join that takes longer than the heartbeat succeeds", async () => {
	const pair = await playing({ ...hasty, join: 30_000, pingEvery: 1e9 });
	const { bea, network } = pair;
	const lost = loss(pair);
	for (const link of network.sockets()) link.cut();
	await lost;
	network.delay(150);
	await bea.comeBack();
	network.delay(0);
	expect(bea.client.seat).toBe(1);
	expect(await bea.ask("chat", { text: "there" })).toEqual({ done: true });
});

test("N9 wherever the line is cut while a move is answered, it is made once and answered with yes", async () => {
	for (let bytes = 1, isCut = true; isCut; bytes += 7) {
		const pair = await playing();
		const { ana, bea, network, told } = pair;
		const people = [ana, bea.client];
		const turn = (): number | undefined => ana.state?.actor;
		while (turn() === 0) await moveOf(ana);
		if (ana.state?.phase !== "playing") continue;
		await bea.client.until(() => bea.client.state?.version === ana.state?.version);
		const move = people[1]?.choice({ below: () => 0 });
		if (!move) continue;
		const moved = bea.client.closeCodes.length;
		for (const link of network.sockets()) link.cutAfter(bytes, "down");
		const version = bea.client.state?.version ?? 0;
		expect(await bea.ask("move", { id: "the one", version, move })).toEqual({ done: true });
		isCut = bea.client.closeCodes.length > moved;
		expect(await bea.ask("move", { id: "the one", version, move })).toEqual({ done: true });
		await bea.client.until(() => bea.client.state?.version === ana.state?.version);
		expect([...bea.faults, ...told.faults]).toEqual([]);
		expect(bea.client.state?.view).toEqual(ana.state?.view);
	}
});

/** One move as a computer would make it. */
async function moveOf(client: NetworkClient): Promise<void> {
	const move = client.choice({ below: () => 0 });
	if (move === null) throw new Error("no move to make");
	expect(await client.move(move)).toEqual({ done: true });
}

test("N10 a line to the lobby that is swallowed ends at the server's side, and its player is gone from his friends' lists", async () => {
	const network = await BadNetwork.before(base);
	onTestFinished(() => network.close());
	const [ana, bea] = [await NetworkClient.create(base), await NetworkClient.create(network.url)];
	const [hers, his] = [await LobbyClient.open(ana), await LobbyClient.open(bea)];
	await his.command("befriend", { code: hers.social?.me.friendCode ?? "" });
	await hers.until(() => hers.social?.requests.in.length === 1);
	await hers.command("answerRequest", { request: hers.social?.requests.in[0]?.id ?? "", accept: true });
	await hers.until(() => hers.friends[0]?.online === true);
	for (const link of network.sockets("")) link.swallow();
	await hers.until(() => hers.friends[0]?.online === false);
	const back = await LobbyClient.open(bea);
	await hers.until(() => hers.friends[0]?.online === true);
	await Promise.all([back.leave(), hers.leave()]);
});
