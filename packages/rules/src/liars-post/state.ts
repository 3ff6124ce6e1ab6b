import type { Seat } from "../game.ts";
import { allSeats } from "../seats.ts";
import type { Hop, Options, Table, Transit } from "./types.ts";

/** P12: so many cards of a kind lose. */
export function limitOf({ deck }: Options, seats: number): number {
	const many = deck === "single" ? 3 : 4;
	return seats === 2 ? many + 1 : many;
}

/** The slide that waits for an answer. */
export const lastHop = ({ hops }: Transit): Hop => hops.at(-1) ?? hops[0];

/** P8: the seats that have had the card this turn, whoever has it now included; in seat order. */
export const holders = ({ hops: [first, ...later] }: Transit): Seat[] =>
	[first.from, first.to, ...later.map(({ to }) => to)].sort((a, b) => a - b);

/** P8: the seats that the card can still be passed to. */
export function notYetHolders(transit: Transit, seats: number): Seat[] {
	const had = holders(transit);
	return allSeats(seats).filter((seat) => !had.includes(seat));
}

/** The seat that decides next. */
export const actor = ({ turn, transit }: Pick<Table, "turn" | "transit">): Seat =>
	transit === null ? turn : lastHop(transit).to;

/** Whether the seat has seen the card in transit: it sent it, or looked at it. */
export const knows = ({ hops, looked }: Transit, seat: Seat): boolean =>
	hops.some(({ from }) => from === seat) || (looked && hops.at(-1)?.to === seat);
