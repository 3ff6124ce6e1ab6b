import type { Card, elMentiroso, Rank } from "@fibbers/rules";
import type { ElMentirosoState } from "./state.ts";

type Table = elMentiroso.Table;

const places = (seats: readonly number[]): string => seats.join("");
const seatsOf = (text: string): number[] => [...text].map(Number);

/** The public view into the schema; what is unchanged is not sent again. */
export function write(state: ElMentirosoState, table: Table): void {
	state.counts = table.counts.join(" ");
	state.claims = table.claims.map(({ seat, count, rank }) => `${seat}${count}${rank}`).join(" ");
	state.open = table.pending !== null;
	state.turn = table.turn;
	state.lastStand = table.lastStand;
	state.nextRank = table.nextRank ?? "";
	state.discarded = table.discarded.join("");
	state.plays = table.plays;
	state.places = places(table.places);
	state.over = table.over === null ? "" : places(table.over.places);
}

/** The schema as the public view; the reverse of `write`. */
export function read(state: ElMentirosoState, options: elMentiroso.Options): Table {
	const claims = state.claims.split(" ").filter(Boolean).map(claimOf);
	return {
		options,
		counts: state.counts.split(" ").filter(Boolean).map(Number),
		claims,
		pending: state.open ? (claims.at(-1) ?? null) : null,
		nextRank: state.nextRank === "" ? null : (state.nextRank as Rank),
		turn: state.turn,
		lastStand: state.lastStand,
		discarded: (state.discarded.match(/../g) ?? []) as Card[],
		plays: state.plays,
		places: seatsOf(state.places),
		over: state.over === "" ? null : { places: seatsOf(state.over) },
	};
}

const claimOf = (text: string): elMentiroso.Claim => ({
	seat: Number(text[0]),
	count: Number(text[1]),
	rank: text[2] as Rank,
});
