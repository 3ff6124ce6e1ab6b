import { bots, computerNames } from "@fibbers/bots";
import { wires } from "@fibbers/protocol";
import { type GameId, games } from "@fibbers/rules";
import { coinBluffBot } from "./bot.ts";
import { coinBluff } from "./rules.ts";
import { coinBluffWire } from "./wire.ts";

/** A game of which the server's code has never heard. */
export const coinBluffId = "coin-bluff" as GameId;

/** The line in each registry that a fourth game takes, while this process lives. */
Object.assign(games, { [coinBluffId]: coinBluff });
Object.assign(wires, { [coinBluffId]: coinBluffWire });
Object.assign(bots, {
	[coinBluffId]: Object.fromEntries(computerNames.map((name) => [name, coinBluffBot])),
});
