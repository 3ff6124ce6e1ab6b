import type { Client } from "@colyseus/core";
import { type CommandName, closeCodes, commands, type Reply } from "@fibbers/protocol";
import { StoreUnavailable } from "../store/errors.ts";
import type { Person } from "../table/chair.ts";
import { type Answer, no, notSaved } from "../table/commands/answer.ts";
import type { Table } from "../table/table.ts";
import type { Connection } from "./connection.ts";
import type { RoomDeps } from "./room-deps.ts";

/** Where something is asked. */
interface Place {
	readonly table: Table;
	readonly deps: Pick<RoomDeps, "log" | "observer">;
	/** Resolves when everything that has happened at the table is kept and shown; rejects when it is lost. */
	readonly shown: Promise<void>;
	/** Whether nothing can be kept just now. */
	readonly isLost: boolean;
	/** Null for somebody who is not known any more. */
	personOf(client: Client): Person | null;
	/** The table stops. */
	onFault(error: unknown): void;
}

export interface Asked {
	readonly name: CommandName;
	/** The number under which it is to be answered; undefined where no answer is expected. */
	readonly id: number | undefined;
}

/** One command of one connection, from its arrival to its answer. */
export class Request {
	private readonly arrivedAt = performance.now();
	private readonly place: Place;
	private readonly connection: Connection;
	private readonly asked: Asked;

	constructor(place: Place, connection: Connection, asked: Asked) {
		this.place = place;
		this.connection = connection;
		this.asked = asked;
	}

	carryOut(body: unknown): void {
		try {
			const answer = this.done(body);
			if (answer instanceof Promise) void this.answerLater(answer);
			else this.answer(answer);
		} catch (error) {
			this.answerFault(error);
		}
	}

	private done(body: unknown): Answer | Promise<Reply> {
		const { place, connection, asked } = this;
		const parsed = commands[asked.name].safeParse(body ?? {});
		if (place.isLost) return notSaved;
		const person = place.personOf(connection.client);
		return parsed.success && person ? place.table.command(asked.name, person, parsed.data) : "malformed";
	}

	private async answerLater(answer: Promise<Reply>): Promise<void> {
		try {
			this.answer(await answer);
		} catch (error) {
			if (error instanceof StoreUnavailable) this.answer(notSaved);
			else this.answerFault(error);
		}
	}

	private answerFault(error: unknown): void {
		this.place.onFault(error);
		this.answer(no("table-frozen"));
	}

	private answer(answer: Answer): void {
		const { place, connection, asked } = this;
		if (answer === "malformed") return this.refuse();
		if (asked.id !== undefined) connection.answer(asked.id, answer);
		// It may rest on what is not kept yet.
		place.shown.then(
			() => this.say(answer),
			() => {
				connection.refuse();
				this.say(notSaved);
			},
		);
	}

	private say(reply: Reply): void {
		const { name } = this.asked;
		const { observer } = this.place.deps;
		this.connection.sayAnswers();
		if (name === "move" && reply.done) observer.published(performance.now() - this.arrivedAt);
		observer.answered(name, reply.done ? null : reply.reason);
	}

	private refuse(): void {
		const { table, deps } = this.place;
		const { name } = this.asked;
		deps.observer.answered(name, "malformed");
		deps.log.warn({ event: "table.malformed", table: table.code, command: name }, "malformed message");
		this.connection.client.leave(closeCodes.badMessage);
	}
}
