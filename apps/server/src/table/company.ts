import type { ComputerName, Level, Profile } from "@fibbers/protocol";
import { type Chair, noVotes, type Person, type PlayerId, type Presence, personChair } from "./chair.ts";
import { computerChair, isLevel } from "./computer-chair.ts";
import { Guests } from "./guests.ts";
import type { TableMemo } from "./story.ts";

/** Who is at the table: the chairs in playing order, those who wait for the next game, and who is connected. */
export class Company {
	chairs: readonly Chair[] = [];
	waiting: readonly Person[] = [];
	hostId: PlayerId | null;
	readonly guests = new Guests();
	/** Counts how often somebody has come or gone. */
	comings = 0;
	private readonly connected = new Map<PlayerId, Person>();
	/** Who was watching when these had come and sat so. */
	private crowd: Pick<Company, "comings" | "chairs" | "watching"> | null = null;

	constructor(host: PlayerId | null) {
		this.hostId = host;
	}

	/** As it was before the process that kept the table ended: nobody is connected, and everybody is expected back. */
	recall({ chairs, waiting, host }: Pick<TableMemo, "chairs" | "waiting" | "host">): void {
		this.chairs = chairs.map((chair) =>
			chair.player !== null && chair.presence === "here" ? { ...chair, presence: "reconnecting" } : chair,
		);
		this.waiting = waiting;
		this.hostId = host;
	}

	seatOf(player: PlayerId): number | null {
		// With each move it is asked many times.
		for (let seat = 0; seat < this.chairs.length; seat++) if (this.chairs[seat]?.player === player) return seat;
		return null;
	}

	/** The host's seat; when he is gone or away, the next person who is there. Null when no person sits. */
	findHost(): number | null {
		const host = this.hostId === null ? null : this.seatOf(this.hostId);
		if (host !== null && this.chairs[host]?.presence !== "away") return host;
		const next = this.chairs.findIndex(({ player, presence }) => player !== null && presence !== "away");
		return next < 0 ? host : next;
	}

	/** Makes whoever is next the host where the host is gone or away, and returns him; null where there is nothing to do. */
	passHostOn(): Chair | null {
		const next = this.chairs[this.findHost() ?? -1];
		if (next === undefined || next.player === this.hostId) return null;
		this.hostId = next.player;
		return next;
	}

	isHost(player: PlayerId): boolean {
		const seat = this.seatOf(player);
		return seat !== null && seat === this.findHost();
	}

	/** Whether this player opened the table and has not sat down yet. */
	isAwaitedHost(player: PlayerId): boolean {
		return (
			this.hostId === player && this.seatOf(player) === null && this.chairs.every((chair) => chair.player === null)
		);
	}

	connect(person: Person): void {
		this.comings++;
		this.guests.admit(person.id);
		this.connected.set(person.id, person);
	}

	disconnect(player: PlayerId): void {
		this.comings++;
		this.connected.delete(player);
	}

	isConnected(player: PlayerId): boolean {
		return this.connected.has(player);
	}

	/** Who is connected. */
	get present(): readonly PlayerId[] {
		return [...this.connected.keys()];
	}

	get connections(): number {
		return this.connected.size;
	}

	/** Who is connected and not seated. The same list until it changes: with each move it is asked for, and it may be long. */
	get watching(): readonly Person[] {
		const { comings, chairs } = this;
		if (this.crowd?.comings !== comings || this.crowd.chairs !== chairs) {
			const seated = new Set(chairs.map(({ player }) => player));
			this.crowd = { comings, chairs, watching: [...this.connected.values()].filter(({ id }) => !seated.has(id)) };
		}
		return this.crowd.watching;
	}

	get watchers(): number {
		return this.watching.length;
	}

	/** Who is at the table: connected, seated, or waiting. */
	get everybody(): readonly PlayerId[] {
		const seated = this.chairs.flatMap(({ player }) => player ?? []);
		return [...new Set([...seated, ...this.waiting.map(({ id }) => id), ...this.connected.keys()])];
	}

