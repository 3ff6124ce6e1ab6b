import { randomBytes, randomUUID } from "node:crypto";
import { type Client, type Room, ServerError } from "@colyseus/core";
import { closeCodes, type JoinBody } from "@fibbers/protocol";
import type { GameTypes } from "@fibbers/rules";
import { JournalRefused } from "../store/errors.ts";
import { type StoryKeeper, TableLost } from "../stories/stories.ts";
import type { Audience, Ended, Late, SentAway } from "../table/audience.ts";
import type { Person, PlayerId } from "../table/chair.ts";
import { Chat, type Line } from "../table/chat/chat.ts";
import { Circle } from "../table/circle.ts";
import type { Entry } from "../table/story.ts";
import { Table, type TableDeps } from "../table/table.ts";
import type { TableHost } from "../tables.ts";
import { Connections } from "./connections.ts";
import { GuardedTime } from "./guarded-time.ts";
import type { Identity } from "./identity.ts";
import { leavingCodes } from "./leaving-codes.ts";
import { Publication, type PublicationDeps } from "./publication.ts";
import { type Asked, Request } from "./request.ts";
import type { Opening, RoomDeps } from "./room-deps.ts";
import { Stage } from "./stage.ts";

const freshSeed = (): Uint8Array => randomBytes(32);

/** A table that lives here, as those at it know it. What a viewer may see leaves here and nowhere else. */
export class LiveTable implements Audience, PublicationDeps, TableHost {
	declare table: Table;
	readonly roomId: string;
	readonly deps: RoomDeps;
	private readonly keeper: StoryKeeper;
	private readonly circle: Circle;
	private readonly room: Pick<Room, "disconnect">;
	private readonly connections = new Connections();
	private readonly stage = new Stage({ connections: this.connections, now: () => this.deps.time.now() });
	private readonly chat = new Chat();
	private readonly lateWatchers = new Set<PlayerId>();
	private publication = new Publication(this);
	/** Whether it has come into being, and has not ended. */
	private isOpen = false;
	private isClosing = false;
	/** Games that everybody has left: they are over when it is kept that the table is. */
	private readonly abandoned: Ended[] = [];
	/** When the store stopped taking changes, epoch ms; null while all is well. */
	private lostAt: number | null = null;

	constructor(opening: Opening, deps: RoomDeps, room: Pick<Room, "disconnect">) {
		this.roomId = opening.room;
		this.keeper = opening.keeper;
		this.deps = deps;
		this.room = room;
		this.circle = new Circle(deps.acquaintances);
	}

	/** Rejects with `StoreUnavailable`, and with `TableLost` where it is another's by now. */
	async open(opening: Opening): Promise<void> {
		await this.begin(opening);
		this.isOpen = true;
		this.deps.tables.add(this);
	}

	private async begin({ code, ...opening }: Opening): Promise<void> {
		if (opening.settings === null) {
			const { story, lastAt } = await this.keeper.recall();
			this.table = Table.recalled(this.tableDeps(code), story, lastAt);
			this.deps.observer.befell("brought-back");
			// Before it was there it had nobody to show itself to, nor to whoever lists tables.
			this.changed(null, []);
		} else {
			this.table = new Table({ ...this.tableDeps(code), settings: opening.settings, host: opening.host });
			this.table.open();
		}
		await this.publication.shown;
	}

	private tableDeps(code: string): Omit<TableDeps, "settings" | "host"> {
		const { deps } = this;
		return {
			code,
			time: new GuardedTime(deps.time, (error) => this.onFault(error)),
			random: deps.random,
			pace: deps.pace,
			freshId: randomUUID,
			freshSeed,
			audience: this,
			chat: this.chat,
			circle: this.circle,
			outside: deps,
			lateWatchers: this.lateWatchers,
		};
	}

	keep(entries: readonly Entry[]): Promise<void> {
		return this.keeper.keep(entries);
	}

