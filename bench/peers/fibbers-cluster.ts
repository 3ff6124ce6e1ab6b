import { freePort } from "@fibbers/server/testkit/free-port";
import { startPostgres } from "@fibbers/server/testkit/postgres";
import { OwnRedis } from "@fibbers/server/testkit/redis";
import type { Peer } from "../driver/peer.ts";
import { type Fibbers, startFibbers } from "./fibbers.ts";

/** A PostgreSQL and a Redis for those who are measured on them. */
export class Machines {
	private readonly postgres: Awaited<ReturnType<typeof startPostgres>>;
	private readonly redis: OwnRedis;

	private constructor(postgres: Awaited<ReturnType<typeof startPostgres>>, redis: OwnRedis) {
		this.postgres = postgres;
		this.redis = redis;
	}

	static async start(): Promise<Machines> {
		return new Machines(await startPostgres(), await OwnRedis.start());
	}

	/** A process by itself, with a database of its own. */
	async one(env: Readonly<Record<string, string>>): Promise<Fibbers> {
		return startFibbers("one process", { ...env, DATABASE_URL: await this.postgres.freshDatabase() });
	}

	/** Processes that serve the same tables; of the tables that are opened each gets as many. */
	async several(count: number, env: Readonly<Record<string, string>>): Promise<Peer> {
		const shared = { ...env, DATABASE_URL: await this.postgres.freshDatabase(), REDIS_URL: this.redis.url };
		const processes: Fibbers[] = [];
		while (processes.length < count) {
			const port = String(await freePort());
			const place = { PORT: port, PUBLIC_ADDRESS: `127.0.0.1:${port}`, PUBLIC_ORIGIN: "http://fibbers.test" };
			processes.push(await startFibbers(`process ${processes.length}`, { ...shared, ...place }));
		}
		let opened = 0;
		return {
			name: `${count} processes`,
			pids: processes.flatMap(({ pids }) => pids),
			open() {
				const at = processes[opened++ % count];
				if (at === undefined) throw new Error("no process");
				return at.open();
			},
			async stop() {
				await Promise.all(processes.map((each) => each.stop()));
			},
		};
	}

	async end(): Promise<void> {
		await this.redis.end();
		await this.postgres.end();
	}
}
