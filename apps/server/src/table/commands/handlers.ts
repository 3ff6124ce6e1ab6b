import type { Table } from "../table.ts";
import type { Handlers } from "./answer.ts";
import { hintCommand } from "./hint.ts";
import { hostCommands } from "./host.ts";
import { peopleCommands } from "./people.ts";
import { playCommands } from "./play.ts";
import { seatCommands } from "./seats.ts";
import { settingsCommands } from "./settings.ts";

/** What people may ask of a table, one function for each command: who may, when, and why not. */
export const handlersOf = (table: Table): Handlers => ({
	...playCommands(table),
	...seatCommands(table),
	...hostCommands(table),
	...settingsCommands(table),
	...peopleCommands(table),
	...hintCommand(table),
});