	/** How somebody who is at the table looks; null for anybody else. */
	profileOf(player: PlayerId): Profile | null {
		const chair = this.chairs.find((each) => each.player === player);
		const person = this.connected.get(player) ?? this.waiting.find(({ id }) => id === player);
		return chair?.profile ?? person?.profile ?? null;
	}

	/** Those who sat down for the next game and are still connected. */
	private get waitingHere(): readonly Person[] {
		return this.waiting.filter(({ id }) => this.connected.has(id));
	}

	get waitingCount(): number {
		return this.waitingHere.length;
	}

	isWaiting(player: PlayerId): boolean {
		return this.waiting.some(({ id }) => id === player);
	}

	/** Whether a person can still get a chair: a free one, or a computer's. */
	hasRoom(capacity: number): boolean {
		return this.roomFor(capacity) > 0;
	}

	/** How many people can still get a chair. */
	roomFor(capacity: number): number {
		const people = this.chairs.filter(({ player }) => player !== null).length + this.waitingCount;
		return Math.max(0, capacity - people);
	}

	/** Seats a person; when all chairs are taken, the last computer gives up its own. */
	seat(person: Person, capacity: number): void {
		this.guests.admit(person.id);
		if (this.chairs.length < capacity) this.chairs = [...this.chairs, personChair(person)];
		else {
			const computer = this.chairs.findLastIndex(({ player }) => player === null);
			this.chairs = this.chairs.with(computer, personChair(person));
		}
	}

	wait(person: Person): void {
		this.waiting = [...this.waiting, person];
	}

	stopWaiting(player: PlayerId): void {
		this.waiting = this.waiting.filter(({ id }) => id !== player);
	}

	addComputer(computer: ComputerName): void {
		this.chairs = [...this.chairs, computerChair(computer, this.chairs)];
	}

	/** All computers that are nothing but strong or weak are so strong now. */
	setLevel(level: Level): void {
		this.chairs = this.chairs.map((chair) => (isLevel(chair.computer) ? { ...chair, computer: level } : chair));
	}

	/** While nobody plays. */
	swap(a: number, b: number): void {
		const [one, other] = [this.chairs[a], this.chairs[b]];
		if (one !== undefined && other !== undefined) this.chairs = this.chairs.with(a, other).with(b, one);
	}

	remove(seat: number): void {
		this.chairs = this.chairs.toSpliced(seat, 1);
	}

	update(seat: number, change: Partial<Chair>): void {
		const chair = this.chairs[seat];
		const names = Object.keys(change) as (keyof Chair)[];
		if (chair === undefined || names.every((name) => chair[name] === change[name])) return;
		this.chairs = this.chairs.with(seat, { ...chair, ...change });
	}

	setPresence(seat: number, presence: Presence): void {
		this.update(seat, presence === "here" ? { presence, misses: 0 } : { presence });
	}

	rename(player: PlayerId, profile: Profile): void {
		const seat = this.seatOf(player);
		if (seat !== null) this.update(seat, { profile });
		this.waiting = this.waiting.map((person) => (person.id === player ? { id: player, profile } : person));
		if (this.connected.has(player)) this.connected.set(player, { id: player, profile });
		this.crowd = null;
	}

	/** How many chairs the next game would have. */
	chairsNext(capacity: number): number {
		return Math.min(capacity, this.staying.length + this.waitingCount);
	}

	/** Those who would play the next game, newcomers left out. */
	get staying(): readonly Chair[] {
		return this.chairs.filter(({ player, presence }) => player === null || presence !== "away");
	}

	/** Another game was chosen: what was voted on is gone. */
	forgetVotes(): void {
		this.chairs = this.chairs.map((chair) => ({ ...chair, votes: noVotes }));
	}

	/** Between games: whoever is away gives up the chair, and those who waited sit down. */
	rearrange(capacity: number): void {
		this.chairs = this.staying;
		for (const person of this.waitingHere) this.seat(person, capacity);
		this.waiting = [];
		this.chairs = this.chairs.map((chair) => ({ ...chair, ready: chair.player === null, misses: 0 }));
	}

	/** Whether every person who is here wants the next game. */
	get allReady(): boolean {
		const here = this.chairs.filter(({ player, presence }) => player !== null && presence === "here");
		return here.length > 0 && here.every(({ ready }) => ready);
	}
}
