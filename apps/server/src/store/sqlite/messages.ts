/** What the worker that holds the database is asked, one at a time and in order. */
export type Request =
	/** `begins`: a transaction begins with it. */
	| { readonly do: "run"; readonly sql: string; readonly parameters: readonly unknown[]; readonly begins: boolean }
	/** SQLite ends a transaction by itself when the disk is full; then there is nothing to roll back. */
	| { readonly do: "rollback" }
	| { readonly do: "close" };

/** `changes` counts the rows written. */
export interface Rows {
	readonly rows: readonly unknown[];
	readonly changes: number;
}

/** Replies come in the order of requests; the first of all says whether the database could be opened. */
export type Reply =
	| { readonly ok: true; readonly value: Rows }
	| { readonly ok: false; readonly message: string; readonly errcode: number | null };

export interface Opening {
	readonly file: string;
	/** The database grows to so many pages of 4 kB and no further. */
	readonly maxPages?: number;
}
