import type { Onlooker } from "../rooms/room-deps.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Table } from "../table/table.ts";

interface Place {
	readonly table: Table;
	/** Who has a line to it. */
	readonly people: readonly PlayerId[];
	/** What friends can see of it, as text. */
	readonly look: string;
}

interface WhereaboutsDeps {
	readonly onArrived: (player: PlayerId) => void;
	readonly onLeft: (player: PlayerId) => void;
	/** What there is to see of where this player is has changed. */
	readonly onMoved: (player: PlayerId) => void;
}

/** Who has a line to which table. */
export class Whereabouts implements Onlooker {
	private readonly places = new Map<string, Place>();
	private readonly byPlayer = new Map<PlayerId, Set<string>>();
	private readonly deps: WhereaboutsDeps;

	constructor(deps: WhereaboutsDeps) {
		this.deps = deps;
	}

	shown(table: Table): void {
		const people = table.company.everybody.filter((player) => table.company.isConnected(player));
		this.put(table.code, { table, people, look: lookOf(table, people) });
	}

	gone({ code }: Table): void {
		this.put(code, null);
	}

	/** Where this player is: where he sits rather than where he watches, then the table that was opened last. Null when nowhere. */
	tableOf(player: PlayerId): Table | null {
		const tables = [...(this.byPlayer.get(player) ?? [])].flatMap((code) => this.places.get(code)?.table ?? []);
		const sits = ({ company }: Table): number =>
			company.seatOf(player) !== null ? 2 : company.isWaiting(player) ? 1 : 0;
		return tables.sort((a, b) => sits(b) - sits(a) || b.openedAt - a.openedAt)[0] ?? null;
	}

	private put(code: string, after: Place | null): void {
		const before = this.places.get(code) ?? null;
		if (after === null) this.places.delete(code);
		else this.places.set(code, after);
		if (before?.look === after?.look) return;
		const [was, is] = [new Set(before?.people), new Set(after?.people)];
		for (const player of is.difference(was)) this.arrive(player, code);
		for (const player of was.difference(is)) this.leave(player, code);
		for (const player of was.union(is)) this.deps.onMoved(player);
	}

	private arrive(player: PlayerId, code: string): void {
		this.byPlayer.set(player, (this.byPlayer.get(player) ?? new Set()).add(code));
		this.deps.onArrived(player);
	}

	private leave(player: PlayerId, code: string): void {
		const codes = this.byPlayer.get(player);
		codes?.delete(code);
		if (codes?.size === 0) this.byPlayer.delete(player);
		this.deps.onLeft(player);
	}
}

/** Of two tables that look alike the same can be told. */
function lookOf({ phase, agreed, company, door }: Table, people: readonly PlayerId[]): string {
	const { game, seats, watch } = agreed;
	const chairs = company.chairs.map(({ player }) => player);
	return JSON.stringify([phase, game, watch, chairs, company.roomFor(seats), door.inside, door.banned, people]);
}
