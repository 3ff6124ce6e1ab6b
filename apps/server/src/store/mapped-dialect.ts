import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from "kysely";
import { storeError } from "./errors.ts";

/** The dialect with every failure of its driver as the store's errors say it. */
export const mappedDialect = (dialect: Dialect): Dialect => ({
	createDriver: () => new MappedDriver(dialect.createDriver()),
	createAdapter: () => dialect.createAdapter(),
	createQueryCompiler: () => dialect.createQueryCompiler(),
	createIntrospector: (db) => dialect.createIntrospector(db),
});

async function mapped<T>(run: () => Promise<T>): Promise<T> {
	try {
		return await run();
	} catch (error) {
		throw storeError(error);
	}
}

class MappedConnection implements DatabaseConnection {
	readonly inner: DatabaseConnection;

	constructor(inner: DatabaseConnection) {
		this.inner = inner;
	}

	executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		return mapped(() => this.inner.executeQuery<R>(query));
	}

	streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
		return this.inner.streamQuery<R>(query, chunkSize);
	}
}

class MappedDriver implements Driver {
	private readonly inner: Driver;

	constructor(inner: Driver) {
		this.inner = inner;
	}

	init(): Promise<void> {
		return mapped(() => this.inner.init());
	}

	acquireConnection(): Promise<MappedConnection> {
		return mapped(async () => new MappedConnection(await this.inner.acquireConnection()));
	}

	beginTransaction({ inner }: MappedConnection, settings: TransactionSettings): Promise<void> {
		return mapped(() => this.inner.beginTransaction(inner, settings));
	}

	commitTransaction({ inner }: MappedConnection): Promise<void> {
		return mapped(() => this.inner.commitTransaction(inner));
	}

	rollbackTransaction({ inner }: MappedConnection): Promise<void> {
		return mapped(() => this.inner.rollbackTransaction(inner));
	}

	releaseConnection({ inner }: MappedConnection): Promise<void> {
		return mapped(() => this.inner.releaseConnection(inner));
	}

	destroy(): Promise<void> {
		return this.inner.destroy();
	}
}
