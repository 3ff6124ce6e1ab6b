import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { ended, untilSaid } from "../child-programs.ts";
import { postgresPrograms } from "./postgres-programs.ts";

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; this is `nobody`, and needs no name. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: nobody, gid: nobody } : {};

/** A PostgreSQL server for tests. */
export interface TestServer {
	/** The URL of a new, empty database. */
	freshDatabase(): Promise<string>;
	/** Ends what was started, and removes it. */
	end(): Promise<void>;
}

/** The server at `TEST_DATABASE_URL`, whose user may create databases; without it, one of our own. */
export async function startPostgres(): Promise<TestServer> {
	const url = process.env.TEST_DATABASE_URL;
	if (url === undefined) return await OwnPostgres.start();
	const made: string[] = [];
	return {
		async freshDatabase() {
			made.push(await createDatabase(url));
			return at(url, made.at(-1) ?? "");
		},
		async end() {
			for (const name of made) await query(url, `drop database ${name} with (force)`);
		},
	};
}

/** A server of our own on a socket in a new folder, which can be stopped and started again in between. */
export class OwnPostgres implements TestServer {
	private readonly folder: string;
	private readonly program: string;
	private server: ChildProcess | null = null;

	private constructor(folder: string, program: string) {
		this.folder = folder;
		this.program = program;
	}

	static async start(): Promise<OwnPostgres> {
		const { initdb, postgres } = await postgresPrograms();
		const folder = await mkdtemp(path.join(tmpdir(), "fibbers-pg-"));
		if (isRoot) await chown(folder, nobody, nobody);
		const own = new OwnPostgres(folder, postgres);
		const settings = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
		await run(initdb, [`--pgdata=${own.data}`, ...settings], { cwd: folder, ...asNobody });
		await own.start();
		return own;
	}

	private get data(): string {
		return path.join(this.folder, "data");
	}

	private get url(): string {
		return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(this.folder)}`;
	}

	async freshDatabase(): Promise<string> {
		return at(this.url, await createDatabase(this.url));
	}

	/** Resolves when it takes connections. */
	async start(): Promise<void> {
		const server = spawn(this.program, ["-D", this.data, "-k", this.folder, "-h", "", "-F", "-N", "50"], {
			cwd: this.folder,
			env: { ...process.env, LC_ALL: "C" },
			stdio: ["ignore", "ignore", "pipe"],
			...asNobody,
		});
		this.server = server;
		process.once("exit", () => server.kill("SIGQUIT"));
		await untilSaid("PostgreSQL", server.stderr, "database system is ready to accept connections");
	}

	/** At once, whoever is connected. */
	async stop(): Promise<void> {
		const server = this.server;
		this.server = null;
		await ended(server, "SIGINT");
	}

	async end(): Promise<void> {
		await this.stop();
		await rm(this.folder, { recursive: true, force: true });
	}
}

async function createDatabase(url: string): Promise<string> {
	const name = `fibbers_${randomBytes(8).toString("hex")}`;
	await query(url, `create database ${name}`);
	return name;
}

async function query(url: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(text);
	} finally {
		await client.end();
	}
}

function at(url: string, database: string): string {
	const other = new URL(url);
	other.pathname = `/${database}`;
	return other.href;
}
