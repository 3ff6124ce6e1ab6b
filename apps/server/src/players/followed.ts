import type { Cluster } from "../cluster/cluster.ts";
import type { Logger } from "../log.ts";
import { OnceMore } from "../once-more.ts";
import type { Social } from "../social/social.ts";
import type { Person, PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";
import type { Tables } from "../tables.ts";
import { departed, type Players } from "./players.ts";

/** When the store could not say what has become of players, it is asked again after so long, ms. */
const askAgainMs = 1_000;

interface FollowedDeps {
	readonly cluster: Pick<Cluster, "hear" | "onMissed">;
	readonly players: Players;
	readonly tables: Tables;
	readonly social: Social;
	readonly time: Time;
	readonly log: Logger;
}

/** Whatever a player does to himself, at whatever process, is seen at the tables and lines of this one. */
export function followPlayers({ cluster, players, tables, social, time, log }: FollowedDeps): void {
	const rename = (person: Person): void => {
		for (const { table } of tables.hostsOf(person.id)) table.command("profile", person, {});
	};
	/** Connections that came with a token which is known no more are closed. */
	const dismiss = (player: PlayerId): void => {
		for (const host of tables.hostsOf(player)) host.dismiss(player);
		social.dismiss(player);
	};
	/** He gets up at all tables; where a game is on, the computer plays it to its end. */
	const depart = (id: PlayerId): void => {
		const person = { id, profile: departed };
		for (const { table } of tables.hostsOf(id)) {
			table.command("profile", person, {});
			table.command("stand", person, {});
		}
		dismiss(id);
	};
	const asking = new OnceMore(async () => {
		const lost = new Set<PlayerId>();
		await players.askAgain(
			(player) => social.presence.isOwn(player),
			(before, now) => {
				if (now === null) lost.add(before.id);
				else rename(now);
			},
		);
		for (const id of lost) {
			if ((await players.player(id)) === null) depart(id);
			else dismiss(id);
		}
	});
	const askUntilTold = (): void => {
		asking.run().catch((error: unknown) => {
			log.warn({ event: "social.players-not-read", err: error }, "what has become of players could not be read");
			time.after(askAgainMs, askUntilTold);
		});
	};
	cluster.hear("renamed", rename);
	cluster.hear("signedOut", ({ player }) => dismiss(player));
	cluster.hear("departed", depart);
	cluster.onMissed(askUntilTold);
}
