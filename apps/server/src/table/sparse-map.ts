/** A map of what is seldom there: while it is empty it takes a tenth of a `Map`, and a table has many. */
export class SparseMap<Key, Value> implements Iterable<readonly [Key, Value]> {
	private filled: Map<Key, Value> | null;

	constructor(entries: readonly (readonly [Key, Value])[] = []) {
		this.filled = entries.length > 0 ? new Map(entries) : null;
	}

	get size(): number {
		return this.filled?.size ?? 0;
	}

	get(key: Key): Value | undefined {
		return this.filled?.get(key);
	}

	set(key: Key, value: Value): void {
		this.filled ??= new Map();
		this.filled.set(key, value);
	}

	delete(key: Key): void {
		if (this.filled?.delete(key) && this.size === 0) this.filled = null;
	}

	clear(): void {
		this.filled = null;
	}

	values(): Iterable<Value> {
		return this.filled?.values() ?? [];
	}

	[Symbol.iterator](): Iterator<readonly [Key, Value]> {
		const entries: Iterable<readonly [Key, Value]> = this.filled ?? [];
		return entries[Symbol.iterator]();
	}
}
