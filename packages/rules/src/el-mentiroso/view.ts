import type { Viewer } from "../game.ts";
import { remembering } from "../remembering.ts";
import { isLastStand, nextRank, pending, placed } from "./state.ts";
import type { Claim, ElMentirosoView, Event, Own, Play, State, Table } from "./types.ts";

const claimOf = ({ seat, count, rank }: Play): Claim => ({ seat, count, rank });

const tableOf = remembering((state: State): Table => {
	const play = pending(state);
	return {
		options: state.options,
		counts: state.hands.map((hand) => hand.length),
		claims: state.pile.map(claimOf),
		pending: play && claimOf(play),
		nextRank: nextRank(state),
		turn: state.turn,
		lastStand: isLastStand(state),
		discarded: state.discarded,
		plays: state.plays,
		places: placed(state),
		over: state.over,
	};
});

function ownOf(state: State, viewer: Viewer): Own | null {
	if (viewer === "spectator") return null;
	return {
		hand: state.hands[viewer] ?? [],
		laid: state.pile.filter((play) => play.seat === viewer).flatMap((play) => play.cards),
	};
}

export const view = (state: State, viewer: Viewer): ElMentirosoView => ({
	viewer,
	table: tableOf(state),
	own: ownOf(state, viewer),
});

type Played = Event & { readonly event: "played" };

const hidden = remembering(({ seat, count, rank }: Played): Event => ({ event: "played", seat, count, rank }));

/** M9: only a challenge shows cards; a play tells its cards to the seat that made it. */
export function seen(event: Event, viewer: Viewer): Event {
	return event.event !== "played" || event.seat === viewer ? event : hidden(event);
}
