import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { GameId, Random, View, Viewer } from "@fibbers/rules";
import { Play } from "../../src/table/play.ts";
import type { Table } from "../../src/table/table.ts";
import { Conditions } from "../conditions.ts";
import { NetworkClient } from "../network-client.ts";

/** Between two moves. */
const thinkMs = 10;

interface Sight {
	readonly version: number;
	readonly round: number;
	readonly view: View;
}

/** People who play one game after the other, and somebody who watches. They look closely at everything that they are told. */
export class HonestTable {
	readonly code: string;
	/** What they noticed that should not have been. */
	readonly faults: string[] = [];
	moves = 0;
	games = 0;
	private readonly players: readonly NetworkClient[];
	private readonly watcher: NetworkClient;
	/** The table as the server has it. */
	private readonly table: () => Table | undefined;
	private readonly random: Random;
	private readonly sights = new Map<NetworkClient, Sight[]>();
	private readonly conditions = new Conditions();
	private isOver = false;
	private playing: Promise<void> = Promise.resolve();

	private constructor(code: string, clients: readonly NetworkClient[], table: () => Table | undefined, random: Random) {
		this.code = code;
		const [watcher, ...players] = clients.toReversed();
		if (watcher === undefined) throw new Error("nobody watches");
		this.watcher = watcher;
		this.players = players;
		this.table = table;
		this.random = random;
		for (const client of clients) this.watch(client);
	}

	static async open(
		base: string,
		game: GameId,
		count: number,
		find: (code: string) => Table | undefined,
		random: Random,
	): Promise<HonestTable> {
		const clients = await Promise.all(Array.from({ length: count + 1 }, () => NetworkClient.create(base)));
		const [host] = clients;
		if (host === undefined) throw new Error("nobody plays");
		const code = await host.open({ game, seats: count, turnMs: 120_000, doubtMs: 0 });
		for (const client of clients) {
			await client.join(code);
			if (client !== host && client !== clients.at(-1)) await client.command("sit");
		}
		const table = new HonestTable(code, clients, () => find(code), random);
		await host.command("start");
		table.playing = table.play().catch((error: Error) => void table.faults.push(error.message));
		return table;
	}

	/** Resolves when so many more moves were made, and everybody has seen them. */
	async movesOn(more = 3): Promise<void> {
		const goal = this.moves + more;
		await this.conditions.until(() => this.moves >= goal || this.faults.length > 0);
	}

	async stop(): Promise<void> {
		this.isOver = true;
		await this.playing;
		for (const client of [...this.players, this.watcher]) await client.leave();
	}

	private async play(): Promise<void> {
		for (let turn = 0; !this.isOver; turn++) {
			const client = this.players[turn % this.players.length];
			const move = client?.choice(this.random);
			if (client && move) await this.move(client, move);
			else if (client?.state?.phase === "over") await this.again();
			else await pause(0);
		}
	}

	private async move(client: NetworkClient, move: object): Promise<void> {
		const version = client.state?.version ?? 0;
		const reply = await client.move(move);
		if (!reply.done) this.faults.push(`a move was refused: ${reply.reason}`);
		for (const each of [...this.players, this.watcher]) await each.until(() => (each.state?.version ?? 0) > version);
		this.moves++;
		this.conditions.look();
		await pause(thinkMs);
	}

	private async again(): Promise<void> {
		for (const each of [...this.players, this.watcher]) await each.until(() => each.state?.phase === "over");
		this.judge();
		this.games++;
		const chooser = this.players.find(({ seat, state }) => seat !== null && seat === state?.chooser);
		await chooser?.command("choose", { first: 0 });
		for (const client of this.players) await client.command("ready", { ready: true });
		for (const each of [...this.players, this.watcher]) await each.until(() => each.state?.phase === "playing");
	}

	private watch(client: NetworkClient): void {
		const sights: Sight[] = [];
		this.sights.set(client, sights);
		client.onNews = () => {
			const { state, view } = client;
			if (state === null || view === null || state.phase !== "playing") return;
			const last = sights.at(-1);
			if (last !== undefined && last.version > state.version) this.faults.push("a version went back");
			if (last?.version === state.version) sights.pop();
			sights.push({ version: state.version, round: state.round, view: structuredClone(view) });
		};
		client.room?.onLeave((code) => {
			if (!this.isOver) this.faults.push(`somebody was closed with ${code}`);
		});
	}

	/** A game is over: was each told all of it, and nothing else, as the rules have it? */
	private judge(): void {
		const table = this.table();
		const play = table?.play;
		if (table === undefined || play === null || play === undefined) return void this.faults.push("the game is gone");
		for (const [client, sights] of this.sights) {
			const viewer: Viewer = client.seat ?? "spectator";
			const right = viewsOf(play, viewer);
			let from = 0;
			for (const { view } of sights.filter(({ round }) => round === table.round)) {
				const at = right.findIndex((each, i) => i >= from && isDeepStrictEqual(each, view));
				if (at < 0) this.faults.push(`${viewer} saw what the rules do not show`);
				else from = at;
			}
			if (!isDeepStrictEqual(client.view, right.at(-1))) this.faults.push(`${viewer} did not see the end`);
			if (!isDeepStrictEqual(client.events, play.log(viewer))) this.faults.push(`${viewer} was told another story`);
			sights.length = 0;
		}
	}
}

/** What the rules let this viewer see, from the deal to the end. */
function viewsOf(play: Play, viewer: Viewer): unknown[] {
	const again = new Play(play.dealt, 0);
	const views: unknown[] = [again.view(viewer)];
	for (const made of play.made) {
		again.apply(made, 0);
		views.push(again.view(viewer));
	}
	return views;
}
