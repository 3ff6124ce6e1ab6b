import type { PlayerStore, Store } from "../../../src/store/store.ts";
import { modelGames } from "./games.ts";
import { modelJournal } from "./journal.ts";
import { modelPlayers } from "./players.ts";
import { World } from "./world.ts";

/** A store whose answers can be compared with those of the model. */
export type Comparable = Pick<Store, "journal" | "games"> & { readonly players: Omit<PlayerStore, "export"> };

export function modelStore(): Comparable {
	const world = new World();
	return { players: modelPlayers(world), journal: modelJournal(world), games: modelGames(world) };
}
