import { byCode } from "../card.ts";
import type { Viewer } from "../game.ts";
import { remembering } from "../remembering.ts";
import { knows, limitOf } from "./state.ts";
import type { Event, LiarsPostView, Own, State, Table } from "./types.ts";

const tableOf = remembering(
	({ options, hands, faceUp, turn, transit, over }: State): Table => ({
		options,
		counts: hands.map((hand) => hand.length),
		faceUp,
		limit: limitOf(options, hands.length),
		turn,
		transit: transit && { hops: transit.hops, looked: transit.looked },
		over,
	}),
);

function ownOf({ hands, transit }: State, viewer: Viewer): Own | null {
	if (viewer === "spectator") return null;
	return {
		hand: byCode(hands[viewer] ?? []),
		card: transit !== null && knows(transit, viewer) ? transit.card : null,
	};
}

export const view = (state: State, viewer: Viewer): LiarsPostView => ({
	viewer,
	table: tableOf(state),
	own: ownOf(state, viewer),
});

/** P5, P7, P8: a slide and a look show the card to nobody but whoever makes them. */
export function seen(event: Event, viewer: Viewer): Event {
	if (event.event === "called" || event.event === "ended" || event.seat === viewer) return event;
	if (event.event === "looked") return { event: "looked", seat: event.seat };
	const { seat, to, claim } = event;
	return { event: event.event, seat, to, claim };
}
