import {
	type AuthContext,
	type Client,
	Room,
	type RoomException,
	SchemaSerializer,
	type Serializer,
	ServerError,
} from "@colyseus/core";
import { type CommandName, closeCodes, commands, packEvents, packLetter, TableState } from "@fibbers/protocol";
import type { GameTypes, Random } from "@fibbers/rules";
import { keyOf, type PlayerKey, tokenFrom } from "../http/identity.ts";
import type { Logger } from "../log.ts";
import type { Players } from "../players/players.ts";
import type { Person, PlayerId } from "../table/chair.ts";
import type { Pace } from "../table/pace.ts";
import type { Settings } from "../table/settings.ts";
import { type Audience, Table } from "../table/table.ts";
import type { Time } from "../table/time.ts";
import type { Tables } from "../tables.ts";
import { type Connection, Connections } from "./connections.ts";
import { guardedTime } from "./guarded-time.ts";
import { writePublicState } from "./public-state.ts";
import { SnapshotSerializer } from "./snapshot-serializer.ts";

export interface RoomDeps {
	readonly tables: Tables;
	readonly players: Players;
	readonly time: Time;
	readonly random: Random;
	readonly pace: Pace;
	readonly log: Logger;
	/** Commands and pings that one connection may send. */
	readonly messagesPerSecond: number;
}

/** How a table is opened; only this server calls it, never a client. */
export interface Opening {
	readonly code: string;
	readonly settings: Settings;
	readonly host: PlayerId;
}

interface Identity {
	readonly key: PlayerKey;
}

/** A reader who is this far behind is closed and joins again for a fresh state. Bytes. */
const backlogLimit = 256 * 1024;

/** Translates between Colyseus and a `Table`. What a viewer may see leaves here and nowhere else. */
export class TableRoom extends Room<{ state: TableState }> implements Audience {
	override state = new TableState();
	override autoDispose = false;
	override messages = {
		...Object.fromEntries(
			Object.keys(commands).map((name) => [
				name,
				(client: Client, body: unknown) => this.onCommand(name as CommandName, client, body),
			]),
		),
		_: (client: Client) => client.leave(closeCodes.badMessage),
	};
	declare private deps: RoomDeps;
	declare private table: Table;
	private readonly connections = new Connections();

	/** A player is known before he may join; `POST /api/me` makes one. */
	static override async onAuth(token: string, _options: unknown, { headers }: AuthContext): Promise<Identity> {
		const own = tokenFrom(headers.get("cookie"), token ? `Bearer ${token}` : headers.get("authorization"));
		if (own === undefined) throw new ServerError(401, "unknown player");
		return { key: keyOf(own) };
	}

	override onCreate({ code, settings, host, deps }: Opening & { readonly deps: RoomDeps }): void {
		this.deps = deps;
		this.roomId = code;
		this.maxMessagesPerSecond = deps.messagesPerSecond;
		// An idle loop once a second replaces Colyseus' own at 60 Hz, which an absent patch rate would start.
		this.setTimestep(() => {}, 1_000);
		this.patchRate = null;
		const time = guardedTime(deps.time, (error) => this.fail(error));
		this.table = new Table({ code, settings, host, time, random: deps.random, pace: deps.pace, audience: this });
		writePublicState(this.state, this.table);
		deps.tables.add(this.table);
	}

	override onJoin(client: Client): void {
		const person = this.personOf(client);
		if (person === null) throw new ServerError(closeCodes.unknownPlayer, "unknown player");
		const { replaced } = this.connections.add(client, person.id);
		replaced?.leave(closeCodes.replaced);
		const entered = this.table.enter(person);
		if (entered.done) return this.welcome(client, person.id);
		this.connections.remove(client, person.id);
		throw new ServerError(closeCodes.notWatchable, entered.reason);
	}

	override onLeave(client: Client): void {
		const player = this.connections.playerOf(client);
		if (player !== null && this.connections.remove(client, player)) this.table.leave(player);
	}

