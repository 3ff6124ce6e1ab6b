import type { PlayerId } from "../table/chair.ts";
import type { Tables } from "../tables.ts";

/** Resolves when people at the tables of this process see what `act` has changed for this player. */
export async function seenEverywhere(tables: Tables, player: PlayerId, act: () => Promise<void>): Promise<void> {
	const hosts = tables.hostsOf(player);
	await act();
	// A table that is lost just now comes back with a chair that nobody takes.
	await Promise.allSettled(hosts.map(({ shown }) => shown));
}
