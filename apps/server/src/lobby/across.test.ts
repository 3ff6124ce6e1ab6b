import { setTimeout as pause } from "node:timers/promises";
import type { LobbyRow, QuickTable, TableChangesMessage, TablesMessage } from "@fibbers/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ServerCluster } from "../../testkit/cluster/server-cluster.ts";
import { LobbyClient, NetworkClient } from "../../testkit/index.ts";

/** For servers, a Redis and a PostgreSQL to come about, ms. */
const startMs = 180_000;

let cluster: ServerCluster;
const lines: LobbyClient[] = [];
const players: NetworkClient[] = [];

beforeAll(async () => {
	cluster = await ServerCluster.start(3, { MISSES_PER_PLAYER: "3" });
}, startMs);

afterAll(() => cluster?.end(), startMs);

afterEach(async () => {
	for (const line of lines.splice(0)) await line.leave().catch(() => {});
	for (const player of players.splice(0)) await player.leave().catch(() => {});
});

/** Asks the first of these processes. */
async function come(name: string, ...processes: readonly number[]): Promise<NetworkClient> {
	const player = await NetworkClient.create(processes.map((i) => cluster.servers[i]?.url ?? ""));
	await player.http("PUT", "/api/me", { name });
	players.push(player);
	return player;
}

/** The list as a page shows it, put together from what it was told. */
class Page {
	readonly line: LobbyClient;
	rows = new Map<string, LobbyRow>();

	private constructor(line: LobbyClient) {
		this.line = line;
		line.onLetter = (name, message) => this.take(name, message);
	}

	static async open(visitor: NetworkClient): Promise<Page> {
		const line = await LobbyClient.open(visitor);
		lines.push(line);
		const page = new Page(line);
		await line.command("look", { rows: 100 });
		return page;
	}

	until(condition: (row: (code: string) => LobbyRow | undefined) => boolean): Promise<void> {
		return this.line.until(() => condition((code) => this.rows.get(code)));
	}

	private take(name: string, message: unknown): void {
		if (name === "tables") this.rows = new Map((message as TablesMessage).rows.map((row) => [row.code, row]));
		if (name !== "changes") return;
		const { set, gone } = message as TableChangesMessage;
		for (const code of gone) this.rows.delete(code);
		for (const change of set) this.rows.set(change.code, { ...this.rows.get(change.code), ...change } as LobbyRow);
	}
}

const settings = { game: "liar", seats: 2, turnMs: 120_000, doubtMs: 0, listed: true };

describe("the list of one process", () => {
	test("shows the tables of all, and what changes there", async () => {
		const page = await Page.open(await come("Viewer", 1));
		const ada = await come("Ada", 0);
		const code = await ada.open(settings);
		await ada.join(code);
		await page.until((row) => row(code)?.seats.length === 1);
		expect(page.rows.get(code)).toMatchObject({ free: 1, watchers: 0, phase: "open", seats: [{ name: "Ada" }] });
		await ada.command("addComputer");
		await ada.command("start");
		await page.until((row) => row(code)?.phase === "playing" && row(code)?.seats.length === 2);
		await ada.command("stand");
		await ada.leave();
		await page.until((row) => row(code) === undefined);
	});

	test("names nobody who shows to nobody that he is here, whichever process he said so at", async () => {
		const page = await Page.open(await come("Viewer", 1));
		const [hidden, other] = [await come("Hidden", 0), await come("Other", 0)];
		const code = await hidden.open(settings);
		await hidden.join(code);
		await other.join(code);
		await other.command("sit");
		await page.until((row) => row(code)?.seats[1]?.name === "Other" && row(code)?.seats[0]?.name === "Hidden");
		const line = await LobbyClient.open({ base: cluster.servers[2]?.url ?? "", token: hidden.token });
		lines.push(line);
		await line.command("show", { presence: "nobody" });
		await page.until((row) => row(code)?.seats[0] === null);
		expect(page.rows.get(code)?.seats[1]?.name).toBe("Other");
	});

	test("does not show where somebody sits whom one is kept apart from, wherever either of them said so", async () => {
		const [viewer, ada] = [await come("Viewer", 1), await come("Ada", 0)];
		const page = await Page.open(viewer);
		const code = await ada.open(settings);
		await ada.join(code);
		await page.until((row) => row(code) !== undefined);
		const elsewhere = await LobbyClient.open({ base: cluster.servers[2]?.url ?? "", token: ada.token });
		lines.push(elsewhere);
		await page.line.command("befriend", { code: elsewhere.social?.me.friendCode });
		await elsewhere.until(() => elsewhere.social?.requests.in.length === 1);
		await elsewhere.command("block", { request: elsewhere.social?.requests.in[0]?.id });
		await page.until((row) => row(code) === undefined);
		await page.line.command("look", { rows: 100 });
		expect(page.rows.has(code)).toBe(false);
	});
});

