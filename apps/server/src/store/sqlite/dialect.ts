import { Worker } from "node:worker_threads";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type QueryResult,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from "kysely";
import { SqliteError, StoreUnavailable } from "../errors.ts";
import type { Opening, Reply, Request, Rows } from "./messages.ts";

/** SQLite as Node has it, in a worker thread: a slow disk holds up nobody but those who wait for it. */
export const sqliteDialect = (opening: Opening): Dialect => ({
	createDriver: () => new WorkerDriver(opening),
	createAdapter: () => new TransactionalAdapter(),
	createQueryCompiler: () => new SqliteQueryCompiler(),
	createIntrospector: (db) => new SqliteIntrospector(db),
});

/** A migration happens as a whole or not at all; of two processes that start at once, one waits. */
class TransactionalAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

class WorkerConnection implements DatabaseConnection {
	private readonly worker: Worker;
	/** Who waits for a reply, in the order of replies. */
	private readonly waiting: PromiseWithResolvers<Rows>[] = [];
	private failure: StoreUnavailable | null = null;
	readonly opened: Promise<Rows>;
	/** A transaction was asked for, of which nothing was sent yet: its first statement begins it, which spares one way there and back. */
	private begins = false;

	constructor(opening: Opening) {
		this.worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: opening });
		this.worker.on("message", (reply: Reply) => this.settle(reply));
		this.worker.on("error", (error) => this.fail(error.message));
		this.worker.on("exit", () => this.fail("the database's thread has ended"));
		this.opened = this.expect();
	}

	send(request: Request): Promise<Rows> {
		if (this.failure !== null) return Promise.reject(this.failure);
		this.worker.postMessage(request);
		return this.expect();
	}

	async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
		const { begins } = this;
		this.begins = false;
		const { rows, changes } = await this.send({ do: "run", sql, parameters, begins });
		return { rows: rows as R[], numAffectedRows: BigInt(changes) };
	}

	begin(): void {
		this.begins = true;
	}

	async commit(): Promise<void> {
		if (this.begins) this.begins = false;
		else await this.executeQuery(CompiledQuery.raw("commit"));
	}

	async rollback(): Promise<void> {
		if (this.begins) this.begins = false;
		else await this.send({ do: "rollback" });
	}

	/** Kysely's interface asks for it; nothing here streams. */
	streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
		throw new Error("this database does not stream");
	}

	private expect(): Promise<Rows> {
		const reply = Promise.withResolvers<Rows>();
		this.waiting.push(reply);
		return reply.promise;
	}

	private settle(reply: Reply): void {
		const waiting = this.waiting.shift();
		if (reply.ok) waiting?.resolve(reply.value);
		else if (reply.errcode !== null) waiting?.reject(new SqliteError(reply.message, reply.errcode));
		else waiting?.reject(new Error(reply.message));
	}

	private fail(message: string): void {
		this.failure = new StoreUnavailable(message);
		for (const waiting of this.waiting.splice(0)) waiting.reject(this.failure);
	}

	async terminate(): Promise<void> {
		await this.worker.terminate();
	}
}

/** Kysely gives the one connection to one at a time. */
class WorkerDriver implements Driver {
	private readonly opening: Opening;
	private connection: WorkerConnection | null = null;

	constructor(opening: Opening) {
		this.opening = opening;
	}

	async init(): Promise<void> {
		const connection = new WorkerConnection(this.opening);
		try {
			await connection.opened;
		} catch (error) {
			await connection.terminate();
			throw error;
		}
		this.connection = connection;
	}

	async acquireConnection(): Promise<WorkerConnection> {
		if (this.connection === null) throw new Error("no database before it is opened");
		return this.connection;
	}

	async beginTransaction(connection: WorkerConnection): Promise<void> {
		connection.begin();
	}

	async commitTransaction(connection: WorkerConnection): Promise<void> {
		await connection.commit();
	}

	async rollbackTransaction(connection: WorkerConnection): Promise<void> {
		await connection.rollback();
	}

	async releaseConnection(): Promise<void> {}

	async destroy(): Promise<void> {
		try {
			await this.connection?.send({ do: "close" });
		} finally {
			await this.connection?.terminate();
		}
	}
}
