import type { Client } from "@colyseus/core";
import { closeCodes, commands, lobbyCommands } from "@fibbers/protocol";

const refuse = (client: Client): void => client.leave(closeCodes.badMessage);

/** What is never said in this room, also where it asks for an answer. */
export const unheardBut = (heard: object) => ({
	...Object.fromEntries(
		[...Object.keys(commands), ...Object.keys(lobbyCommands)]
			.filter((name) => !Object.hasOwn(heard, name))
			.map((name) => [name, refuse]),
	),
	_: refuse,
});
