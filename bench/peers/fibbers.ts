import "../driver/in-place-of-the-browsers.ts";
import type { elMentiroso } from "@fibbers/rules";
import { NetworkClient } from "@fibbers/server/testkit/network-client";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import type { CountedSocket } from "../driver/counted-socket.ts";
import { FrameWatcher } from "../driver/frame-watcher.ts";
import { type Peer, type PeerTable, type Player, seats } from "../driver/peer.ts";
import { Versions } from "../driver/versions.ts";

/** A player at our own server. */
export class FibbersPlayer implements Player {
	version = 0;
	arrivedAt = 0;
	readonly client: NetworkClient;
	private readonly versions = new Versions();

	constructor(client: NetworkClient) {
		this.client = client;
		client.onNews = () => this.look();
		this.look();
	}

	get view(): elMentiroso.ElMentirosoView | null {
		return this.client.view as elMentiroso.ElMentirosoView | null;
	}

	get bytes(): number {
		return socketOf(this.client).bytes;
	}

	async move(move: elMentiroso.Move): Promise<string | null> {
		const reply = await this.client.move(move);
		return reply.done ? null : reply.reason;
	}

	until(version: number): Promise<void> {
		return this.versions.until(version);
	}

	private look(): void {
		const version = this.client.state?.version ?? 0;
		if (version <= this.version) return;
		this.version = version;
		this.arrivedAt = socketOf(this.client).arrivedAt;
		this.versions.reach(version);
	}
}

const socketOf = ({ room }: NetworkClient): CountedSocket => {
	if (room === null) throw new Error("not at a table");
	return (room.connection.transport as unknown as { readonly ws: CountedSocket }).ws;
};

/** A table of ours, played on through rematches. */
export class FibbersTable implements PeerTable {
	readonly players: readonly FibbersPlayer[];
	private readonly clients: readonly NetworkClient[];
	private readonly code: string;

	private constructor(code: string, clients: readonly NetworkClient[]) {
		this.code = code;
		this.clients = clients;
		this.players = clients.map((client) => new FibbersPlayer(client));
	}

	static async open(base: string): Promise<FibbersTable> {
		const clients = await Promise.all(Array.from({ length: seats }, () => NetworkClient.create(base)));
		const [host, ...others] = clients as [NetworkClient, ...NetworkClient[]];
		const code = await host.open({ game: "el-mentiroso", seats, turnMs: 120_000, doubtMs: 0 });
		await host.join(code);
		for (const client of others) {
			await client.join(code);
			await client.command("sit");
		}
		await host.command("start");
		await dealtTo(clients);
		return new FibbersTable(
			code,
			clients.toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0)),
		);
	}

	async again(): Promise<void> {
		await Promise.all(this.clients.map((client) => client.command("ready", { ready: true })));
		await dealtTo(this.clients);
	}

	async watch(): Promise<FrameWatcher> {
		const { socket } = await this.join();
		socket.removeAllListeners("message");
		return new FrameWatcher(socket);
	}

	/** A watcher who reads what he is sent, and when he asked for the table, ms of `performance.now()`. */
	async join(): Promise<{ readonly socket: CountedSocket; readonly askedAt: number }> {
		const client = await NetworkClient.create(this.players[0]?.client.base ?? "");
		const askedAt = performance.now();
		await client.join(this.code);
		return { socket: socketOf(client), askedAt };
	}

	async leave(): Promise<void> {
		await Promise.all(this.clients.map((client) => client.leave()));
	}
}

const dealtTo = (clients: readonly NetworkClient[]): Promise<unknown> =>
	Promise.all(
		clients.map((client) => client.until(() => client.state?.phase === "playing" && client.view?.own != null)),
	);

/** Fibbers as people start it. `url` is where it is found. */
export interface Fibbers extends Peer {
	readonly url: string;
	open(): Promise<FibbersTable>;
}

export async function startFibbers(name: string, env: Readonly<Record<string, string>>): Promise<Fibbers> {
	const server = await ServerProcess.start({ MESSAGES_PER_SECOND: "100000", ...env });
	return {
		name,
		url: server.url,
		pids: [server.pid],
		open: () => FibbersTable.open(server.url),
		stop: async () => void (await server.stop()),
	};
}
