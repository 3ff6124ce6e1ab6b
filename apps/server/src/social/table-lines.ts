import type { Onlooker } from "../rooms/room-deps.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Table } from "../table/table.ts";

interface Lines {
	readonly table: Table;
	/** Up to which of the table's comings they are right. */
	readonly comings: number;
	readonly people: ReadonlySet<PlayerId>;
}

interface TableLinesDeps {
	readonly onArrived: (player: PlayerId) => void;
	readonly onLeft: (player: PlayerId) => void;
}

/** Who has a line to a table of this process. */
export class TableLines implements Onlooker {
	private readonly byCode = new Map<string, Lines>();
	private readonly deps: TableLinesDeps;

	constructor(deps: TableLinesDeps) {
		this.deps = deps;
	}

	shown(table: Table): void {
		const { comings } = table.company;
		const known = this.byCode.get(table.code);
		if (known?.table === table && known.comings === comings) return;
		const people = new Set(table.company.present);
		this.byCode.set(table.code, { table, comings, people });
		this.tell(known?.people ?? new Set(), people);
	}

	gone(table: Table): void {
		const known = this.byCode.get(table.code);
		if (known?.table !== table) return;
		this.byCode.delete(table.code);
		this.tell(known.people, new Set());
	}

	private tell(was: ReadonlySet<PlayerId>, is: ReadonlySet<PlayerId>): void {
		for (const player of is) if (!was.has(player)) this.deps.onArrived(player);
		for (const player of was) if (!is.has(player)) this.deps.onLeft(player);
	}
}
