import { freePorts } from "@fibbers/server/testkit/free-port";
import { OwnPostgres } from "@fibbers/server/testkit/postgres";
import { OwnRedis } from "@fibbers/server/testkit/redis";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import { ReverseProxy } from "./reverse-proxy.ts";

/** Settings of the servers, as environment variables. */
type Settings = Readonly<Record<string, string>>;

/** What `docker-compose.yml` starts, as plain processes: a proxy, two servers, Redis and PostgreSQL. What they keep goes with them. */
export class Arrangement {
	/** Where browsers find it, without a slash at the end. */
	readonly url: string;
	/** By the number in their address, from 1; a server that was ended can be started again in its place. */
	readonly servers: readonly Place[];
	private readonly parts: readonly { end(): Promise<unknown> }[];

	private constructor(url: string, servers: readonly Place[], parts: readonly { end(): Promise<unknown> }[]) {
		this.url = url;
		this.servers = servers;
		this.parts = parts;
	}

	/** Resolves when people can come. `port` 0 is any that is free. */
	static async start(settings: Settings = {}, port = 0): Promise<Arrangement> {
		const [postgres, redis] = await Promise.all([OwnPostgres.start(), OwnRedis.start()]);
		const [own = 0, ...ports] = await freePorts(3);
		const address = `127.0.0.1:${port === 0 ? own : port}`;
		const shared = {
			...settings,
			DATABASE_URL: await postgres.freshDatabase(),
			REDIS_URL: redis.url,
			PUBLIC_ORIGIN: `http://${address}`,
		};
		const places = ports.map(
			(at, i) => new Place({ ...shared, PORT: `${at}`, PUBLIC_ADDRESS: `${address}/s${i + 1}` }),
		);
		for (const place of places) await place.start();
		const proxy = await ReverseProxy.start({ listen: address, servers: ports.map((at) => `127.0.0.1:${at}`) });
		return new Arrangement(`http://${address}`, places, [proxy, ...places, redis, postgres]);
	}

	/** Ends everything, those first that others are behind. */
	async end(): Promise<void> {
		for (const part of this.parts) await part.end();
	}
}

/** Where one of the servers runs. */
export class Place {
	private readonly settings: Settings;
	private server: ServerProcess | null = null;

	constructor(settings: Settings) {
		this.settings = settings;
	}

	/** The server that is here; throws when none is. */
	get process(): ServerProcess {
		if (this.server === null) throw new Error("no server runs here");
		return this.server;
	}

	async start(): Promise<void> {
		this.server = await ServerProcess.start(this.settings);
	}

	/** As a new version takes the place of an old one: it ends in peace, and another one begins. */
	async restart(): Promise<void> {
		await this.end();
		await this.start();
	}

	async end(): Promise<void> {
		await this.server?.stop();
		this.server = null;
	}
}
