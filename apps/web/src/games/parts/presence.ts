import { atTable } from "../../text/at-table.ts";
import { t } from "../../text/index.ts";
import type { Person } from "../game-screen.ts";

/** Whether the computer plays this seat for the person who sits there. */
export const isStoodInFor = (person: Pick<Person, "presence"> | undefined): boolean =>
	person?.presence === "away" || person?.presence === "pausing";

/** What stands beside somebody who is not there; empty for who is. */
export function absence({ presence }: Pick<Person, "presence">): string {
	switch (presence) {
		case "here":
			return "";
		case "reconnecting":
			return t.parts.seat.reconnecting;
		case "away":
			return t.parts.seat.computerPlays;
		case "pausing":
			return atTable.pause.note;
	}
}
