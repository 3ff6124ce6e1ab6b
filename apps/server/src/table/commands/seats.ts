import { type Handlers, no } from "./answer.ts";

/** One's own seat. */
export const seatCommands: Handlers<"sit" | "stand" | "pause" | "resume" | "openHands" | "profile"> = {
	sit: (table, person) => {
		const { company } = table;
		if (company.seatOf(person.id) !== null || company.isWaiting(person.id)) return no("already-seated");
		const { seats } = table.agreed;
		if (!company.hasRoom(seats)) return no("table-full");
		if (table.phase === "open") company.seat(person, seats);
		else company.wait(person);
		return table.published();
	},
	stand: (table, { id, profile }) => {
		const isSeated = table.company.seatOf(id) !== null;
		if (!isSeated && !table.company.isWaiting(id)) return no("not-seated");
		table.attendance.standUp(id);
		if (isSeated) table.talk.notice("left", profile);
		return table.published();
	},
	pause: (table, { id }) => {
		const seat = table.company.seatOf(id);
		if (seat === null) return no("not-seated");
		table.turns.leave(seat, "pausing");
		return table.published();
	},
	resume: (table, { id }) => {
		const seat = table.company.seatOf(id);
		if (seat === null) return no("not-seated");
		table.turns.takeBack(seat);
		return table.published();
	},
	openHands: (table, { id }, { agreed }) => {
		const seat = table.company.seatOf(id);
		if (seat === null) return no("not-seated");
		table.company.update(seat, { open: agreed });
		return table.published();
	},
	profile: (table, person) => {
		table.company.rename(person.id, person.profile);
		table.talk.rename(person);
		return table.published();
	},
};
