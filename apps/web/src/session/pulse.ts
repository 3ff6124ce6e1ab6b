import type { Room } from "@colyseus/sdk";
import { watchClock } from "./clock.ts";

interface PulseDeps {
	/** How long the line may be silent before the server is asked whether it is there, ms. */
	readonly paceMs: () => number;
	/** Something has come. */
	readonly alive: () => void;
	/** The line is of no use any more, whatever the socket says. */
	readonly dead: () => void;
}

/** The server has so long to answer that it is there, ms. */
const pongMs = 3_000;
/** The same when the person is back and waits. */
const wakingPongMs = 2_000;
/** Where an answer is awaited, silence is suspicious after this, ms. */
const answerMs = 2_500;
/** How often silence is measured: its pace changes when a game begins. */
const lookMs = 5_000;
/** Whoever has heard nothing for so long, ms, did not ask either: the page was asleep, and so was its line. */
const asleepMs = 30_000;

/**
 * Notices that a line has died without a word. A page sees nothing of the pings that the server sends to the browser,
 * so it asks, and only where nothing has come for a while: a line where something goes on costs nothing.
 */
export class Pulse {
	private readonly room: Room;
	private readonly deps: PulseDeps;
	private readonly isClockInDoubt = watchClock();
	private heardAt = performance.now();
	private heardOn = Date.now();
	private next = 0;
	private expected = 0;
	private due = 0;
	private dueAt = Number.POSITIVE_INFINITY;

	constructor(room: Room, deps: PulseDeps) {
		this.room = room;
		this.deps = deps;
		const { events } = room.connection;
		const take = events.onmessage;
		events.onmessage = (event) => {
			this.hear();
			take?.(event);
		};
		this.lookIn(lookMs);
	}

	/** An answer is awaited. */
	expect(): void {
		if (this.expected !== 0) return;
		const since = performance.now();
		this.expected = window.setTimeout(() => {
			this.expected = 0;
			if (this.heardAt < since) this.ask(pongMs);
		}, answerMs);
	}

	/** The person looks at the page again, or the network is back. */
	wake(): void {
		if (this.hasSlept) this.deps.dead();
		else this.ask(wakingPongMs);
	}

	stop(): void {
		for (const timer of [this.next, this.expected, this.due]) clearTimeout(timer);
		this.dueAt = Number.NEGATIVE_INFINITY;
	}

	/** How long nothing has come, ms. One of the two clocks stands still while the device sleeps, the other may be set. */
	private get silentMs(): number {
		return Math.max(performance.now() - this.heardAt, Date.now() - this.heardOn);
	}

	/** Then the server's time is not known any more, either. */
	private get hasSlept(): boolean {
		return this.silentMs > asleepMs || this.isClockInDoubt();
	}

	private lookIn(ms: number): void {
		this.next = window.setTimeout(() => this.look(), ms);
	}

	private look(): void {
		if (this.hasSlept) return this.deps.dead();
		const restMs = this.deps.paceMs() - this.silentMs;
		if (restMs <= 0) this.ask(pongMs);
		this.lookIn(restMs > 0 ? Math.min(restMs, lookMs) : lookMs);
	}

	private ask(withinMs: number): void {
		if (!this.room.connection.isOpen) return this.deps.dead();
		const dueAt = performance.now() + withinMs;
		if (dueAt >= this.dueAt) return;
		clearTimeout(this.due);
		this.dueAt = dueAt;
		this.due = window.setTimeout(() => this.deps.dead(), withinMs);
		this.room.ping(() => {});
	}

	private hear(): void {
		this.heardAt = performance.now();
		this.heardOn = Date.now();
		if (this.dueAt === Number.NEGATIVE_INFINITY) return;
		clearTimeout(this.due);
		this.dueAt = Number.POSITIVE_INFINITY;
		this.deps.alive();
	}
}
