import type { Random } from "@fibbers/rules";
import type { Archive } from "../archive.ts";
import type { Logger } from "../log.ts";
import type { Faults } from "../operations/faults.ts";
import type { Observer } from "../operations/observer.ts";
import type { Players } from "../players/players.ts";
import type { Acquaintances } from "../social/acquaintances.ts";
import type { StoryKeeper } from "../stories/stories.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Adviser, ReportsDesk } from "../table/outside.ts";
import type { Pace } from "../table/pace.ts";
import type { Settings } from "../table/settings.ts";
import type { Table } from "../table/table.ts";
import type { Time } from "../table/time.ts";
import type { Tables } from "../tables.ts";

/** Whoever is told how each table stands, as it is shown: the list of tables, and who is where. */
export interface Onlooker {
	/** Something that people see has changed. */
	shown(table: Table): void;
	/** The table is no more. */
	gone(table: Table): void;
}

export interface RoomDeps {
	readonly tables: Tables;
	readonly players: Players;
	readonly time: Time;
	readonly random: Random;
	readonly pace: Pace;
	readonly log: Logger;
	readonly archive: Archive;
	readonly acquaintances: Acquaintances;
	readonly reports: ReportsDesk;
	readonly adviser: Adviser;
	readonly onlookers: readonly Onlooker[];
	readonly observer: Observer;
	readonly faults: Faults;
	/** With what code people are sent away when this process ends. */
	readonly farewellCode: number;
}

/** How a table is opened, or brought back from its story, in the room with this id; only this server calls it, never a client. */
export type Opening = { readonly code: string; readonly room: string; readonly keeper: StoryKeeper } & (
	| { readonly settings: Settings; readonly host: PlayerId }
	| { readonly settings: null }
);
