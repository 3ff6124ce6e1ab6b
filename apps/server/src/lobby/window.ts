import type { LobbyRow, TableChangesMessage, TablesMessage } from "@fibbers/protocol";
import type { PlayerId } from "../table/chair.ts";
import type { Catalogue } from "./catalogue.ts";
import { difference } from "./page.ts";
import type { Shelf } from "./shelf.ts";

/** Turns a letter into what goes over the wire. */
export interface Encoding {
	(name: "tables", letter: TablesMessage): Uint8Array;
	(name: "changes", letter: TableChangesMessage): Uint8Array;
}

/** One line of one player, on which a list is shown. */
export interface Viewer {
	readonly player: PlayerId;
	send(letter: Uint8Array): void;
}

interface WindowDeps {
	readonly catalogue: Catalogue;
	readonly shelf: Shelf;
	/** How many rows it shows at most. */
	readonly rows: number;
	/** What these people sit at is not shown. */
	readonly apart: ReadonlySet<PlayerId>;
	readonly encode: Encoding;
}

/** What everybody sees who asked for the same and is kept apart from the same people. Each letter is encoded once for all of them. */
export class Window {
	/** What its viewers know. */
	page: TablesMessage;
	private readonly viewers = new Set<Viewer>();
	private readonly deps: WindowDeps;
	/** The page, encoded when somebody needed it whole. */
	private letter: Uint8Array | null = null;

	constructor(deps: WindowDeps) {
		this.deps = deps;
		this.page = this.look();
	}

	/** `known` is what this viewer was told before by another window; null when he has to be told all. */
	admit(viewer: Viewer, known: TablesMessage | null): void {
		this.tell();
		this.viewers.add(viewer);
		const { encode } = this.deps;
		if (known === null) {
			this.letter ??= encode("tables", this.page);
			return viewer.send(this.letter);
		}
		const changes = difference(known, this.page);
		if (changes !== null) viewer.send(encode("changes", changes));
	}

	/** Whether this was its last viewer. */
	dismiss(viewer: Viewer): boolean {
		return this.viewers.delete(viewer) && this.viewers.size === 0;
	}

	/** Everybody hears what has changed since the last time. */
	tell(): void {
		const now = this.look();
		const changes = difference(this.page, now);
		if (changes === null) return;
		this.page = now;
		this.letter = null;
		if (this.viewers.size === 0) return;
		const letter = this.deps.encode("changes", changes);
		for (const viewer of this.viewers) viewer.send(letter);
	}

	private look(): TablesMessage {
		const { catalogue, shelf, apart } = this.deps;
		const hidden = catalogue.codesWith(apart);
		const rows: LobbyRow[] = [];
		for (const { row } of shelf.tables) {
			if (rows.length === this.deps.rows) break;
			if (!hidden.has(row.code)) rows.push(row);
		}
		const missing = [...hidden].filter((code) => {
			const row = catalogue.find(code)?.row;
			return row !== undefined && shelf.accepts(row);
		});
		return { rows, total: shelf.tables.length - missing.length, waiting: catalogue.waitingExcept(hidden) };
	}
}
