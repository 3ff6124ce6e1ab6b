import type { Client } from "@colyseus/core";
import { type PackedEvents, packEvents, packLetter, type YouMessage } from "@fibbers/protocol";
import type { GameTypes } from "@fibbers/rules";
import type { Line } from "../table/chat/chat.ts";
import type { Table } from "../table/table.ts";
import type { Connection } from "./connections.ts";

/** What only this player may know, when it differs from what he was last told. `now` is epoch ms. */
export function tellOwn(connection: Connection, table: Table, now: number): void {
	const { player, client } = connection;
	const seat = table.company.seatOf(player);
	const viewer = table.viewerOf(player);
	const own = (viewer === "spectator" ? null : table.play?.view(viewer).own) ?? null;
	const content = { seat, waiting: table.company.isWaiting(player), own };
	const letter = JSON.stringify(content);
	if (letter === connection.lastLetter) return;
	connection.lastLetter = letter;
	client.send("private", packLetter(table.agreed.game, { version: table.version, now, ...content }));
}

/** How the table calls this player, and whom he does not want to hear, when it differs from what he was last told. */
export function tellYou(connection: Connection, { company, mutes }: Table): void {
	const { player, client } = connection;
	const { guests } = company;
	const muted = mutes.of(player).map((each) => guests.numberOf(each));
	const you: YouMessage = { guest: guests.numberOf(player), muted };
	const asText = JSON.stringify(you);
	if (asText === connection.lastYou) return;
	connection.lastYou = asText;
	client.send("you", you);
}

/** Of these lines what he may hear; who has just come hears what was said so far. */
export function tellChat(connection: Connection, { talk }: Table, said: readonly Line[]): void {
	const { player, client, heardTo } = connection;
	const lines =
		heardTo === null
			? talk.soFar(player)
			: talk.heard(
					said.filter(({ at }) => at > heardTo),
					player,
				);
	// Two things said in one turn come one after the other.
	connection.heardTo = heardTo === null ? talk.lastAt : Math.max(heardTo, ...said.map(({ at }) => at));
	if (heardTo === null || lines.length > 0) client.send("chat", { lines });
}

/**
 * What has happened, as each may know it. Who has just come gets the log so far. Those who may know no more than everybody
 * get one message, encoded once: `broadcast` sends it to all but those who were told something else.
 */
export function tellEvents(
	connections: Iterable<Connection>,
	table: Table,
	events: readonly GameTypes["event"][],
	broadcast: (message: PackedEvents, except: Client[]) => void,
): void {
	const { play, version } = table;
	if (play === null) return;
	const forAll = play.seen(events, "spectator");
	const plain = JSON.stringify(forAll);
	const special: Client[] = [];
	for (const connection of connections) {
		const { client, player, hasLog } = connection;
		const viewer = table.viewerOf(player);
		const seen = play.seen(events, viewer);
		connection.hasLog = true;
		if (hasLog && (events.length === 0 || JSON.stringify(seen) === plain)) continue;
		special.push(client);
		const told = { version, events: hasLog ? seen : play.log(viewer) };
		client.send(hasLog ? "events" : "log", packEvents(play.gameId, told));
	}
	if (events.length > 0) broadcast(packEvents(play.gameId, { version, events: forAll }), special);
}
