import { setTimeout as pause } from "node:timers/promises";
import { type GameId, pick, type Random, unit } from "@fibbers/rules";
import type { Store } from "../../src/store/store.ts";
import { NetworkClient } from "../network-client.ts";
import { type Patience, patient } from "../networks/watch.ts";
import { faultsOf, type MoveCounts, moveCounts } from "./faults.ts";
import { Regular } from "./regular.ts";
import { Told } from "./told.ts";

/** How long nobody at a table may be able to move, ms, before that is a fault. */
const patienceMs = 30_000;

/** How long a table may take until all see the same of it, and no more than is kept, ms. */
const longestUnrestMs = 60_000;

/** How often two people move at the same time. */
const together = 0.3;

interface Seated {
	readonly code: string;
	readonly people: readonly Regular[];
	readonly told: Told;
	readonly random: Random;
	/** Who comes when all is over. */
	readonly latecomer: NetworkClient;
	readonly patience: Patience;
}

/** A table whose players go on playing while the server falls and comes back. */
export class TableInFalls {
	readonly code: string;
	private readonly people: readonly Regular[];
	private readonly told: Told;
	private readonly random: Random;
	private readonly latecomer: NetworkClient;
	private readonly patience: Patience;
	/** How long people think at the most, ms. */
	private thinkMs: number;

	private constructor({ code, people, told, random, latecomer, patience }: Seated, thinkMs: number) {
		this.code = code;
		this.people = people;
		this.told = told;
		this.random = random;
		this.latecomer = latecomer;
		this.patience = patience;
		this.thinkMs = thinkMs;
	}

	/** Of several processes each player asks another one first; the table is opened at the first. */
	static async open(
		base: string | readonly string[],
		game: GameId,
		count: number,
		random: Random,
		{ thinkMs = 0, patience = patient }: { readonly thinkMs?: number; readonly patience?: Patience } = {},
	): Promise<TableInFalls> {
		const bases = typeof base === "string" ? [base] : base;
		const clients = await Promise.all(
			Array.from({ length: count }, (_, i) => {
				const first = i % bases.length;
				return NetworkClient.create([...bases.slice(first), ...bases.slice(0, first)]);
			}),
		);
		const [host] = clients;
		if (host === undefined) throw new Error("nobody to open a table");
		const code = await host.open({ game, seats: count, turnMs: 120_000, doubtMs: 0 });
		const latecomer = await NetworkClient.create(bases);
		const told = new Told();
		const people: Regular[] = [];
		for (const client of clients) {
			people.push(await Regular.at(client, code, told, patience));
			if (client !== host) await client.command("sit");
		}
		await host.command("start");
		for (const person of people) {
			await person.client.until(() => person.client.state?.phase === "playing");
			person.settle();
		}
		return new TableInFalls({ code, people, told, random, latecomer, patience }, thinkMs);
	}

	/** Plays one game after the other until `isOver`, and then the last one to its end. */
	async play(isOver: () => boolean): Promise<void> {
		let idle = 0;
		for (let lastMove = performance.now(); ; ) {
			const [first] = this.people;
			await first?.comeBack();
			if (first?.client.state?.phase === "over") {
				if (isOver()) return;
				await this.next();
			}
			if (this.thinkMs > 0) await pause(unit(this.random) * this.thinkMs);
			const people = [this.anybody, ...(unit(this.random) < together ? [this.anybody] : [])];
			const moved = await Promise.all([...new Set(people)].map((person) => person.moveOnce(this.random)));
			const now = performance.now();
			idle = moved.includes(true) ? 0 : idle + 1;
			if (idle === 0) lastMove = now;
			else if (idle > 1_000 && now - lastMove > patienceMs) throw new Error(`${this.code}: nobody can move`);
			if (!moved.includes(true) || unit(this.random) < 0.2) await pause(1);
		}
	}

	/** From now on people think as little as they may: a connection says no more than so much in a second. */
	hurry(): void {
		this.thinkMs = 150;
	}

	/** What somebody is shown who only watches has to be the same. */
	isWatchedBy(client: NetworkClient): void {
		client.onNews = () => this.told.shows(client);
	}

	get clients(): readonly NetworkClient[] {
		return this.people.map(({ client }) => client);
	}

	private get anybody(): Regular {
		return pick(this.people, this.random);
	}

	private async next(): Promise<void> {
		for (const person of this.people) await person.ask("choose", { first: 0 });
		for (const person of this.people) await person.ask("ready", { ready: true });
	}

	/** Resolves as soon as the server has said yes to a move, before anything else is done. */
	async accepted(): Promise<void> {
		await new Promise<void>((resolve) => {
			for (const person of this.people) person.onAccepted = resolve;
		});
	}

	/** Resolves when somebody is told that the server cannot save. */
	async unavailable(): Promise<void> {
		await new Promise<void>((resolve) => {
			for (const person of this.people) person.onUnavailable = resolve;
		});
	}

	/** Resolves when everybody is in his seat. */
	async complete(): Promise<void> {
		await Promise.all(this.people.map((person) => person.comeBack()));
	}

	/** Resolves when everybody has been told that the server can save, or that it cannot. */
	async stalled(is: boolean): Promise<void> {
		await Promise.all(
			this.people.map(async ({ client }) => {
				if ((client.state?.stalled ?? false) !== is) await client.until(() => client.state?.stalled === is);
			}),
		);
	}

	/** What is wrong with this table when its last game is over, and all has been quiet within `quietMs`; empty when all is well. */
	async faults(store: Store, quietMs = longestUnrestMs): Promise<string[]> {
		await this.complete();
		await Promise.all(this.people.map(({ client }) => client.until(() => client.state?.phase === "over")));
		const { code, people, told, patience } = this;
		const newcomer = await Regular.at(this.latecomer, code, told, patience);
		const faults = await faultsOf({ code, people, newcomer, told, quietMs }, store);
		await newcomer.leave();
		return faults;
	}

	/** What became of the moves that were accepted. */
	async moves(store: Store): Promise<MoveCounts> {
		return await moveCounts(this.code, this.people, store);
	}

	get acceptedMoves(): number {
		return this.people.reduce((sum, { accepted }) => sum + accepted.size, 0);
	}

	/** Games that have begun. */
	get games(): number {
		return this.people[0]?.client.state?.round ?? 0;
	}

	async leave(): Promise<void> {
		await Promise.all(this.people.map((person) => person.leave()));
	}
}
