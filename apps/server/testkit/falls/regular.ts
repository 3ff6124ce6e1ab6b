import { setTimeout as pause } from "node:timers/promises";
import type { CommandName, Reply } from "@fibbers/protocol";
import { type Random, type Seat, unit } from "@fibbers/rules";
import type { NetworkClient } from "../network-client.ts";
import { type Patience, patient, watchOver, within } from "../networks/watch.ts";
import type { Told } from "./told.ts";

/** How long somebody without a line waits before he tries again, ms. */
const pauseMs = ({ pause, longestPause }: Patience, attempt: number): number =>
	Math.min(longestPause, pause * 1.5 ** attempt) * (0.5 + Math.random());

/** How long somebody waits before he asks again, ms. */
const retryMs = 50;

/** How long somebody goes on asking or coming back, ms, before that is a fault. */
const patienceMs = 60_000;

/** How often a move that was accepted is said once more. */
const stammer = 0.1;

interface Sent {
	readonly round: number;
	readonly body: { readonly id: string; readonly version: number; readonly move: object };
}

/** A seated player who comes back whenever the line breaks, and says again what was not answered, as the page does. */
export class Regular {
	readonly client: NetworkClient;
	/** The ids of moves, by their answers. */
	readonly accepted = new Set<string>();
	readonly refused = new Set<string>();
	readonly faults: string[] = [];
	onAccepted: () => void = () => {};
	/** The server could not save. */
	onUnavailable: () => void = () => {};
	/** Where he sits for good. */
	private seat: Seat | null = null;
	private readonly code: string;
	private readonly patience: Patience;
	private coming: Promise<void> | null = null;
	private hasLeft = false;
	private moves = 0;
	private last: Sent | null = null;

	private constructor(client: NetworkClient, code: string, told: Told, patience: Patience) {
		this.client = client;
		this.code = code;
		this.patience = patience;
		client.onNews = () => told.shows(client);
		client.onEvents = (kind, events) => {
			const round = client.state?.round ?? 0;
			if (client.seat === null) return;
			if (kind === "log") told.log(round, client.seat, events, client.earlier);
			else told.add(round, client.seat, events);
		};
	}

	static async at(client: NetworkClient, code: string, told: Told, patience = patient): Promise<Regular> {
		const regular = new Regular(client, code, told, patience);
		await regular.comeBack();
		return regular;
	}

	/** From now on he has to be found in the seat that he has. */
	settle(): void {
		this.seat = this.client.seat;
	}

	get isThere(): boolean {
		return this.client.room?.connection.isOpen === true && this.client.mine !== null;
	}

	/** Resolves when he is at the table, in his seat. */
	async comeBack(): Promise<void> {
		if (this.isThere || this.hasLeft) return;
		this.coming ??= this.join().finally(() => {
			this.coming = null;
		});
		await this.coming;
	}

	async leave(): Promise<void> {
		this.hasLeft = true;
		await this.client.leave();
	}

	/** Asks until there is an answer, however often the server falls meanwhile. */
	async ask(name: CommandName, body: object): Promise<Reply> {
		for (const deadline = performance.now() + patienceMs; performance.now() < deadline; ) {
			const reply = await this.askOnce(name, body);
			if (reply !== null) return reply;
			await pause(retryMs);
		}
		throw new Error(`${this.code}: no answer to ${name} for ${patienceMs} ms`);
	}

	/** Makes the move that a computer would make with what this player knows; false when he lets things pass. */
	async moveOnce(random: Random): Promise<boolean> {
		await this.comeBack();
		const { state } = this.client;
		const move = this.client.choice(random);
		if (move === null || state === null) return false;
		const body = { id: `${this.seat}-${this.moves++}`, version: state.version, move };
		const { round } = state;
		const { done } = await this.ask("move", body);
		(done ? this.accepted : this.refused).add(body.id);
		if (!done) return true;
		this.last = { round, body };
		this.onAccepted();
		if (unit(random) < stammer) await this.repeat();
		return true;
	}

	private async join(): Promise<void> {
		const deadline = performance.now() + patienceMs;
		for (let attempt = 0; !this.isThere && !this.hasLeft; attempt++) {
			const failed = await within(this.patience.join, this.client.join(this.code)).then(
				() => null,
				(error: unknown) => error,
			);
			if (failed !== null) {
				this.client.askNext();
				await pause(pauseMs(this.patience, attempt));
			}
			if (performance.now() > deadline) throw new Error(`${this.code}: no way back`, { cause: failed });
		}
		watchOver(this.client, this.patience);
		// The line may be lost again before everything about this return is done.
		const comeBack = (): Promise<void> => (this.coming ?? Promise.resolve()).then(() => this.comeBack());
		this.client.room?.onLeave.once(() => void comeBack().catch(({ message }) => this.faults.push(message)));
		const { seat } = this.client;
		if (this.seat !== null && seat !== this.seat) this.faults.push(`seat ${this.seat} came back as ${seat}`);
		await this.repeat();
	}

	/** Says once more what was accepted last: that is answered as before, whatever happened in between. */
	private async repeat(): Promise<void> {
		const { last, client } = this;
		if (last === null || last.round !== client.state?.round || !this.isThere) return;
		const reply = await this.askOnce("move", last.body);
		if (reply?.done === false)
			this.faults.push(`move ${last.body.id} was accepted, and refused when repeated: ${reply.reason}`);
	}

	/** Null when the line broke or the server could not save. */
	private async askOnce(name: CommandName, body: object): Promise<Reply | null> {
		if (!this.isThere) await this.comeBack();
		const { room } = this.client;
		if (room === null) return null;
		const lost = new Promise<null>((resolve) => room.onLeave.once(() => resolve(null)));
		const answer = within(this.patience.answer, this.client.command(name, body)).catch(() => null);
		const reply = await Promise.race([answer, lost]);
		if (reply?.done !== false || reply.reason !== "store-unavailable") return reply;
		this.onUnavailable();
		return null;
	}
}
