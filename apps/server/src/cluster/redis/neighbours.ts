import type { ProcessId } from "../cluster.ts";
import { type Message, type Put, readSnapshot } from "./message.ts";

interface Neighbour {
	/** Of the last message whose puts count here. */
	number: number;
	/** What it tells while its boards are being read; null when they are read, or could not be. */
	waiting: Message[] | null;
	isRead: boolean;
	/** Of several readings the one that was begun last counts. */
	readings: number;
}

interface NeighboursDeps {
	readonly self: ProcessId;
	/** What the process has put, as it lies in Redis. */
	readonly read: (process: ProcessId) => Promise<Record<string, string>>;
	readonly take: (process: ProcessId, puts: readonly Put[]) => void;
	/** These are all that this process has put. */
	readonly takeAll: (process: ProcessId, puts: readonly Put[]) => void;
	readonly news: (name: string, news: unknown) => void;
	/** A message of another process was lost on the way. */
	readonly onMissed: () => void;
}

/** What the other processes tell and have put. */
export class Neighbours {
	private readonly known = new Map<ProcessId, Neighbour>();
	private readonly deps: NeighboursDeps;

	constructor(deps: NeighboursDeps) {
		this.deps = deps;
	}

	/** Another process says this. */
	hear(message: Message): void {
		const { from } = message;
		if (message.farewell) return this.drop(from);
		const neighbour = this.known.get(from);
		if (neighbour?.waiting) neighbour.waiting.push(message);
		else if (neighbour?.isRead) this.apply(neighbour, message);
		else void this.read(from, [message]);
	}

	/** These are there, and perhaps others. Resolves when what they have put is known. */
	async areThere(living: readonly ProcessId[]): Promise<void> {
		const unread = living.filter((process) => process !== this.deps.self && !this.known.get(process)?.isRead);
		await Promise.all(unread.map((process) => this.read(process)));
	}

	/** Of those who are not among these nobody is there any more. */
	dropOthers(living: readonly ProcessId[]): void {
		const there = new Set(living);
		for (const process of this.known.keys()) if (!there.has(process)) this.drop(process);
	}

	/** Messages may have been lost: reads everything anew. */
	async readAll(): Promise<void> {
		await Promise.all([...this.known.keys()].map((process) => this.read(process)));
	}

	private apply(neighbour: Neighbour, message: Message): void {
		const { from, number, puts = [], news } = message;
		// What was read from the boards is not taken twice; news lie on no board.
		const isNext = number === neighbour.number + 1;
		if (isNext) {
			neighbour.number = number;
			this.deps.take(from, puts);
		}
		if (news) this.deps.news(news.name, news.news);
		if (isNext || number <= neighbour.number) return;
		this.deps.onMissed();
		void this.read(from);
	}

	private async read(process: ProcessId, waiting: readonly Message[] = []): Promise<void> {
		const neighbour = this.known.get(process) ?? { number: 0, waiting: null, isRead: false, readings: 0 };
		this.known.set(process, neighbour);
		neighbour.waiting = [...(neighbour.waiting ?? []), ...waiting];
		const reading = ++neighbour.readings;
		// When it cannot be read now, it is read when it is heard of the next time, or found to be there.
		const snapshot = await this.deps.read(process).then(readSnapshot, () => null);
		if (this.known.get(process) !== neighbour || neighbour.readings !== reading) return;
		const heard = neighbour.waiting;
		neighbour.waiting = null;
		neighbour.isRead = snapshot !== null;
		if (snapshot !== null) {
			neighbour.number = snapshot.number;
			this.deps.takeAll(process, snapshot.puts);
			for (const message of heard) this.hear(message);
		} else for (const { news } of heard) if (news) this.deps.news(news.name, news.news);
	}

	private drop(process: ProcessId): void {
		if (this.known.delete(process)) this.deps.takeAll(process, []);
	}
}
