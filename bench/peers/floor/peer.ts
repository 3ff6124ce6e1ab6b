import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import { CountedSocket } from "../../driver/counted-socket.ts";
import { FrameWatcher } from "../../driver/frame-watcher.ts";
import type { Peer, PeerTable } from "../../driver/peer.ts";
import { FloorPlayer } from "./client.ts";

const program = fileURLToPath(new URL("./server.ts", import.meta.url));

interface Opened {
	readonly table: number;
	/** One for each seat. */
	readonly tokens: readonly string[];
}

/** A raw `ws` server with hand-packed frames. */
export async function startFloor(env: Readonly<Record<string, string>> = {}): Promise<Peer> {
	const server = await ServerProcess.start(env, program);
	const address = server.url.replace("http", "ws");
	return {
		name: "floor",
		pids: [server.pid],
		stop: async () => void (await server.stop()),
		async open(): Promise<PeerTable> {
			const { table, tokens } = (await (await fetch(server.url, { method: "POST" })).json()) as Opened;
			const players: FloorPlayer[] = [];
			for (const token of tokens) players.push(new FloorPlayer(await CountedSocket.open(`${address}/?token=${token}`)));
			await Promise.all(players.map((player) => player.until(1)));
			return {
				players,
				async again() {
					const next = Math.max(...players.map(({ version }) => version)) + 1;
					for (const player of players) player.ready();
					await Promise.all(players.map((player) => player.until(next)));
				},
				async watch() {
					const socket = new CountedSocket(`${address}/?table=${table}`);
					await once(socket, "message");
					return new FrameWatcher(socket);
				},
				async leave() {
					for (const player of players) player.leave();
				},
			};
		},
	};
}
