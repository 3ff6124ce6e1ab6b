import { OwnRedis } from "../redis.ts";
import { ServerProcess } from "../server-process.ts";
import { startPostgres, type TestServer } from "../store/postgres.ts";

/** Servers in processes of their own that serve the same tables: one PostgreSQL, one Redis. */
export class Servers {
	readonly all: readonly ServerProcess[];
	readonly redis: OwnRedis;
	/** The settings that make another process one of them. */
	readonly env: Readonly<Record<string, string>>;
	private readonly postgres: TestServer;

	private constructor(
		all: readonly ServerProcess[],
		{ redis, postgres, env }: Pick<Servers, "redis" | "env"> & { postgres: TestServer },
	) {
		this.all = all;
		this.redis = redis;
		this.postgres = postgres;
		this.env = env;
	}

	static async start(count: number, more: Readonly<Record<string, string>> = {}): Promise<Servers> {
		const [postgres, redis] = await Promise.all([startPostgres(), OwnRedis.start()]);
		const env = { ...more, DATABASE_URL: await postgres.freshDatabase(), REDIS_URL: redis.url };
		// The first one makes the tables of the database.
		const all = [await ServerProcess.start(env)];
		const others = Array.from({ length: count - 1 }, () => ServerProcess.start(env));
		return new Servers([...all, ...(await Promise.all(others))], { redis, postgres, env });
	}

	async end(): Promise<void> {
		await Promise.all(this.all.map((server) => server.stop()));
		await Promise.all([this.redis.end(), this.postgres.end()]);
	}
}
