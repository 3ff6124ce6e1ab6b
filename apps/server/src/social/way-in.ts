import type { FriendTable } from "@fibbers/protocol";
import type { PlayerId } from "../table/chair.ts";
import type { Table } from "../table/table.ts";
import type { Ties } from "./acquaintances.ts";

/** What somebody sees of the table where his friend is; null where there is nothing to see. */
export function friendTable(table: Table, viewer: PlayerId, ties: Pick<Ties, "friends" | "apart">): FriendTable | null {
	const { phase, agreed, company, code } = table;
	if (phase === "frozen") return null;
	const can = wayIn(table, viewer, ties);
	const isThere = company.seatOf(viewer) !== null || company.isWaiting(viewer);
	return { game: agreed.game, phase, code: can === null && !isThere ? null : code, can };
}

/** What this player could do there now; null when nothing, when he sits there already, or when he would meet somebody whom he is kept apart from. */
function wayIn(
	{ agreed, company, door }: Table,
	viewer: PlayerId,
	{ friends, apart }: Pick<Ties, "friends" | "apart">,
): "sit" | "watch" | null {
	if (company.seatOf(viewer) !== null || company.isWaiting(viewer)) return null;
	if (door.refusalOf(viewer) !== null) return null;
	if (company.everybody.some((player) => apart.has(player))) return null;
	if (company.roomFor(agreed.seats) > 0) return "sit";
	if (agreed.watch === "all") return "watch";
	if (agreed.watch === "nobody") return null;
	return company.chairs.some(({ player }) => player !== null && friends.has(player)) ? "watch" : null;
}