describe("people who ask different processes for a game at the same moment", () => {
	const quick = async (player: NetworkClient, game: string): Promise<QuickTable> => {
		const { body } = await player.http("POST", "/api/quick", { game });
		return body as unknown as QuickTable;
	};

	test.each(["liar", "el-mentiroso"])("meet: nobody is left over, and no table of %s gets too many", async (game) => {
		const seats = game === "liar" ? 2 : 4;
		const all = await Promise.all(Array.from({ length: 3 * seats }, (_, i) => come(`No. ${i}`, i % 3)));
		const found = await Promise.all(all.map((player) => quick(player, game)));
		const codes = found.map(({ code }) => code);
		expect(new Set(codes).size).toBe(3);
		for (const code of new Set(codes)) expect(codes.filter((each) => each === code)).toHaveLength(seats);
		expect(found.filter(({ opened }) => opened)).toHaveLength(3);
		// Whoever asks again, wherever, is sent to the same one.
		expect((await quick(all[1] ?? raise(), game)).code).toBe(codes[1]);
	});

	const raise = (): never => {
		throw new Error("nobody");
	};
});

describe("when a process was killed", () => {
	/** Asks for the table until it is not just being brought back. */
	const askFor = async (who: NetworkClient, code: string): Promise<number> => {
		for (;;) {
			const { status } = await who.http("GET", `/api/tables/${code}`);
			if (status !== 503) return status;
			await pause(50);
		}
	};

	const arrive = async (who: NetworkClient, code: string): Promise<void> => {
		while (who.room === null) await who.join(code).catch(() => pause(50));
	};

	test("its tables are in the list no more until they are back; whoever guesses codes gets his own and no other", async () => {
		const page = await Page.open(await come("Viewer", 1));
		const [ada, bea, cid] = [await come("Ada", 2, 0), await come("Bea", 0), await come("Cid", 2, 0)];
		const [lost, kept] = [await ada.open(settings), await bea.open(settings)];
		const own = await cid.open({ ...settings, listed: false });
		await Promise.all([ada.join(lost), bea.join(kept), cid.join(own)]);
		await page.until((row) => row(lost) !== undefined && row(kept) !== undefined);
		await cluster.servers[2]?.kill();
		await page.until((row) => row(lost) === undefined);
		expect(page.rows.has(kept)).toBe(true);

		const eve = await come("Eve", 0);
		for (const player of [ada, cid]) {
			player.room = null;
			player.askNext();
		}
		for (const guesser of [cid, eve]) {
			for (const last of "234") await guesser.http("GET", `/api/tables/GUESS${last}`);
			expect(await askFor(guesser, "GUESS5")).toBe(429);
		}
		expect(await askFor(eve, own)).toBe(429);
		expect(await askFor(cid, own)).toBe(200);
		expect(await askFor(eve, own)).toBe(429);

		await arrive(ada, lost);
		await page.until((row) => row(lost)?.seats[0]?.name === "Ada");
	});
});
