import type { Reply } from "@fibbers/protocol";
import type { Table } from "../table.ts";
import { type Handlers, no } from "./answer.ts";

/** Where a hint is being thought out. */
const thinking = new WeakSet<Table>();

/** Against computers only: where people play, nobody has a better player beside him. One hint is thought out at a time. */
export const hintCommand: Handlers<"hint"> = {
	hint: async (table, { id }): Promise<Reply> => {
		const { company, play, phase } = table;
		const seat = company.seatOf(id);
		if (seat === null) return no("not-seated");
		if (phase !== "playing" || play === null) return no("not-playing");
		if (company.chairs.some(({ player }) => player !== null && player !== id)) return no("not-alone");
		if (thinking.has(table)) return no("too-fast");
		thinking.add(table);
		try {
			const advice = await table.outside.adviser.hint(play.gameId, play.view(seat), play.log(seat));
			return advice === null ? no("nothing-to-decide") : { done: true, advice };
		} catch {
			// Whatever keeps the adviser from answering is no fault of this table.
			return no("not-now");
		} finally {
			thinking.delete(table);
		}
	},
};
