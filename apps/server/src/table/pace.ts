import { openHandsDelayMs } from "@fibbers/protocol/choices";

/** How long the table waits for what. All times are ms. */
export interface Pace {
	/** A computer thinks between these, whatever its cards. */
	readonly think: { readonly min: number; readonly max: number };
	/** After cards were turned over, computers give everybody so long to read them. */
	readonly reading: number;
	/** How long a deal waits for the bytes that players add to it; 0 does not wait. */
	readonly contribute: number;
	/** The time to say who starts the next game. */
	readonly choose: number;
	/** What every running clock gets on top when the server comes back after a fall. */
	readonly grace: number;
	/** How often a table that could not be kept tries to come back. */
	readonly retry: number;
	/** Without a connection for this long, a seat is away. */
	readonly untilAway: number;
	/** Decisions missed in a row until a seat is away. */
	readonly missesUntilAway: number;
	/** How late watchers see all hands, where everybody has agreed to that. */
	readonly openHandsDelay: number;
	/** With everybody away for this long, the table closes. */
	readonly untilClosed: number;
}

export const defaultPace: Pace = {
	think: { min: 700, max: 2_400 },
	reading: 1_800,
	contribute: 2_000,
	choose: 20_000,
	grace: 5_000,
	retry: 1_000,
	untilAway: 45_000,
	missesUntilAway: 2,
	openHandsDelay: openHandsDelayMs,
	untilClosed: 5 * 60_000,
};
