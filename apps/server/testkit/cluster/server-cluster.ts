import { openStore } from "../../src/store/open-store.ts";
import type { Store } from "../../src/store/store.ts";
import { FallingServer } from "../falls/falling-server.ts";
import { freePort } from "../free-port.ts";
import { OwnRedis } from "../redis.ts";
import { startPostgres, type TestServer } from "../store/postgres.ts";

/** Server processes that serve the same tables, with a Redis and a PostgreSQL of their own. */
export class ServerCluster {
	readonly servers: readonly FallingServer[];
	readonly redis: OwnRedis;
	/** What the servers keep. */
	readonly store: Store;
	private readonly postgres: TestServer;
	private readonly databaseUrl: string;

	private constructor(
		servers: readonly FallingServer[],
		parts: {
			readonly redis: OwnRedis;
			readonly store: Store;
			readonly postgres: TestServer;
			readonly databaseUrl: string;
		},
	) {
		this.servers = servers;
		this.redis = parts.redis;
		this.store = parts.store;
		this.postgres = parts.postgres;
		this.databaseUrl = parts.databaseUrl;
	}

	/** `more` are settings of all servers. */
	static async start(count: number, more: Readonly<Record<string, string>> = {}): Promise<ServerCluster> {
		const [redis, postgres] = await Promise.all([OwnRedis.start(), startPostgres()]);
		const databaseUrl = await postgres.freshDatabase();
		// Opened first, so that the database is made before several want to.
		const store = await openStore({ databaseUrl });
		const servers = await Promise.all(
			Array.from({ length: count }, async () =>
				FallingServer.start({ ...(await place(redis.url, databaseUrl)), LOG_LEVEL: "fatal", ...more }),
			),
		);
		return new ServerCluster(servers, { redis, store, postgres, databaseUrl });
	}

	/** The settings of one more of these servers. */
	another(): Promise<Readonly<Record<string, string>>> {
		return place(this.redis.url, this.databaseUrl);
	}

	get urls(): readonly string[] {
		return this.servers.map(({ url }) => url);
	}

	/** Whatever befell them, all servers are there afterwards. */
	async mend(): Promise<void> {
		for (const server of this.servers) server.continue();
		await Promise.all(this.servers.filter(({ isUp }) => !isUp).map((server) => server.rise()));
	}

	async end(): Promise<void> {
		for (const server of this.servers) server.continue();
		await Promise.all(this.servers.map((server) => server.kill()));
		await this.store.close();
		await this.redis.end();
		await this.postgres.end();
	}
}

async function place(redisUrl: string, databaseUrl: string): Promise<Readonly<Record<string, string>>> {
	const port = String(await freePort());
	return {
		PORT: port,
		PUBLIC_ADDRESS: `127.0.0.1:${port}`,
		PUBLIC_ORIGIN: "http://fibbers.test",
		REDIS_URL: redisUrl,
		DATABASE_URL: databaseUrl,
	};
}
