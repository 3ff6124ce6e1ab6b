import type { Reply } from "@fibbers/protocol";
import type { Person, PlayerId } from "../chair.ts";
import type { Phase, Table } from "../table.ts";
import { type Handlers, no } from "./answer.ts";

type Names = "start" | "reopen" | "addComputer" | "removeSeat" | "swap" | "kick" | "lock" | "handOver";

const always: readonly Phase[] = ["open", "playing", "over"];

/** What only the host may. */
export function hostCommands(table: Table): Handlers<Names> {
	const { company, door, talk } = table;
	const asHost = ({ id }: Person, phases: readonly Phase[], act: () => Reply): Reply => {
		if (!company.isHost(id)) return no("not-host");
		return phases.includes(table.phase) ? act() : no("not-now");
	};
	/** Somebody else who was here. */
	const withOther = (host: Person, guest: number, act: (player: PlayerId) => Reply): Reply =>
		asHost(host, always, () => {
			const player = company.guests.playerOf(guest);
			if (player === null) return no("no-such-guest");
			return player === host.id ? no("yourself") : act(player);
		});
	return {
		start: (host, wish) => asHost(host, ["open", "over"], () => table.rounds.start(wish)),
		reopen: (host) => asHost(host, ["over"], () => table.rounds.openAgain()),
		addComputer: (host, { as = table.agreed.level }) =>
			asHost(host, ["open"], () => {
				if (company.chairs.length >= table.agreed.seats) return no("table-full");
				company.addComputer(as);
				return table.published();
			}),
		removeSeat: (host, { seat }) =>
			asHost(host, ["open"], () => {
				if (company.chairs[seat] === undefined) return no("no-such-seat");
				company.remove(seat);
				return table.published();
			}),
		swap: (host, { a, b }) =>
			asHost(host, ["open"], () => {
				if (company.chairs[a] === undefined || company.chairs[b] === undefined) return no("no-such-seat");
				company.swap(a, b);
				return table.published();
			}),
		kick: (host, { guest }) =>
			withOther(host, guest, (player) => {
				if (door.isBanned(player)) return no("no-such-guest");
				const profile = company.profileOf(player);
				table.attendance.kick(player);
				if (profile !== null) talk.notice("kicked", profile);
				return table.published();
			}),
		lock: (host, { locked }) =>
			asHost(host, always, () => {
				if (locked === door.isLocked) return table.published();
				if (locked) door.lock(company.everybody);
				else door.unlock();
				talk.notice(locked ? "locked" : "unlocked", host.profile);
				return table.published();
			}),
		handOver: (host, { guest }) =>
			withOther(host, guest, (player) => {
				const chair = company.chairs.find((each) => each.player === player);
				// Whoever is away would pass it on at once.
				if (chair === undefined || chair.presence === "away") return no("not-seated");
				company.hostId = player;
				talk.notice("host", chair.profile);
				return table.published();
			}),
	};
}
