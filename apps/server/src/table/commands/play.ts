import { done, type Handlers, no } from "./answer.ts";

/** A game, and what leads to the next. */
export const playCommands: Handlers<"move" | "ready" | "choose" | "contribute"> = {
	move: (table, { id: player }, { id, version, move: given }) => {
		const seat = table.company.seatOf(player);
		if (seat === null) return no("not-seated");
		const { play } = table;
		// A move that ended the game is answered when it is repeated, too.
		const before = play?.answered(seat, id);
		if (before !== undefined) return before;
		if (table.phase !== "playing" || play === null) return no("not-playing");
		const move = play.parse(given);
		if (move === null) return "malformed";
		return play.answer(seat, id, table.turns.move(play, { seat, move, id, at: table.now }, version));
	},
	ready: (table, { id }, { ready }) => {
		const seat = table.company.seatOf(id);
		if (table.phase !== "over") return no("not-now");
		if (seat === null) return no("not-seated");
		table.turns.takeBack(seat);
		table.company.update(seat, { ready });
		if (!table.company.allReady) return table.rounds.waitNoMore();
		// With too few for a game they wait for more.
		return table.rounds.deal().done ? done : table.published();
	},
	choose: (table, { id }, { first }) => {
		const { company, rounds } = table;
		if (rounds.choice === null || rounds.choice.seat !== company.seatOf(id)) return no("not-your-choice");
		const chair = company.chairs[first];
		if (chair === undefined) return no("no-such-seat");
		return rounds.chooseFirst(chair);
	},
	contribute: (table, { id }, { commitment, bytes }) => {
		if (table.company.seatOf(id) === null && !table.company.isWaiting(id)) return no("not-seated");
		return table.rounds.contribute(id, commitment, bytes);
	},
};
