import type { Onlooker } from "../rooms/room-deps.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Table } from "../table/table.ts";

interface Lines {
	readonly table: Table;
	/** Up to which of the table's comings they are right. */
	readonly comings: number;
	readonly people: readonly PlayerId[];
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
		const people = table.company.present;
		this.byCode.set(table.code, { table, comings, people });
		this.tell(known?.people ?? [], people);
	}

	gone(table: Table): void {
		const known = this.byCode.get(table.code);
		if (known?.table !== table) return;
		this.byCode.delete(table.code);
		this.tell(known.people, []);
	}

	private tell(was: readonly PlayerId[], is: readonly PlayerId[]): void {
		const [before, now] = [new Set(was), new Set(is)];
		for (const player of is) if (!before.has(player)) this.deps.onArrived(player);
		for (const player of was) if (!now.has(player)) this.deps.onLeft(player);
	}
}
