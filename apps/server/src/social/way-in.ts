import type { FriendTable } from "@fibbers/protocol";
import { everybodyAt, isSeated, isShutOut } from "../summaries/people.ts";
import type { TableSummary } from "../summaries/summary.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Ties } from "./acquaintances.ts";

/** What somebody sees of the table where his friend is; null where there is nothing to see. */
export function friendTable(
	table: TableSummary,
	viewer: PlayerId,
	ties: Pick<Ties, "friends" | "apart">,
): FriendTable | null {
	const { phase, game, code } = table;
	if (phase === "frozen") return null;
	const can = wayIn(table, viewer, ties);
	return { game, phase, code: can === null && !hasPlace(table, viewer) ? null : code, can };
}

/** What this player could do there now; null when nothing, when he sits there already, or when he would meet somebody whom he is kept apart from. */
function wayIn(
	table: TableSummary,
	viewer: PlayerId,
	{ friends, apart }: Pick<Ties, "friends" | "apart">,
): "sit" | "watch" | null {
	if (hasPlace(table, viewer) || isShutOut(table, viewer)) return null;
	if (!apart.isDisjointFrom(everybodyAt(table))) return null;
	if (table.room > 0) return "sit";
	if (table.watch === "all") return "watch";
	if (table.watch === "nobody") return null;
	return table.chairs.some(({ player }) => player !== null && friends.has(player)) ? "watch" : null;
}

/** Whether he sits, or waits for a chair. */
const hasPlace = (table: TableSummary, player: PlayerId): boolean =>
	isSeated(table, player) || table.waiting.includes(player);
