import type { Command, CommandName, Reply, TableRefusal } from "@fibbers/protocol";
import type { Person, PlayerId } from "./chair.ts";
import type { Phase, Table } from "./table.ts";

/** The answer to a command; `malformed` when it is none that a well-behaved client could send. */
export type Answer = Reply | "malformed";

export type Handlers = { readonly [Name in CommandName]: (player: Person, body: Command<Name>) => Answer };

export const done: Reply = { done: true };
export const no = (reason: TableRefusal): Reply => ({ done: false, reason });

/** What people may ask of a table, one function for each command: who may, when, and why not. */
export function handlersOf(table: Table): Handlers {
	const asHost = (player: PlayerId, phases: readonly Phase[], act: () => Reply): Reply => {
		if (!table.company.isHost(player)) return no("not-host");
		return phases.includes(table.phase) ? act() : no("not-now");
	};
	const notYet = (): Reply => no("not-now");
	return {
		swap: notYet,
		pause: notYet,
		kick: notYet,
		lock: notYet,
		handOver: notYet,
		chat: notYet,
		mute: notYet,
		report: notYet,
		befriend: notYet,
		block: notYet,
		openHands: notYet,
		watchOpen: notYet,
		move: ({ id: player }, { id, version, move: given }) => {
			const seat = table.company.seatOf(player);
			const { play } = table;
			// A move that ended the game is answered when it is repeated, too.
			const before = seat === null ? undefined : play?.answered(seat, id);
			if (before !== undefined) return before;
			if (table.phase !== "playing" || play === null) return no("not-playing");
			if (seat === null) return no("not-seated");
			const move = play.parse(given);
			if (move === null) return "malformed";
			return play.answer(seat, id, table.turns.move(play, { seat, move, id, at: table.now }, version));
		},
		sit: (person) => {
			if (table.company.seatOf(person.id) !== null || table.company.isWaiting(person.id)) return no("already-seated");
			const { seats } = table.agreed;
			if (!table.company.hasRoom(seats)) return no("table-full");
			if (table.phase === "open") table.company.seat(person, seats);
			else table.company.wait(person);
			return table.published();
		},
		stand: ({ id }) => {
			const seat = table.company.seatOf(id);
			if (seat === null && !table.company.isWaiting(id)) return no("not-seated");
			table.company.stopWaiting(id);
			if (seat !== null && table.phase === "open") table.company.remove(seat);
			else if (seat !== null) table.turns.leave(seat);
			return table.published();
		},
		addComputer: ({ id }) =>
			asHost(id, ["open"], () => {
				if (table.company.chairs.length >= table.agreed.seats) return no("table-full");
				table.company.addComputer();
				return table.published();
			}),
		removeSeat: ({ id }, { seat }) =>
			asHost(id, ["open"], () => {
				if (table.company.chairs[seat] === undefined) return no("no-such-seat");
				table.company.remove(seat);
				return table.published();
			}),
		configure: ({ id }, change) =>
			asHost(id, ["open"], () => {
				const outcome = table.agreement.change(change, table.company.chairs);
				if (outcome === "another-game" || outcome === "host-alone") table.company.forgetVotes();
				else if (outcome !== "changed") return no(outcome);
				return table.published();
			}),
		vote: ({ id }, { options }) => {
			const seat = table.company.seatOf(id);
			if (seat === null) return no("not-seated");
			if (table.phase !== "open" && table.phase !== "over") return no("not-now");
			const reason = table.agreement.refusalOf(options);
			if (reason !== null) return no(reason);
			table.company.update(seat, { votes: options });
			return table.published();
		},
		choose: ({ id }, { first }) => {
			const { choice, company } = table;
			if (choice === null || choice.seat !== company.seatOf(id)) return no("not-your-choice");
			const chair = company.chairs[first];
			if (chair === undefined) return no("no-such-seat");
			return table.chooseFirst(chair);
		},
		contribute: ({ id }, { commitment, bytes }) => {
			if (table.company.seatOf(id) === null && !table.company.isWaiting(id)) return no("not-seated");
			return table.contribute(id, commitment, bytes) ? done : no("stale");
		},
		start: ({ id }) => asHost(id, ["open", "over"], () => table.deal()),
		ready: ({ id }, { ready }) => {
			const seat = table.company.seatOf(id);
			if (table.phase !== "over") return no("not-now");
			if (seat === null) return no("not-seated");
			table.turns.takeBack(seat);
			table.company.update(seat, { ready });
			return table.company.allReady ? table.deal() : table.waitNoMore();
		},
		reopen: ({ id }) => asHost(id, ["over"], () => table.openAgain()),
		resume: ({ id }) => {
			const seat = table.company.seatOf(id);
			if (seat === null) return no("not-seated");
			table.turns.takeBack(seat);
			return table.published();
		},
		profile: ({ id, profile }) => {
			table.company.rename(id, profile);
			return table.published();
		},
	};
}
