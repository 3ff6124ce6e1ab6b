import { setTimeout as pause } from "node:timers/promises";
import { type GameId, gameIds, pick, type Random } from "@fibbers/rules";
import { NetworkClient } from "@fibbers/server/testkit";

/** When a table was changed, epoch ms. */
export type Change = readonly [code: string, at: number];

/** Tables with a host at each, who changes now and then what the list shows of them. */
export class LobbyTables {
	readonly changes: Change[] = [];
	readonly errors: string[] = [];
	private readonly hosts: {
		readonly host: NetworkClient;
		readonly code: string;
		locked: boolean;
		computer: boolean;
	}[] = [];
	private readonly random: Random;

	constructor(random: Random) {
		this.random = random;
	}

	async open(base: string, count: number): Promise<void> {
		while (this.hosts.length < count) {
			const few = Math.min(20, count - this.hosts.length);
			await Promise.all(Array.from({ length: few }, () => this.openOne(base)));
		}
	}

	/** So many changes a second, for so long. */
	async change(perSecond: number, seconds: number): Promise<void> {
		const begin = performance.now();
		const asked: Promise<void>[] = [];
		for (let i = 0; i < perSecond * seconds; i++) {
			const wait = begin + (i * 1_000) / perSecond - performance.now();
			if (wait > 0) await pause(wait);
			asked.push(this.changeOne());
		}
		await Promise.all(asked);
	}

	/** Somebody's chair, a lock, or the time for a turn. */
	async changeOne(): Promise<void> {
		const table = pick(this.hosts, this.random);
		const kind = this.random.below(4);
		this.changes.push([table.code, Date.now()]);
		if (kind === 0) {
			table.locked = !table.locked;
			await this.ask(table.host, "lock", { locked: table.locked });
		} else if (kind === 1) {
			const turnMs = table.host.state?.turnMs === 30_000 ? 60_000 : 30_000;
			await this.ask(table.host, "configure", { turnMs });
		} else {
			table.computer = !table.computer;
			if (table.computer) await this.ask(table.host, "addComputer", {});
			else await this.ask(table.host, "removeSeat", { seat: 1 });
		}
	}

	async leave(): Promise<void> {
		await Promise.all(this.hosts.map(({ host }) => host.leave()));
	}

	private async openOne(base: string): Promise<void> {
		const host = await NetworkClient.create(base);
		const game: GameId = pick(gameIds, this.random);
		const seats = game === "liar" ? 2 : 4;
		const language = this.random.below(3) === 0 ? "es" : "en";
		const code = await host.open({ game, seats, language, listed: true });
		await host.join(code);
		this.hosts.push({ host, code, locked: false, computer: false });
	}

	private async ask(host: NetworkClient, name: Parameters<NetworkClient["command"]>[0], body: object): Promise<void> {
		const reply = await host.command(name, body);
		if (!reply.done) this.errors.push(`${name} refused: ${reply.reason}`);
	}
}
