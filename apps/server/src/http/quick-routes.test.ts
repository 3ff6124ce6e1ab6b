import type { QuickTable } from "@fibbers/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NetworkClient, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";

let app: App;
let base: string;

beforeEach(async () => {
	({ app, base } = await startTestApp());
});

afterEach(() => app.close());

const people = (count: number): Promise<NetworkClient[]> =>
	Promise.all(Array.from({ length: count }, () => NetworkClient.create(base)));

async function quick(client: NetworkClient, game: string, language?: string): Promise<QuickTable> {
	const { status, body } = await client.http("POST", "/api/quick", { game, ...(language && { language }) });
	expect(status).toBe(body.opened ? 201 : 200);
	return body as unknown as QuickTable;
}

/** Goes where he was sent, and sits down if he does not sit there as the host. */
async function arrive(client: NetworkClient, { code }: QuickTable): Promise<void> {
	await client.join(code);
	if (client.seat === null) expect(await client.command("sit")).toEqual({ done: true });
}

test("two strangers who ask for the same game meet", async () => {
	const [ana, bea] = await people(2);
	if (!ana || !bea) throw new Error("nobody");
	const first = await quick(ana, "liar");
	await arrive(ana, first);
	const second = await quick(bea, "liar");
	await arrive(bea, second);
	expect(first.opened).toBe(true);
	expect(second).toEqual({ code: first.code, opened: false });
	expect(ana.state).toMatchObject({ listed: true, watch: "all", language: "en", host: 0, capacity: 2 });
	expect(await ana.command("start")).toEqual({ done: true });
	// That table is full and plays: the next one gets another.
	const [cid] = await people(1);
	if (!cid) throw new Error("nobody");
	expect((await quick(cid, "liar")).opened).toBe(true);
	await Promise.all([ana, bea].map((each) => each.leave()));
});

test("of many who ask at the same moment none is left over, and no table gets more than it has chairs for", async () => {
	const crowd = await people(30);
	const sent = await Promise.all(crowd.map((each) => quick(each, "el-mentiroso")));
	const codes = new Set(sent.map(({ code }) => code));
	expect(codes.size).toBe(Math.ceil(30 / 4));
	expect(sent.filter(({ opened }) => opened)).toHaveLength(codes.size);
	await Promise.all(crowd.map(async (each, i) => sent[i] && arrive(each, sent[i])));
	for (const code of codes) expect(app.tables.find(code)?.company.chairs.length).toBeLessThanOrEqual(4);
	await Promise.all(crowd.map((each) => each.leave()));
});

test("whoever asks twice is sent to the same table, and keeps one chair", async () => {
	const [ana, bea] = await people(2);
	if (!ana || !bea) throw new Error("nobody");
	const first = await quick(ana, "liar");
	expect((await quick(ana, "liar")).code).toBe(first.code);
	expect((await quick(bea, "liar")).code).toBe(first.code);
	await arrive(ana, first);
	expect((await quick(ana, "liar")).code).toBe(first.code);
	await arrive(bea, first);
	await Promise.all([ana.leave(), bea.leave()]);
});

test("a table of one's own language comes first, and another one before none", async () => {
	const [ana, bea, cid, dan] = await people(4);
	if (!ana || !bea || !cid || !dan) throw new Error("nobody");
	const settings = { game: "liars-post", seats: 4, listed: true };
	const english = await ana.open(settings);
	const spanish = await bea.open({ ...settings, language: "es" });
	await ana.join(english);
	await bea.join(spanish);
	expect((await quick(cid, "liars-post", "es")).code).toBe(spanish);
	expect((await quick(cid, "liars-post", "en")).code).toBe(english);
	expect((await quick(dan, "liars-post", "fr")).code).toBe(english);
	await Promise.all([ana.leave(), bea.leave()]);
});

test("nobody is sent to a private table, nor to one where nobody is", async () => {
	const [ana, bea, cid] = await people(3);
	if (!ana || !bea || !cid) throw new Error("nobody");
	const settings = { game: "liar", seats: 2 };
	const hidden = await ana.open({ ...settings, listed: false });
	await ana.join(hidden);
	const left = await bea.open({ ...settings, listed: true });
	await bea.join(left);
	await bea.leave();
	await app.tables.host(left)?.shown;
	const { code, opened } = await quick(cid, "liar");
	expect(opened).toBe(true);
	expect([hidden, left]).not.toContain(code);
	await ana.leave();
});

test("what is no game is refused", async () => {
	const [ana] = await people(1);
	expect((await ana?.http("POST", "/api/quick", { game: "poker" }))?.status).toBe(400);
	expect((await ana?.http("POST", "/api/quick", { game: "liar", language: "english" }))?.status).toBe(400);
});