	archive(game: Ended): void {
		this.deps.archive.keep(this.table.code, game);
	}

	async join(client: Client, { page, returns }: JoinBody): Promise<void> {
		const { observer } = this.deps;
		observer.opened("table");
		const person = await this.deps.players.find((client.auth as Identity).key);
		if (person === null) throw new ServerError(closeCodes.unknownPlayer, "unknown player");
		await this.learn(person.id);
		if (returns && this.connections.isTaken(person.id, page)) throw new ServerError(closeCodes.replaced, "replaced");
		const { replaced } = this.connections.add(client, person.id, page);
		replaced?.leave(closeCodes.replaced);
		if (this.isLost) return;
		if (this.table.company.guests.numberOf(person.id) > 0) observer.returned();
		const entered = this.table.enter(person);
		if (entered.done) return;
		this.connections.remove(client, person.id);
		throw new ServerError(leavingCodes[entered.reason], entered.reason);
	}

	leave(client: Client, code: number): void {
		this.deps.observer.closed("table", code);
		const player = this.connections.playerOf(client);
		if (player === null || !this.connections.remove(client, player)) return;
		this.circle.forget(player);
		this.lateWatchers.delete(player);
		if (!this.isLost) this.table.leave(player);
	}

	/** Who is friends with this player or kept apart from him must be known before he comes in. */
	private async learn(player: PlayerId): Promise<void> {
		try {
			await this.circle.learn(player);
		} catch (error) {
			// Whoever returns while the store is away is known from before.
			if (this.connections.of(player) === null && !this.isLost) throw new ServerError(503, String(error));
		}
	}

	dispose(): void {
		this.publication.stop();
		if (!this.isOpen) return;
		this.isOpen = false;
		this.table.stop();
		this.circle.stop();
		this.deps.tables.remove(this);
		for (const onlooker of this.deps.onlookers) onlooker.gone(this.table);
	}

	/** Whether nothing can be kept just now. */
	get isLost(): boolean {
		return this.lostAt !== null;
	}

	/** Resolves when everything that has happened at the table is kept and shown; rejects when it is lost. */
	get shown(): Promise<void> {
		return this.publication.shown;
	}

	changed(entry: Entry | null, events: readonly GameTypes["event"][]): void {
		const made = entry?.change.made;
		// While it is brought back there is no table yet, and nothing is made.
		const play = made && this.table.play;
		if (made && play) this.deps.observer.moved(play.gameId, made.length);
		this.publication.add(entry, events);
	}

	show(events: readonly GameTypes["event"][]): void {
		this.stage.show(this.table, events);
		for (const onlooker of this.deps.onlookers) onlooker.shown(this.table);
	}

	/** The table is ahead of what is kept of it: it stands still as people saw it last, and is brought back from its story. */
	onLost(error: unknown): void {
		const { deps, table } = this;
		deps.log.error({ event: "table.lost", err: error, table: table.code }, "a change could not be kept");
		deps.observer.befell("lost");
		table.stop();
		if (!this.isOpen) return;
		this.lostAt = deps.time.now();
		this.stage.stall(table);
		// Whoever has lost a race for the table is to know at once.
		if (error instanceof JournalRefused) this.bringBackSoon();
		else this.bringBackLater();
	}

	private bringBackLater(): void {
		this.deps.time.after(this.deps.pace.retry, () => {
			if (this.isOpen) this.bringBackSoon();
		});
	}

	private bringBackSoon(): void {
		this.bringBack().catch((error: unknown) => {
			if (error instanceof TableLost) this.letGo();
			else this.bringBackLater();
		});
	}

	/** It lives elsewhere by now: nothing more happens here, and people join it there. */
	letGo(): void {
		if (!this.isOpen || this.isClosing) return;
		const { log, observer } = this.deps;
		log.warn({ event: "table.moved", table: this.table.code }, "this table lives elsewhere by now");
		observer.befell("passed-on");
		this.goAway(closeCodes.moved);
	}

