import { byCode } from "../card.ts";
import type { Viewer } from "../game.ts";
import { remembering } from "../remembering.ts";
import type { Event, LiarView, Own, State, Table } from "./types.ts";

/** L10: the middle card is shown once the game is over. */
const tableOf = remembering(
	({ hands, faceUp, middle, turn, question, asked, over }: State): Table => ({
		counts: hands.map((hand) => hand.length),
		faceUp,
		middle: over === null ? null : middle,
		turn,
		question,
		asked,
		over,
	}),
);

const ownOf = ({ hands, lied }: State, viewer: Viewer): Own | null =>
	viewer === "spectator" ? null : { hand: byCode(hands[viewer] ?? []), lied: lied[viewer] ?? false };

export const view = (state: State, viewer: Viewer): LiarView => ({
	viewer,
	table: tableOf(state),
	own: ownOf(state, viewer),
});

/** L6: only whoever gave an answer knows whether it was false. */
export function seen(event: Event, viewer: Viewer): Event {
	if (event.event !== "answered" || event.seat === viewer) return event;
	return { event: "answered", seat: event.seat, count: event.count };
}
