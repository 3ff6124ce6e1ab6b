import type { Reply } from "@fibbers/protocol";
import type { Table } from "../table.ts";
import { type Handlers, no } from "./answer.ts";

/** Against computers only: where people play, nobody has a better player beside him. */
export const hintCommand = (table: Table): Handlers<"hint"> => ({
	hint: async ({ id }): Promise<Reply> => {
		const { company, play, phase } = table;
		const seat = company.seatOf(id);
		if (seat === null) return no("not-seated");
		if (phase !== "playing" || play === null) return no("not-playing");
		if (company.chairs.some(({ player }) => player !== null && player !== id)) return no("not-alone");
		const advice = await table.outside.adviser.hint(play.gameId, play.view(seat), play.log(seat));
		return advice === null ? no("nothing-to-decide") : { done: true, advice };
	},
});
