import type { SettingsChange } from "@fibbers/protocol";
import type { Phase } from "../table.ts";
import { type Handlers, no } from "./answer.ts";

/** Who may watch, and how people talk, can change at any time. */
const changeableAlways: readonly (keyof SettingsChange)[] = ["watch", "language", "filter"];

/** What can change in a phase; at an open table everything can. */
const changeable: Readonly<Record<Exclude<Phase, "open">, readonly string[]>> = {
	playing: changeableAlways,
	over: [...changeableAlways, "level"],
	frozen: changeableAlways,
};

/** What is agreed on. */
export const settingsCommands: Handlers<"configure" | "vote"> = {
	configure: (table, { id }, change) => {
		const { company, agreement } = table;
		if (!company.isHost(id)) return no("not-host");
		const { phase } = table;
		if (phase !== "open" && !Object.keys(change).every((name) => changeable[phase].includes(name)))
			return no("not-now");
		const outcome = agreement.change(change, company.chairs);
		if (outcome === "another-game" || outcome === "host-alone") company.forgetVotes();
		else if (outcome !== "changed") return no(outcome);
		if (change.level !== undefined) company.setLevel(change.level);
		if (change.watch !== undefined) table.attendance.dismissWatchers();
		return table.published();
	},
	vote: (table, { id }, { options }) => {
		const seat = table.company.seatOf(id);
		if (seat === null) return no("not-seated");
		if (table.phase !== "open" && table.phase !== "over") return no("not-now");
		const reason = table.agreement.refusalOf(options);
		if (reason !== null) return no(reason);
		table.company.update(seat, { votes: options });
		return table.published();
	},
};
