import type { PlayerId } from "../table/chair.ts";
import type { Tables } from "../tables.ts";
import { departed } from "./players.ts";

/** A player who is deleted gets up at all tables; where a game is on, the computer plays it to its end. Resolves when people see it. */
export async function standUpEverywhere(tables: Tables, id: PlayerId): Promise<void> {
	const person = { id, profile: departed };
	const hosts = tables.hostsOf(id);
	for (const host of hosts) {
		host.table.command("profile", person, {});
		host.table.command("stand", person, {});
		host.dismiss(id);
	}
	// A table that is lost just now comes back with a chair that nobody takes.
	await Promise.allSettled(hosts.map(({ shown }) => shown));
}
