import type { Handlers } from "./answer.ts";
import { hintCommand } from "./hint.ts";
import { hostCommands } from "./host.ts";
import { peopleCommands } from "./people.ts";
import { playCommands } from "./play.ts";
import { seatCommands } from "./seats.ts";
import { settingsCommands } from "./settings.ts";

/** What people may ask of a table, one function for each command: who may, when, and why not. All tables share them. */
export const handlers: Handlers = {
	...playCommands,
	...seatCommands,
	...hostCommands,
	...settingsCommands,
	...peopleCommands,
	...hintCommand,
};
