import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type GameId, gameIds, type Random, seededRandom } from "@fibbers/rules";
import { openStore } from "@fibbers/server/store";
import { finishedGame } from "./history/games.ts";
import { writeTable } from "./history/report.ts";

type Store = Awaited<ReturnType<typeof openStore>>;

const { values } = parseArgs({
	options: {
		games: { type: "string", default: "10000" },
		/** Who play them; the first plays every tenth game. */
		players: { type: "string", default: "500" },
		/** How often each question is asked. */
		asked: { type: "string", default: "1000" },
		seed: { type: "string", default: "1" },
		/** Into `docs/history.md`. */
		write: { type: "boolean", default: false },
	},
});

const count = Number(values.games);
const random = seededRandom(Number(values.seed));

async function filled(store: Store): Promise<readonly string[]> {
	const players = Array.from({ length: Number(values.players) }, (_, i) => `player-${i}`);
	for (const id of players)
		await store.players.create({
			id,
			profile: { name: id, picture: "cat", tone: 0 },
			device: { tokenHash: id, label: "bench" },
			at: 0,
		});
	// A hundred games of each kind are played; the others are these again, with other people.
	const kinds = gameIds.flatMap((game) => Array.from({ length: 100 }, () => finishedGame(game, random)));
	for (let i = 0; i < count; i++) {
		const game = kinds[random.below(kinds.length)];
		if (game === undefined) continue;
		const people = chosen(players, game.seats.length, random, i);
		const endedAt = Date.UTC(2026, 0, 1) + i * 3_600_000;
		await store.games.add({
			...game,
			id: `game-${i}`,
			startedAt: endedAt - 600_000,
			endedAt,
			seats: game.seats.map((seat, at) => ({ ...seat, player: people[at] ?? null })),
		});
	}
	return players;
}

/** Different people; every tenth game has the first of all among them. */
function chosen(players: readonly string[], seats: number, random: Random, game: number): readonly string[] {
	const people = new Set(game % 10 === 0 ? players.slice(0, 1) : []);
	while (people.size < seats) people.add(players[1 + random.below(players.length - 1)] ?? "");
	return [...people];
}

/** ms of each of so many calls, one after the other. */
async function timed(call: (i: number) => Promise<unknown>): Promise<readonly number[]> {
	const times: number[] = [];
	for (let i = 0; i < Number(values.asked); i++) {
		const before = performance.now();
		await call(i);
		times.push(performance.now() - before);
	}
	return times;
}

const dataDir = await mkdtemp(path.join(tmpdir(), "fibbers-history-"));
const store = await openStore({ dataDir });
try {
	const begun = performance.now();
	const players = await filled(store);
	const seconds = (performance.now() - begun) / 1_000;
	const any = (): string => players[1 + random.below(players.length - 1)] ?? "";
	const [most = ""] = players;
	const lines = await store.games.list(most, { limit: count });
	const middle = lines[Math.floor(lines.length / 2)]?.id ?? "";
	const game: GameId = "liars-post";
	const rows = [
		["a list, its first page", await timed(() => store.games.list(any(), { limit: 21 }))],
		[`the same, of somebody with ${lines.length} games`, await timed(() => store.games.list(most, { limit: 21 }))],
		["a page from the middle of that", await timed(() => store.games.list(most, { limit: 21, before: middle }))],
		["its games won, of one kind", await timed(() => store.games.list(most, { limit: 21, game, won: true }))],
		["one game with its record", await timed((i) => store.games.find(`game-${i % count}`))],
		["a report", await timed(() => store.games.report(any()))],
		[`the same, of somebody with ${lines.length} games`, await timed(() => store.games.report(most))],
	] as const;
	const { size } = await stat(path.join(dataDir, "fibbers.db"));
	const title = `${count} games, ${players.length} players, ${values.asked} calls each, SQLite, Node ${process.version}`;
	const about = `Filling took ${seconds.toFixed(0)} s, and the file has ${(size / 1e6).toFixed(0)} MB.`;
	writeTable(values.write ? new URL("../docs/history.md", import.meta.url) : null, { title, about, rows });
} finally {
	await store.close();
	await rm(dataDir, { recursive: true, force: true });
}
