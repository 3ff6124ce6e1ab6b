import type { Stories } from "./stories/stories.ts";
import type { PlayerId } from "./table/chair.ts";
import type { Table } from "./table/table.ts";

/** Whoever keeps a table; after a loss it is another one that was brought back from its story. */
export interface TableHost {
	readonly table: Table;
	/** The room in which people are at the table. */
	readonly roomId: string;
	/** Resolves when everything that has happened at the table is kept and shown; rejects when it is lost. */
	readonly shown: Promise<void>;
	/** Closes this player's connection if it came with a token that is known no more. */
	dismiss(player: PlayerId): void;
	/** The table lives elsewhere by now: nothing more happens here, and its people are sent there. */
	letGo(): void;
}

/** The live tables of this process. */
export class Tables {
	private readonly byCode = new Map<string, TableHost>();
	private readonly stories: Pick<Stories, "wasClosed">;

	constructor(stories: Pick<Stories, "wasClosed">) {
		this.stories = stories;
	}

	add(host: TableHost): void {
		this.byCode.set(host.table.code, host);
	}

	host(code: string): TableHost | undefined {
		return this.byCode.get(code);
	}

	find(code: string): Table | undefined {
		return this.host(code)?.table;
	}

	/** Where this player sits, waits or watches; the table that was opened last comes first. */
	hostsOf(player: PlayerId): readonly TableHost[] {
		const isThere = ({ company }: Table): boolean =>
			company.seatOf(player) !== null || company.isWaiting(player) || company.isConnected(player);
		return [...this.byCode.values()]
			.filter(({ table }) => isThere(table))
			.sort((a, b) => b.table.openedAt - a.table.openedAt);
	}

	get hosts(): readonly TableHost[] {
		return [...this.byCode.values()];
	}

	get all(): readonly Table[] {
		return this.hosts.map(({ table }) => table);
	}

	/** Does nothing when the table has another host by now. */
	remove(host: TableHost): void {
		const { code } = host.table;
		if (this.byCode.get(code) === host) this.byCode.delete(code);
	}

	/** Whether a table had this code: a late guest is told what became of it. */
	wasClosed(code: string): Promise<boolean> {
		return this.stories.wasClosed(code);
	}

	get size(): number {
		return this.byCode.size;
	}

	get connections(): number {
		return this.all.reduce((sum, { company }) => sum + company.connections, 0);
	}
}
