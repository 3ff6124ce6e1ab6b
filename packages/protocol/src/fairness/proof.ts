import type { Seat } from "@fibbers/rules";

/**
 * How a deal came about, so that anybody can work it out again once the game is over. All bytes are lower-case hexadecimal.
 * The server published `commitment` before it knew any of the `contributions`, so neither side could choose the deck.
 */
export interface Proof {
	/** The server's secret, 32 bytes. */
	readonly seed: string;
	/** SHA-256 of the seed. */
	readonly commitment: string;
	/** What each seat added, 16 to 32 bytes; null for a computer, and for a seat that did not answer in time. */
	readonly contributions: readonly (string | null)[];
	/** The table's code. */
	readonly table: string;
	/** Which game it was at this table, from 1. */
	readonly round: number;
	/** Whether the first seat was drawn too, as in the first game at a table. */
	readonly drewFirst: boolean;
}

/** What the server's secret signs: the key of the deal is its HMAC-SHA-256 under the seed. */
export const dealMessage = ({
	table,
	round,
	contributions,
}: Omit<Proof, "seed" | "commitment" | "drewFirst">): string =>
	["fibbers deal 1", table, String(round), ...contributions.map((bytes) => bytes ?? "-")].join("\n");

/** The seat that moves first when it is drawn, and what is left of the chance for the deck. */
export const firstOf = (random: { below(n: number): number }, seats: number): Seat => random.below(seats);
