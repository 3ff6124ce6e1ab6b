import { closeCodes, Step, type TableState } from "@fibbers/protocol";
import type { GameTypes } from "@fibbers/rules";
import type { Late, SentAway } from "../table/audience.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Line } from "../table/chat/chat.ts";
import { SparseMap } from "../table/sparse-map.ts";
import type { Table } from "../table/table.ts";
import { backlogLimit, backlogOf } from "./backlog.ts";
import type { Connections } from "./connections.ts";
import { leavingCodes } from "./leaving-codes.ts";
import { publicState } from "./public-state.ts";
import { mineOf, Telling, tellChat, tellWhole, tellYou } from "./telling.ts";

interface StageDeps {
	readonly connections: Connections;
	/** Epoch ms. */
	readonly now: () => number;
}

/** Shows a table to its connections, to each what he may see: all of one moment in one frame. */
export class Stage {
	private readonly goers = new SparseMap<PlayerId, SentAway>();
	private readonly deps: StageDeps;
	private shown: TableState | null = null;

	constructor(deps: StageDeps) {
		this.deps = deps;
	}

	/** These see nothing of what is shown next. */
	sendAway(players: readonly PlayerId[], why: SentAway): void {
		for (const player of players) this.goers.set(player, why);
	}

	/** The table stands still. It is ahead of what was shown, and that is lost: nobody learns of it, not of his own hand either. */
	stall(table: Table): void {
		this.goers.clear();
		for (const connection of this.deps.connections) connection.refuse();
		if (this.shown === null) return;
		const state = { ...this.shown, stalled: true };
		const telling = new Telling(new Step(this.shown, state, []), table, []);
		this.shown = state;
		for (const connection of this.deps.connections)
			if (connection.mine !== null) telling.tell(connection, connection.mine);
	}

	/** Another table takes its place: nobody knows anything of it. */
	clear(): void {
		for (const connection of this.deps.connections) {
			connection.mine = null;
			connection.muted = null;
		}
	}

	/** The table as it is now, and what has happened since it was shown last. */
	show(table: Table, events: readonly GameTypes["event"][]): void {
		for (const [player, why] of this.goers) this.deps.connections.of(player)?.client.leave(leavingCodes[why]);
		this.goers.clear();
		this.tell(table, this.shown, publicState(table, this.shown), ofGame(table, events));
		table.shown();
	}

	private tell(
		table: Table,
		before: TableState | null,
		state: TableState,
		events: readonly GameTypes["event"][],
	): void {
		const { connections, now } = this.deps;
		this.shown = state;
		const seen = table.play?.seen(events, "spectator") ?? [];
		const telling = new Telling(new Step(before ?? state, state, seen), table, events);
		for (const connection of connections) {
			const mine = mineOf(table, connection.player);
			const isNew = connection.mine === null;
			if (!isNew) telling.tell(connection, mine);
			// Who came late is to know by now how it all went.
			if (isNew || (table.phase === "over" && connection.untold > 0))
				tellWhole(connection, table, { state, mine, now: now() });
			tellYou(connection, table);
			if (connection.heardTo === null) tellChat(connection, table, []);
			if (backlogOf(connection.client) > backlogLimit) connection.client.leave(closeCodes.backlog);
		}
	}

	/** To everybody what he may hear of it. */
	say(table: Table, lines: readonly Line[]): void {
		for (const connection of this.deps.connections) tellChat(connection, table, lines);
	}

	/** To those who sit, since the others have heard it. */
	release(table: Table, lines: readonly Line[]): void {
		for (const { client, player, heardTo } of this.deps.connections) {
			if (heardTo === null || table.company.seatOf(player) === null) continue;
			const heard = table.talk.heard(lines, player);
			if (heard.length > 0) client.send("chat", { lines: heard });
		}
	}

	tellLate(player: PlayerId, told: Late): void {
		const client = this.deps.connections.of(player)?.client;
		client?.send(told.is === "record" ? "delayed" : "delayedMoves", told.body);
	}
}

/** A game may have ended and the next begun before anything of that was kept: the next one's log does not begin with it. */
const ofGame = ({ play }: Table, events: readonly GameTypes["event"][]): readonly GameTypes["event"][] =>
	events.slice(Math.max(0, events.length - (play?.happened ?? 0)));