	/** The process ends: the table is brought back elsewhere, or by the next one. */
	passOn(): void {
		this.goAway(this.deps.farewellCode);
	}

	private goAway(code: number): void {
		this.publication.stop();
		this.table.stop();
		this.deps.tables.remove(this);
		void this.room.disconnect(code);
	}

	private async bringBack(): Promise<void> {
		const { story } = await this.keeper.recall();
		// Of those who came meanwhile nothing could be read.
		await Promise.all([...this.connections].map(({ player }) => this.circle.learn(player)));
		if (!this.isOpen) return;
		const lostAt = this.lostAt ?? this.deps.time.now();
		this.lostAt = null;
		this.publication = new Publication(this);
		this.table = Table.recalled(this.tableDeps(this.table.code), story, lostAt);
		this.stage.clear();
		for (const connection of this.connections) {
			const person = this.personOf(connection.client);
			const entered = person === null ? null : this.table.enter(person);
			if (entered === null) connection.client.leave(closeCodes.unknownPlayer);
			else if (!entered.done) connection.client.leave(leavingCodes[entered.reason]);
		}
		this.deps.log.info({ event: "table.brought-back", table: this.table.code }, "table brought back");
		this.deps.observer.befell("brought-back");
	}

	ended(game: Ended): void {
		if (game.isFinished) this.publication.end(game);
		else this.abandoned.push(game);
	}

	sendAway(players: readonly PlayerId[], why: SentAway): void {
		this.stage.sendAway(players, why);
	}

	said(lines: readonly Line[]): void {
		// What the table says of somebody may rest on what is not kept yet.
		this.shown.then(
			() => this.stage.say(this.table, lines),
			() => {},
		);
	}

	released(lines: readonly Line[]): void {
		this.stage.release(this.table, lines);
	}

	toldLate(player: PlayerId, told: Late): void {
		this.stage.tellLate(player, told);
	}

	dismiss(player: PlayerId): void {
		for (const connection of this.connections)
			if (connection.player === player && this.personOf(connection.client) === null)
				connection.client.leave(closeCodes.unknownPlayer);
	}

	closed(): void {
		this.isClosing = true;
		this.publication.stop();
		// With the story goes whatever tells of games that are not in the store yet.
		void this.deps.archive
			.drain()
			.then(() => this.keeper.close())
			.then(
				() => this.hasClosed(),
				(error: unknown) => this.hasNotClosed(error),
			)
			.then((code) => void this.room.disconnect(code));
	}

	private hasClosed(): number {
		const { table, deps } = this;
		deps.log.info({ event: "table.closed", table: table.code, round: table.round }, "table closed");
		deps.observer.befell("closed");
		for (const game of this.abandoned) deps.archive.keep(table.code, game);
		// No story tells of them any more.
		void deps.archive.drain();
		return closeCodes.tableClosed;
	}

	/** A story that stays behind is brought back, and closes again. */
	private hasNotClosed(error: unknown): number {
		this.deps.log.error({ event: "table.not-closed", err: error, table: this.table.code }, "not closed");
		return error instanceof JournalRefused ? closeCodes.moved : closeCodes.tableClosed;
	}

	command(client: Client, asked: Asked, body: unknown): void {
		const connection = this.connections.with(client);
		if (connection !== null) new Request(this, connection, asked).carryOut(body);
	}

	personOf(client: Client): Person | null {
		return this.deps.players.seen((client.auth as Identity).key);
	}

	/** A fault in the code stops this table, and no other. */
	onFault(error: unknown): void {
		// Before there is a table, whoever wanted to open it is told.
		if (!Object.hasOwn(this, "table")) return;
		const { table, deps } = this;
		const file = deps.faults.keep(table, error);
		deps.log.error({ event: "table.frozen", fault: error, table: table.code, file }, "table frozen by a fault");
		deps.observer.befell("frozen");
		table.freeze();
	}
}
