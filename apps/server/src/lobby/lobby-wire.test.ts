import type { Look } from "@fibbers/protocol";
import { gameIds, pick, type Random, seededRandom } from "@fibbers/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServerCluster } from "../../testkit/cluster/server-cluster.ts";
import { LobbyClient, NetworkClient, startRecordedApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";
import type { Table } from "../table/table.ts";

/** For servers, a Redis and a PostgreSQL to come about, ms. */
const startMs = 180_000;

/** One process where no table is. */
let cluster: ServerCluster;
let neighbour: string;
/** Where all tables are. */
let app: App;
let base: string;

beforeAll(async () => {
	cluster = await ServerCluster.start(1);
	[neighbour = ""] = cluster.urls;
	({ app, base } = await startRecordedApp(undefined, await cluster.another()));
}, startMs);

afterAll(async () => {
	await app?.close();
	await cluster?.end();
}, startMs);

/** Names that are found in bytes, and nothing else looks like them. */
const nameOf = (seed: number, i: number): string => `Marker${seed}x${i}end`;

async function somebody(name: string): Promise<NetworkClient> {
	const client = await NetworkClient.create(base);
	await client.http("PUT", "/api/me", { name });
	return client;
}

/** One page in the lobby, and what reaches it between two moments. */
class Eye {
	readonly name: string;
	readonly lobby: LobbyClient;
	readonly look: Look;
	private from = 0;

	constructor(name: string, lobby: LobbyClient, look: Look) {
		this.name = name;
		this.lobby = lobby;
		this.look = look;
	}

	/** After this, everything that has changed has been told. */
	async settle(): Promise<void> {
		expect(await this.lobby.command("look", this.look)).toEqual({ done: true });
	}

	/** All that has arrived since the last time, byte for byte. */
	arrived(): string {
		const frames = this.lobby.recording.frames.slice(this.from);
		this.from = this.lobby.recording.frames.length;
		return frames.map((frame) => Buffer.from(frame).toString("latin1")).join("\n");
	}
}

/** A listed table where somebody sits who says when everything before has been told. */
class Beacon {
	private readonly host: NetworkClient;
	private readonly watch: LobbyClient;
	private told = "";
	private turn = 0;

	private constructor(host: NetworkClient, watch: LobbyClient) {
		this.host = host;
		this.watch = watch;
		watch.onLetter = (_, letter) => {
			this.told += JSON.stringify(letter);
		};
	}

	/** `at` is whose word counts. */
	static async light(at: string): Promise<Beacon> {
		const host = await somebody("Beacon");
		await host.join(await host.open({ game: "liar", seats: 2, listed: true }));
		const beacon = new Beacon(host, await LobbyClient.open({ base: at, token: host.token }));
		await beacon.watch.command("look", { rows: 100 });
		await beacon.seen();
		return beacon;
	}

	/** Resolves when that process knows all that has happened. */
	async seen(): Promise<void> {
		this.told = "";
		const turnMs = [15_000, 30_000, 60_000, 120_000][this.turn++ % 4];
		expect(await this.host.command("configure", { turnMs })).toEqual({ done: true });
		await this.watch.until(() => this.told.includes(`"turnMs":${turnMs}`));
	}

	async out(): Promise<void> {
		await this.watch.leave();
		await this.host.leave();
	}
}

const seatedAt = ({ company }: Table): string[] => company.chairs.map(({ profile }) => profile.name);

/** One of them blocks the other, at a table where they meet. */
async function block(by: NetworkClient, whom: NetworkClient, name: string): Promise<void> {
	const code = await by.open({ game: "liar", seats: 2 });
	await by.join(code);
	await whom.join(code);
	const { company } = app.tables.find(code) ?? {};
	const id = company?.everybody.find((player) => company.profileOf(player)?.name === name) ?? "";
	await by.until(() => (company?.guests.numberOf(id) ?? 0) > 0);
	expect(await by.command("block", { guest: company?.guests.numberOf(id) })).toEqual({ done: true });
	await Promise.all([by.leave(), whom.leave()]);
}

/** Somebody opens a table, comes, goes, or changes what strangers may see. */
async function happen(people: readonly NetworkClient[], codes: string[], random: Random): Promise<void> {
	const who = pick(people, random);
	if (who.room === null) {
		const game = pick(gameIds, random);
		if (codes.length === 0 || random.below(2) === 0) {
			const settings = { game, seats: game === "liar" ? 2 : 4, listed: random.below(2) > 0 };
			const code = await who.open({ ...settings, language: pick(["en", "es"], random) });
			codes.push(code);
			await who.join(code);
			return;
		}
		await who.join(pick(codes, random)).catch(() => {});
		if (who.room !== null && who.seat === null) await who.command("sit");
		return;
	}
	const kind = random.below(6);
	if (kind === 0) await who.leave();
	else if (kind === 1) await who.command("addComputer");
	else if (kind === 2) await who.command("start");
	else if (kind === 3) await who.command("stand");
	else await who.command("configure", { listed: random.below(2) > 0 });
}

describe.each(["where the tables are", "of another process"])("in the lobby %s", (where) => {
	test.each([1, 2, 3, 4])(
		"nothing of private tables, of those who block a player, or of those who hide reaches a page (seed %i)",
		async (seed) => {
			const random = seededRandom(seed);
			const at = where === "of another process" ? neighbour : base;
			const enter = ({ token }: NetworkClient): Promise<LobbyClient> => LobbyClient.open({ base: at, token });
			const people = await Promise.all(Array.from({ length: 9 }, (_, i) => somebody(nameOf(seed, i))));
			const [blocker, blocked, hidden] = people;
			if (!blocker || !blocked || !hidden) throw new Error("nobody");
			const viewers = await Promise.all(["Stranger", "Reader", "Seeker", "Outcast", "Recluse"].map(somebody));
			const [stranger, reader, seeker, outcast, recluse] = viewers;
			if (!stranger || !reader || !seeker || !outcast || !recluse) throw new Error("nobody");
			await block(blocker, outcast, "Outcast");
			await block(recluse, blocked, nameOf(seed, 1));
			const home = await LobbyClient.open(hidden);
			expect(await home.command("show", { presence: "nobody" })).toEqual({ done: true });
			const eyes = [
				new Eye("stranger", await enter(stranger), { rows: 100 }),
				new Eye("reader", await enter(reader), { rows: 5, language: "es" }),
				new Eye("seeker", await enter(seeker), { rows: 100, free: true, games: ["liar", "el-mentiroso"] }),
				new Eye("outcast", await enter(outcast), { rows: 100 }),
				new Eye("recluse", await enter(recluse), { rows: 100 }),
			];
			const keptApart = new Map([
				["outcast", nameOf(seed, 0)],
				["recluse", nameOf(seed, 1)],
			]);
			const codes: string[] = [];
			let seen = 0;
			const beacon = await Beacon.light(at);
			for (const eye of eyes) await eye.settle();
			for (const eye of eyes) eye.arrived();

			for (let round = 0; round < 15; round++) {
				/** What a stranger may have learned in this round. */
				const listedCodes = new Set<string>();
				const listedNames = new Set<string>();
				/** At which tables these people sat all the time. */
				const without = new Map<string, Set<string>>();
				const note = (): void => {
					for (const table of app.tables.all) {
						const names = seatedAt(table);
						for (const [eye, name] of keptApart) {
							const free = without.get(eye) ?? new Set();
							if (!names.includes(name)) free.add(table.code);
							without.set(eye, free);
						}
						if (!table.agreed.listed) continue;
						listedCodes.add(table.code);
						for (const name of names) listedNames.add(name);
					}
				};
				note();
				for (let i = 0; i < 8; i++) {
					await happen(people, codes, random);
					note();
				}
				await beacon.seen();
				for (const eye of eyes) await eye.settle();
				note();
				for (const eye of eyes) {
					const bytes = eye.arrived();
					const apart = keptApart.get(eye.name);
					for (const code of codes) {
						const isForbidden = !listedCodes.has(code) || (apart !== undefined && !without.get(eye.name)?.has(code));
						if (isForbidden) expect(bytes, `${eye.name} was told of table ${code}`).not.toContain(code);
						else if (bytes.includes(code)) seen++;
					}
					for (let i = 0; i < people.length; i++) {
						const name = nameOf(seed, i);
						const isForbidden = !listedNames.has(name) || name === apart || name === nameOf(seed, 2);
						if (isForbidden) expect(bytes, `${eye.name} was told of ${name}`).not.toContain(name);
						else if (bytes.includes(name)) seen++;
					}
				}
			}
			expect(seen, "nothing was told at all").toBeGreaterThan(20);
			for (const eye of eyes) await eye.lobby.leave();
			await home.leave();
			await beacon.out();
			for (const each of people) await each.leave();
		},
	);
});
