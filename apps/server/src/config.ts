import { z } from "zod";
import { complaint, type Environment, type Misspelling, misspellings, withFiles } from "./operations/settings.ts";

// Every error says what the setting must be, to stand behind “it”.

function whole(min: number, max?: number) {
	const error = `must be a whole number ${max === undefined ? `of ${min} or more` : `from ${min} to ${max}`}`;
	return z.coerce
		.number({ error })
		.int({ error })
		.min(min, { error })
		.max(max ?? Number.MAX_SAFE_INTEGER, { error });
}

const port = () => whole(0, 65_535);

const shaped = (shape: RegExp, error: string) => z.string().regex(shape, { error });

const oneOf = <Name extends string>(...names: readonly [Name, ...Name[]]) =>
	z.enum(names, { error: `must be one of: ${names.join(", ")}` });

const rangeError = "must be two whole numbers, the smaller one first, e.g. 700-2400";

const range = shaped(/^\d+-\d+$/, rangeError)
	.transform((text) => text.split("-").map(Number))
	.transform(([min = 0, max = 0]) => ({ min, max }))
	.refine(({ min, max }) => min <= max, { error: rangeError });

const origin = z
	.string()
	.refine(isOrigin, { error: "must be an address without a path, e.g. https://fibbers.example" });

function isOrigin(text: string): boolean {
	if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
	const { origin } = new URL(text);
	return text === origin || text === `${origin}/`;
}

const settings = {
	PORT: port().default(3_000),
	HOST: z.string().default("0.0.0.0"),
	/** Where browsers find the server when a proxy stands before it, e.g. `https://fibbers.example`. */
	PUBLIC_ORIGIN: origin.optional(),
	/** Where the database lies when there is no DATABASE_URL, and what is kept of faults. */
	DATA_DIR: z.string().default("data"),
	/** `postgres://…`: a PostgreSQL database instead of the embedded one. */
	DATABASE_URL: z
		.url({ protocol: /^postgres(ql)?$/, error: "must be postgres://user:password@host/database" })
		.optional(),
	/**
	 * `redis://…`, or the path of a socket: what processes that serve the same tables tell each other goes through it. It is theirs alone.
	 * They share `DATABASE_URL` and `PUBLIC_ORIGIN`, and each has its own `PUBLIC_ADDRESS`.
	 */
	REDIS_URL: shaped(/^(?:rediss?:\/\/\S+|\/\S+)$/, "must be redis://host:6379, or the path of a socket").optional(),
	/** Where browsers reach the sockets of this very process: `host[:port][/path]`, e.g. `fibbers.example/s1`. */
	PUBLIC_ADDRESS: shaped(
		/^[\w.-]+(?::\d+)?(?:\/[\w-]+)*$|^\[[\da-f:]+\](?::\d+)?(?:\/[\w-]+)*$/i,
		"must be an address without a scheme, e.g. fibbers.example/s1",
	).optional(),
	/** `off` keeps tables in memory only: to measure what the journal costs. */
	JOURNAL: oneOf("on", "off").default("on"),
	/** The key pair that push services know this server by, base64url; without it one is made and kept in the database. */
	VAPID_PUBLIC_KEY: shaped(/^[\w-]{87}$/, "must be 87 letters of base64url").optional(),
	VAPID_PRIVATE_KEY: shaped(/^[\w-]{43}$/, "must be 43 letters of base64url").optional(),
	/** Push services besides those of the usual browsers: `push.example,localhost:8443`. */
	PUSH_SERVICES: z
		.string()
		.default("")
		.transform((text) => text.split(",").filter((host) => host !== "")),
	/** The port of the loopback, or of METRICS_HOST, where metrics and the state of the server are told; without it nowhere. */
	METRICS_PORT: port().optional(),
	METRICS_HOST: z.string().default("127.0.0.1"),
	/** How long a server that was told to end goes on, not ready any more, so that a balancer sends nobody new, ms. */
	DRAIN_MS: whole(0, 600_000).default(0),
	/** The commit that this program was built from, as metrics tell it. */
	BUILD_COMMIT: shaped(/^[0-9a-f]{7,40}$/, "must be 7 to 40 digits of a commit").optional(),
	LOG_LEVEL: oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent").default("info"),
	/** How long computers think, in ms: `700-2400`. */
	THINK_MS: range.optional(),
	/** How long computers wait after cards were turned over, ms. */
	READING_MS: whole(0).default(1_800),
	/** Without a connection for so long, ms, a seat is played by the computer. */
	AWAY_AFTER_MS: whole(100).default(45_000),
	/** With everybody gone for so long, ms, a table closes. */
	CLOSE_AFTER_MS: whole(100).default(300_000),
	/** Tables that one address may open a minute. */
	TABLES_PER_MINUTE: whole(1).default(30),
	/** Other calls that one address may make a minute; a household shares an address. */
	REQUESTS_PER_MINUTE: whole(1).default(300),
	/** How often one address may ask for a seat at a table or a line to the lobby a minute. */
	JOINS_PER_MINUTE: whole(1).default(300),
	/** Connections that one address may have at the same time; a household shares an address. */
	CONNECTIONS_PER_ADDRESS: whole(1).default(400),
	/** Different codes that nobody has, for which one player may ask in ten minutes; after that he gets no answer for a while. */
	MISSES_PER_PLAYER: whole(1).default(10),
	/** The same for one address; a household shares an address. */
	MISSES_PER_ADDRESS: whole(1).default(80),
	/** What one player may ask of his friends' lists a minute, on all his pages together. */
	LOBBY_COMMANDS_PER_MINUTE: whole(1).default(100),
	/** Commands and pings that one connection may send a second. */
	MESSAGES_PER_SECOND: whole(1).default(30),
	/** How often each connection is asked whether it is there, ms; one that has not answered until it is asked again is cut off. */
	HEARTBEAT_MS: whole(100).default(12_000),
};

/** What a process needs so that others can serve the same tables. */
const shared = ["DATABASE_URL", "PUBLIC_ORIGIN", "PUBLIC_ADDRESS"] as const;

const environment = z.object(settings).superRefine((config, context) => {
	const must = (name: keyof typeof settings, message: string): void =>
		context.addIssue({ code: "custom", path: [name], message });
	if (config.REDIS_URL !== undefined) {
		for (const name of shared) if (config[name] === undefined) must(name, "must be set with REDIS_URL");
		if (config.JOURNAL === "off") must("JOURNAL", "must be on with REDIS_URL");
	}
	if (config.METRICS_PORT !== undefined && config.METRICS_PORT === config.PORT && config.PORT !== 0)
		must("METRICS_PORT", "must be another port than PORT, which everybody reaches");
	const halves = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"] as const;
	const missing = halves.filter((name) => config[name] === undefined);
	if (missing.length === 1)
		for (const name of missing) must(name, `must be set with its other half (${halves.join(", ")})`);
});

export type Config = z.output<typeof environment>;

/** The settings of the process; throws an error that a person can read. An empty value is none. */
export function readConfig(env: Environment): Config {
	const given = withFiles(env);
	const parsed = environment.safeParse(given);
	if (parsed.success) return parsed.data;
	const wrong = parsed.error.issues.map(({ path, message }) => complaint(path.join("."), given, message));
	throw new Error(
		`These settings cannot be used:\n${wrong.map((line) => `  ${line}\n`).join("")}See docs/operating.md.`,
	);
}

export const settingNames = Object.keys(settings) as readonly (keyof typeof settings)[];

/** Names in the environment that look like settings, and are none. */
export const misspelled = (env: Environment): readonly Misspelling[] => misspellings(env, settingNames);
