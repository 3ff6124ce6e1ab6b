import { type GameId, type Random, unit } from "@fibbers/rules";
import { NetworkClient } from "@fibbers/server/testkit";

/** What happened at all tables together. */
export interface Tally {
	moves: number;
	games: number;
	/** From sending a move until all clients of the table had it, ms. */
	readonly delays: number[];
	readonly errors: string[];
}

export interface LoadOptions {
	readonly game: GameId;
	readonly clients: number;
	/** Pause before each move, ms. */
	readonly think: { readonly min: number; readonly max: number };
}

/** One table of network clients that play one game after the other until told to stop. */
export class LoadTable {
	readonly clients: NetworkClient[] = [];
	private readonly random: Random;
	private readonly tally: Tally;
	private readonly options: LoadOptions;

	constructor(random: Random, tally: Tally, options: LoadOptions) {
		this.random = random;
		this.tally = tally;
		this.options = options;
	}

	async open(base: string): Promise<void> {
		const { clients, game } = this.options;
		const host = await NetworkClient.create(base);
		const code = await host.open({ game, seats: clients, turnMs: 120_000, doubtMs: 0 });
		this.clients.push(host);
		await host.join(code);
		while (this.clients.length < clients) {
			const client = await NetworkClient.create(base);
			await client.join(code);
			await client.command("sit");
			this.clients.push(client);
		}
		await this.expect(host.command("start"));
	}

	/** One game after the other, and from where it stopped when it is called again. */
	async play(isOver: () => boolean): Promise<void> {
		const [host] = this.clients;
		while (!isOver()) {
			const moved = await this.moveOnce();
			if (moved || host?.state?.phase !== "over") continue;
			this.tally.games++;
			const chooser = this.clients.find(({ seat, state }) => seat !== null && seat === state?.chooser);
			await this.expect(chooser?.command("choose", { first: this.random.below(this.clients.length) }));
			for (const client of this.clients) await this.expect(client.command("ready", { ready: true }));
			await host.until(() => host.state?.phase === "playing");
		}
	}

	/** Somebody at the table moves: the first of those, in random order, who wants to. */
	private async moveOnce(): Promise<boolean> {
		const { min, max } = this.options.think;
		await new Promise((resolve) => setTimeout(resolve, min + unit(this.random) * (max - min)));
		const from = this.random.below(this.clients.length);
		for (let i = 0; i < this.clients.length; i++) {
			const client = this.clients[(from + i) % this.clients.length];
			const move = client?.choice(this.random);
			if (!client || !move) continue;
			const version = client.state?.version ?? 0;
			const sent = performance.now();
			const [reply] = await Promise.all([client.move(move), ...this.clients.map((each) => has(each, version + 1))]);
			this.tally.delays.push(performance.now() - sent);
			if (reply.done) this.tally.moves++;
			else this.tally.errors.push(`a move was refused: ${reply.reason}`);
			return true;
		}
		return false;
	}

	private async expect(asked: Promise<{ done: boolean; reason?: string }> | undefined): Promise<void> {
		const reply = await asked;
		if (reply && !reply.done && reply.reason !== "not-now") this.tally.errors.push(`refused: ${reply.reason}`);
	}

	/** Bytes that all clients have received. */
	get bytes(): number {
		return this.clients.flatMap(({ recordings }) => recordings).reduce((sum, { bytes }) => sum + bytes, 0);
	}

	async close(): Promise<void> {
		await Promise.all(this.clients.map((client) => client.leave()));
	}
}

const has = (client: NetworkClient, version: number): Promise<void> =>
	client.until(() => (client.state?.version ?? 0) >= version);
