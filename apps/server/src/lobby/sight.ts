import type { LobbyRow, TableChangesMessage, TablesMessage } from "@fibbers/protocol";
import type { Catalogue } from "./catalogue.ts";
import { difference } from "./page.ts";
import type { Shelf } from "./shelf.ts";

/** Turns a letter into what goes over the wire. */
export interface Encoding {
	(name: "tables", letter: TablesMessage): Uint8Array;
	(name: "changes", letter: TableChangesMessage): Uint8Array;
}

interface SightDeps {
	readonly catalogue: Catalogue;
	readonly shelf: Shelf;
	/** How many rows are shown at most. */
	readonly rows: number;
	readonly encode: Encoding;
}

/** What is seen of one shelf, and the letters that tell it. Whoever sees the same is told by the same bytes. */
export class Sight {
	private readonly deps: SightDeps;
	private plain: { readonly revision: number; readonly page: TablesMessage } | null = null;
	private readonly wholes = new WeakMap<TablesMessage, Uint8Array>();
	private readonly changes = new WeakMap<
		TablesMessage,
		{ readonly before: TablesMessage; letter: Uint8Array | null }
	>();

	constructor(deps: SightDeps) {
		this.deps = deps;
	}

	/** What is seen now by those from whom these tables are hidden. */
	page(hidden: ReadonlySet<string>): TablesMessage {
		if (hidden.size > 0) return this.look(hidden);
		const { revision } = this.deps.catalogue;
		if (this.plain?.revision !== revision) this.plain = { revision, page: this.look(hidden) };
		return this.plain.page;
	}

	/** The letter for somebody who knows nothing yet. */
	whole(page: TablesMessage): Uint8Array {
		const letter = this.wholes.get(page) ?? this.deps.encode("tables", page);
		this.wholes.set(page, letter);
		return letter;
	}

	/** The letter for somebody who knows `before`; null when it is the same. */
	change(before: TablesMessage, after: TablesMessage): Uint8Array | null {
		if (before === after) return null;
		const last = this.changes.get(after);
		if (last?.before === before) return last.letter;
		const changes = difference(before, after);
		const letter = changes && this.deps.encode("changes", changes);
		this.changes.set(after, { before, letter });
		return letter;
	}

	private look(hidden: ReadonlySet<string>): TablesMessage {
		const { catalogue, shelf, rows: most } = this.deps;
		const rows: LobbyRow[] = [];
		for (const { row } of shelf.tables) {
			if (rows.length === most) break;
			if (!hidden.has(row.code)) rows.push(row);
		}
		const missing = [...hidden].filter((code) => {
			const row = catalogue.find(code)?.row;
			return row !== undefined && shelf.accepts(row);
		});
		return { rows, total: shelf.tables.length - missing.length, waiting: catalogue.waitingExcept(hidden) };
	}
}
