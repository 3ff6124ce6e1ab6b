import { z } from "zod";

const range = z
	.string()
	.regex(/^\d+-\d+$/)
	.transform((text) => text.split("-").map(Number))
	.transform(([min = 0, max = 0]) => ({ min, max }))
	.refine(({ min, max }) => min <= max);

const environment = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
	HOST: z.string().min(1).default("0.0.0.0"),
	/** Where browsers find the server when a proxy stands before it, e.g. `https://fibbers.example`. */
	PUBLIC_ORIGIN: z.url().optional(),
	/** Where the database lies when there is no DATABASE_URL. */
	DATA_DIR: z.string().min(1).default("data"),
	/** `postgres://…`: a PostgreSQL database instead of the embedded one. */
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
	/** `redis://…`: what processes that serve the same tables tell each other goes through it. They share a `DATABASE_URL`. */
	REDIS_URL: z.string().min(1).optional(),
	/** `off` keeps tables in memory only: to measure what the journal costs. */
	JOURNAL: z.enum(["on", "off"]).default("on"),
	/** The key pair that push services know this server by, base64url; without it one is made and kept in the database. */
	VAPID_PUBLIC_KEY: z
		.string()
		.regex(/^[\w-]{87}$/)
		.optional(),
	VAPID_PRIVATE_KEY: z
		.string()
		.regex(/^[\w-]{43}$/)
		.optional(),
	/** Push services besides those of the usual browsers: `push.example,localhost:8443`. */
	PUSH_SERVICES: z
		.string()
		.default("")
		.transform((text) => text.split(",").filter((host) => host !== "")),
	/** The port of the loopback, or of METRICS_HOST, where metrics and the state of the server are told; without it nowhere. */
	METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
	METRICS_HOST: z.string().min(1).default("127.0.0.1"),
	/** How long a server that was told to end goes on, not ready any more, so that a balancer sends nobody new, ms. */
	DRAIN_MS: z.coerce.number().int().min(0).max(600_000).default(0),
	/** The commit that this program was built from, as metrics tell it. */
	BUILD_COMMIT: z
		.string()
		.regex(/^[0-9a-f]{7,40}$/)
		.optional(),
	LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
	/** How long computers think, in ms: `700-2400`. */
	THINK_MS: range.optional(),
	/** How long computers wait after cards were turned over, ms. */
	READING_MS: z.coerce.number().int().min(0).default(1_800),
	/** Without a connection for so long, ms, a seat is played by the computer. */
	AWAY_AFTER_MS: z.coerce.number().int().min(100).default(45_000),
	/** With everybody gone for so long, ms, a table closes. */
	CLOSE_AFTER_MS: z.coerce.number().int().min(100).default(300_000),
	/** Tables that one address may open a minute. */
	TABLES_PER_MINUTE: z.coerce.number().int().min(1).default(30),
	/** Other calls that one address may make a minute; a household shares an address. */
	REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
	/** Different codes that nobody has, for which one player may ask in ten minutes; after that he gets no answer for a while. */
	MISSES_PER_PLAYER: z.coerce.number().int().min(1).default(10),
	/** The same for one address; a household shares an address. */
	MISSES_PER_ADDRESS: z.coerce.number().int().min(1).default(80),
	/** What one player may ask of his friends' lists a minute, on all his pages together. */
	LOBBY_COMMANDS_PER_MINUTE: z.coerce.number().int().min(1).default(100),
	/** Commands and pings that one connection may send a second. */
	MESSAGES_PER_SECOND: z.coerce.number().int().min(1).default(30),
});

export type Config = z.output<typeof environment>;

/** The settings of the process; throws an error that a person can read. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
	const parsed = environment.safeParse(env);
	if (!parsed.success) throw new Error(`These settings cannot be used:\n${z.prettifyError(parsed.error)}`);
	return parsed.data;
}
