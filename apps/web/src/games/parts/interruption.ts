import { atTable } from "../../text/at-table.ts";
import { t } from "../../text/index.ts";
import type { Sentence } from "../../ui/words.tsx";
import type { GameProps } from "../game-screen.ts";

type Situation = Pick<GameProps<object, object, object, object>, "info" | "seat" | "online">;

/** What the say line has to tell before anything of the game: no line, a refusal, a seat that is away. Null when there is nothing. */
export function interruption({ info, seat, online }: Situation, refused: string | null): Sentence | null {
	if (!online) return [t.parts.say.noConnection];
	if (refused !== null) return [refused];
	switch (seat === null ? "here" : info.seats[seat]?.presence) {
		case "away":
			return [t.parts.say.away];
		case "pausing":
			return [atTable.pause.say];
		default:
			return null;
	}
}
