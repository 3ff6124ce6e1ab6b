import { Absence } from "./absence.ts";
import type { Person, PlayerId } from "./chair.ts";
import type { Table, TableDeps } from "./table.ts";

/** Why somebody is not let in. */
export type EntryRefusal = "kicked" | "locked" | "table-full";

type Entry = { readonly done: true } | { readonly done: false; readonly reason: EntryRefusal };

/** Who comes to a table and goes, who may stay, and what becomes of the seats of those who are gone. */
export class Attendance {
	private readonly absence: Absence;
	private readonly table: Table;
	private readonly deps: Pick<TableDeps, "time" | "pace" | "audience" | "circle">;

	constructor(table: Table, deps: Pick<TableDeps, "time" | "pace" | "audience" | "circle">) {
		this.table = table;
		this.deps = deps;
		this.absence = new Absence(deps.time, deps.pace);
	}

	/** After a fall everybody is expected back. */
	expectAll(): void {
		for (const { player, presence } of this.table.company.chairs)
			if (player !== null && presence !== "away") this.expect(player);
	}

	/** Why this player cannot come in; null when he can. */
	refusalOf(player: PlayerId): EntryRefusal | null {
		const { company, door, phase, agreed } = this.table;
		const refusal = door.refusalOf(player);
		if (refusal !== null) return refusal;
		if (company.seatOf(player) !== null || this.mayWatch(player)) return null;
		return phase === "open" && company.hasRoom(agreed.seats) ? null : "table-full";
	}

	/** Whether this player may be here without a seat. */
	mayWatch(player: PlayerId): boolean {
		const { company, agreed } = this.table;
		if (agreed.watch !== "friends") return agreed.watch === "all";
		return company.chairs.some((chair) => chair.player !== null && this.deps.circle.areFriends(player, chair.player));
	}

	/** A player's connection is there. Where he may not watch he gets a seat. */
	enter(person: Person): Entry {
		const { company, turns, phase, agreed } = this.table;
		const reason = this.refusalOf(person.id);
		if (reason !== null) return { done: false, reason };
		company.connect(person);
		this.absence.return(person.id);
		const seat = company.seatOf(person.id);
		// Whoever asked for a pause ends it himself, not his line.
		if (seat !== null && company.chairs[seat]?.presence !== "pausing") turns.takeBack(seat);
		if (seat === null && phase === "open" && (company.isAwaitedHost(person.id) || !this.mayWatch(person.id)))
			company.seat(person, agreed.seats);
		this.table.publish();
		return { done: true };
	}

	/** A player's last connection is gone. The seat is kept, and the clock runs on. */
	leave(player: PlayerId): void {
		const { company } = this.table;
		company.disconnect(player);
		const seat = company.seatOf(player);
		if (seat !== null) {
			if (company.chairs[seat]?.presence === "here") company.setPresence(seat, "reconnecting");
			this.expect(player);
		}
		this.table.publish();
	}

	/** Gives up the chair, or in a game leaves it to the computer; waits no longer either. */
	standUp(player: PlayerId): void {
		const { company, turns, phase } = this.table;
		company.stopWaiting(player);
		const seat = company.seatOf(player);
		if (seat !== null && phase === "open") company.remove(seat);
		else if (seat !== null) turns.leave(seat);
	}

	/** The player has to go, and cannot return. */
	kick(player: PlayerId): void {
		this.table.door.ban(player);
		this.standUp(player);
		this.deps.audience.sendAway([player], "kicked");
	}

	/** Those who may not watch here have to go, unless they play next. */
	dismissWatchers(): void {
		const { company, phase } = this.table;
		const guests = company.watching.map(({ id }) => id);
		const going = guests.filter((id) => !this.mayWatch(id) && !(phase === "over" && company.isWaiting(id)));
		if (going.length > 0) this.deps.audience.sendAway(going, "not-watchable");
	}

	/** Closes the table when it stays deserted. */
	watchDesertion(): void {
		const { table } = this;
		if (table.phase === "frozen" && table.company.connections > 0) return;
		this.absence.watch(
			() => this.isDeserted(),
			() => table.close(),
		);
	}

	stop(): void {
		this.absence.stop();
	}

	private expect(player: PlayerId): void {
		this.absence.lose(player, () => this.gone(player));
	}

	private gone(player: PlayerId): void {
		if (this.table.company.seatOf(player) === null) return;
		this.standUp(player);
		this.table.publish();
	}

	/** While a game runs only its players count; otherwise anybody who is connected. */
	private isDeserted(): boolean {
		const { company, phase } = this.table;
		if (phase !== "playing") return company.connections === 0;
		return company.chairs.every(({ player }) => player === null || !company.isConnected(player));
	}
}
