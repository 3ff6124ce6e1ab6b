import type { Reply } from "@fibbers/protocol";
import type { Person, PlayerId } from "../chair.ts";
import type { Phase, Table } from "../table.ts";
import { type Handlers, no } from "./answer.ts";

type Names = "start" | "reopen" | "addComputer" | "removeSeat" | "swap" | "kick" | "lock" | "handOver";

const always: readonly Phase[] = ["open", "playing", "over"];

const asHost = (table: Table, { id }: Person, phases: readonly Phase[], act: () => Reply): Reply => {
	if (!table.company.isHost(id)) return no("not-host");
	return phases.includes(table.phase) ? act() : no("not-now");
};

/** Somebody else who was here. */
const withOther = (table: Table, host: Person, guest: number, act: (player: PlayerId) => Reply): Reply =>
	asHost(table, host, always, () => {
		const player = table.company.guests.playerOf(guest);
		if (player === null) return no("no-such-guest");
		return player === host.id ? no("yourself") : act(player);
	});

/** What only the host may. */
export const hostCommands: Handlers<Names> = {
	start: (table, host, wish) => asHost(table, host, ["open", "over"], () => table.rounds.start(wish)),
	reopen: (table, host) => asHost(table, host, ["over"], () => table.rounds.openAgain()),
	addComputer: (table, host, { as = table.agreed.level }) =>
		asHost(table, host, ["open"], () => {
			if (table.company.chairs.length >= table.agreed.seats) return no("table-full");
			table.company.addComputer(as);
			return table.published();
		}),
	removeSeat: (table, host, { seat }) =>
		asHost(table, host, ["open"], () => {
			if (table.company.chairs[seat] === undefined) return no("no-such-seat");
			table.company.remove(seat);
			return table.published();
		}),
	swap: (table, host, { a, b }) =>
		asHost(table, host, ["open"], () => {
			if (table.company.chairs[a] === undefined || table.company.chairs[b] === undefined) return no("no-such-seat");
			table.company.swap(a, b);
			return table.published();
		}),
	kick: (table, host, { guest }) =>
		withOther(table, host, guest, (player) => {
			if (table.door.isBanned(player)) return no("no-such-guest");
			const profile = table.company.profileOf(player);
			table.attendance.kick(player);
			if (profile !== null) table.talk.notice("kicked", profile);
			return table.published();
		}),
	lock: (table, host, { locked }) =>
		asHost(table, host, always, () => {
			if (locked === table.door.isLocked) return table.published();
			if (locked) table.door.lock(table.company.everybody);
			else table.door.unlock();
			table.talk.notice(locked ? "locked" : "unlocked", host.profile);
			return table.published();
		}),
	handOver: (table, host, { guest }) =>
		withOther(table, host, guest, (player) => {
			const chair = table.company.chairs.find((each) => each.player === player);
			// Whoever is away would pass it on at once.
			if (chair === undefined || chair.presence === "away") return no("not-seated");
			table.company.hostId = player;
			table.talk.notice("host", chair.profile);
			return table.published();
		}),
};
