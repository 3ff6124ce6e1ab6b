import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import { FrameWatcher } from "../../driver/frame-watcher.ts";
import { type Peer, type PeerTable, seats } from "../../driver/peer.ts";
import { installPeers } from "../install.ts";
import { BoardgameIoPlayer, type Place } from "./client.ts";
import { SocketIoLine } from "./line.ts";

const program = fileURLToPath(new URL("./server.ts", import.meta.url));

/** After so many moves the next game is a new match: a match keeps its log, which is copied with each move. */
const longMatch = 1_000;

/** boardgame.io with its defaults. */
export async function startBoardgameIo(env: Readonly<Record<string, string>> = {}): Promise<Peer> {
	installPeers();
	const server = await ServerProcess.start(env, program);
	return {
		name: "boardgame.io",
		pids: [server.pid],
		stop: async () => void (await server.stop()),
		open: () => openTable(server.url),
	};
}

async function openTable(base: string): Promise<PeerTable> {
	let places = await newMatch(base);
	const lines = await Promise.all(places.map(() => SocketIoLine.open(base)));
	const players = lines.map((line) => new BoardgameIoPlayer(line));
	const sitDown = async (): Promise<void> => {
		await Promise.all(places.map(async (place) => players[place.seat]?.sync(place)));
	};
	await sitDown();
	return {
		players,
		async again() {
			if (Math.max(...players.map(({ stateId }) => stateId)) < longMatch) {
				// One after the other: a move that was meant for an older state is dropped.
				for (const player of players) {
					const next = player.version + 1;
					await player.ready();
					await Promise.all(players.map((each) => each.until(next)));
				}
				return;
			}
			places = await newMatch(base);
			await sitDown();
		},
		async watch() {
			const line = await SocketIoLine.open(base);
			line.emit("sync", places[0]?.match, null, undefined, seats);
			await once(line.socket, "message");
			return new FrameWatcher(line.socket);
		},
		async leave() {
			for (const player of players) player.leave();
		},
	};
}

/** A match that everybody has joined. */
async function newMatch(base: string): Promise<readonly Place[]> {
	const games = `${base}/games/el-mentiroso`;
	const { matchID: match } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: seats });
	return Promise.all(
		Array.from({ length: seats }, async (_, seat) => {
			const joining = { playerID: String(seat), playerName: `Player ${seat}` };
			const { playerCredentials } = await post<{ playerCredentials: string }>(`${games}/${match}/join`, joining);
			return { match, seat, credentials: playerCredentials };
		}),
	);
}

async function post<Answer>(url: string, body: object): Promise<Answer> {
	const headers = { "content-type": "application/json" };
	const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	return (await response.json()) as Answer;
}