	override onDispose(): void {
		this.table.stop();
		this.deps.tables.remove(this.table.code);
	}

	/** A fault in this table's code stops this table, and no other. */
	override onUncaughtException(exception: RoomException): void {
		const { cause } = exception;
		if (!(cause instanceof ServerError)) this.fail(cause);
	}

	override setSerializer(serializer: Serializer<TableState>): void {
		super.setSerializer(serializer instanceof SchemaSerializer ? new SnapshotSerializer<TableState>() : serializer);
	}

	changed(events: readonly GameTypes["event"][]): void {
		writePublicState(this.state, this.table);
		this.broadcastPatch();
		for (const connection of this.connections) this.sendLetter(connection);
		if (events.length > 0) this.sendEvents(events);
		for (const { client } of this.connections) if (backlogOf(client) > backlogLimit) client.leave(closeCodes.backlog);
	}

	dismissWatchers(): void {
		for (const { client, player } of this.connections)
			if (this.table.company.seatOf(player) === null) client.leave(closeCodes.notWatchable);
	}

	closed(): void {
		this.deps.log.info({ table: this.table.code, round: this.table.round }, "table closed");
		this.deps.tables.close(this.table.code);
		void this.disconnect(closeCodes.tableClosed);
	}

	private onCommand(name: CommandName, client: Client, body: unknown): unknown {
		if (this.connections.playerOf(client) === null) return;
		const parsed = commands[name].safeParse(body ?? {});
		const person = this.personOf(client);
		const answer = parsed.success && person ? this.run(name, person, parsed.data) : "malformed";
		if (answer !== "malformed") return answer;
		this.deps.log.warn({ table: this.table.code, command: name }, "malformed message");
		client.leave(closeCodes.badMessage);
		return;
	}

	private personOf(client: Client): Person | null {
		return this.deps.players.find((client.auth as Identity).key);
	}

	private run(name: CommandName, person: Person, body: object): ReturnType<Table["command"]> {
		return this.table.command(name, person, body);
	}

	private welcome(client: Client, player: PlayerId): void {
		const { play, version } = this.table;
		if (play === null) return;
		client.send("log", packEvents(play.gameId, { version, events: play.log(this.table.viewerOf(player)) }));
	}

	/** What only this player may know, when it differs from what he was last told. */
	private sendLetter(connection: Connection): void {
		const { player } = connection;
		const { table } = this;
		const seat = table.company.seatOf(player);
		const viewer = table.viewerOf(player);
		const own = (viewer === "spectator" ? null : table.play?.view(viewer).own) ?? null;
		const content = { seat, waiting: table.company.isWaiting(player), own };
		const letter = JSON.stringify(content);
		if (letter === connection.lastLetter) return;
		connection.lastLetter = letter;
		const now = this.deps.time.now();
		connection.client.send("private", packLetter(table.agreed.game, { version: table.version, now, ...content }));
	}

	/** Those who may know no more than everybody get one message, encoded once. */
	private sendEvents(events: readonly GameTypes["event"][]): void {
		const { play, version } = this.table;
		if (play === null) return;
		const forAll = play.seen(events, "spectator");
		const plain = JSON.stringify(forAll);
		const special: Client[] = [];
		for (const { client, player } of this.connections) {
			const seen = play.seen(events, this.table.viewerOf(player));
			if (JSON.stringify(seen) === plain) continue;
			special.push(client);
			client.send("events", packEvents(play.gameId, { version, events: seen }));
		}
		this.broadcast("events", packEvents(play.gameId, { version, events: forAll }), { except: special });
	}

	private fail(error: unknown): void {
		const { table } = this;
		this.deps.log.error({ err: error, table: table.code, record: table.play?.record }, "table frozen by a fault");
		table.freeze();
	}
}

/** Bytes that wait in the server for this reader; every socket of the transport tells them. */
const backlogOf = ({ ref }: Client): number => ("bufferedAmount" in ref ? Number(ref.bufferedAmount) : 0);
