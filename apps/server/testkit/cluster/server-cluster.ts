import { openStore } from "../../src/store/open-store.ts";
import type { Store } from "../../src/store/store.ts";
import { FallingServer, freePort } from "../falls/falling-server.ts";
import { OwnRedis } from "../redis.ts";
import { startPostgres, type TestServer } from "../store/postgres.ts";

/** Server processes that serve the same tables, with a Redis and a PostgreSQL of their own. */
export class ServerCluster {
	readonly servers: readonly FallingServer[];
	readonly redis: OwnRedis;
	/** What the servers keep. */
	readonly store: Store;
	private readonly postgres: TestServer;

	private constructor(servers: readonly FallingServer[], redis: OwnRedis, store: Store, postgres: TestServer) {
		this.servers = servers;
		this.redis = redis;
		this.store = store;
		this.postgres = postgres;
	}

	static async start(count: number): Promise<ServerCluster> {
		const [redis, postgres] = await Promise.all([OwnRedis.start(), startPostgres()]);
		const databaseUrl = await postgres.freshDatabase();
		// Opened first, so that the database is made before several want to.
		const store = await openStore({ databaseUrl });
		const servers = await Promise.all(
			Array.from({ length: count }, async () => {
				const port = String(await freePort());
				return await FallingServer.start({
					PORT: port,
					PUBLIC_ADDRESS: `127.0.0.1:${port}`,
					PUBLIC_ORIGIN: "http://fibbers.test",
					REDIS_URL: redis.url,
					DATABASE_URL: databaseUrl,
					LOG_LEVEL: "fatal",
				});
			}),
		);
		return new ServerCluster(servers, redis, store, postgres);
	}

	get urls(): readonly string[] {
		return this.servers.map(({ url }) => url);
	}

	async end(): Promise<void> {
		for (const server of this.servers) server.continue();
		await Promise.all(this.servers.map((server) => server.kill()));
		await this.store.close();
		await this.redis.end();
		await this.postgres.end();
	}
}
