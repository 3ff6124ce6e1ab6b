import { allSeats } from "../seats.ts";
import { actor, lastHop, notYetHolders } from "./state.ts";
import type { Legal, LiarsPostView, Move, Refusal } from "./types.ts";

const nothing: Legal = { send: null, call: null, look: null, pass: null };

/** What the viewer may do, from nothing but his view; null for a spectator. */
export function legal({ viewer, table, own }: LiarsPostView): Legal | null {
	if (viewer === "spectator" || own === null) return null;
	if (table.over !== null || actor(table) !== viewer) return nothing;
	const { transit, counts } = table;
	const others = allSeats(counts.length).filter((seat) => seat !== viewer);
	if (transit === null) return { ...nothing, send: { cards: own.hand, to: others } };
	const to = notYetHolders(transit, counts.length);
	if (transit.looked) return { ...nothing, pass: { to } };
	return { ...nothing, call: lastHop(transit), look: to.length > 0 ? { to } : null };
}

/** Why the viewer may not make this move now, or null when he may: it holds exactly when `legal` allows the move. */
export function refusal(view: LiarsPostView, move: Move): Refusal | null {
	const { viewer, table } = view;
	const open = legal(view);
	if (viewer === "spectator" || open === null) return "no-such-seat";
	if (table.over !== null) return "game-over";
	if (actor(table) !== viewer) return "not-your-turn";
	if (move.move === "send") {
		if (open.send === null) return "card-in-transit";
		if (!open.send.cards.includes(move.card)) return "card-not-held";
		return open.send.to.includes(move.to) ? null : "bad-receiver";
	}
	if (table.transit === null) return "nothing-in-transit";
	switch (move.move) {
		case "call":
			return open.call === null ? "looked-already" : null;
		case "look":
			if (table.transit.looked) return "looked-already";
			return open.look === null ? "nobody-left" : null;
		case "pass":
			if (open.pass === null) return "look-first";
			if (open.pass.to.includes(move.to)) return null;
			return move.to < table.counts.length ? "held-it-already" : "bad-receiver";
	}
}
