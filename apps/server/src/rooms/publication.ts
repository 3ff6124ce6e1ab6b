import type { GameTypes } from "@fibbers/rules";
import type { Ended } from "../table/audience.ts";
import type { Entry } from "../table/story.ts";

type Event = GameTypes["event"];

export interface PublicationDeps {
	/** Resolves when the entries cannot be lost any more. */
	readonly keep: (entries: readonly Entry[]) => Promise<void>;
	/** Shows people the table as it is now, and what has happened since they last saw it. */
	readonly show: (events: readonly Event[]) => void;
	/** A game is over, and that is kept. */
	readonly archive: (game: Ended) => void;
	/** What was not shown yet is lost: the table is ahead of its story. */
	readonly onLost: (error: unknown) => void;
	/** The table could not be shown, which is a fault in the code. */
	readonly onFault: (error: unknown) => void;
}

interface Waiting {
	readonly resolve: () => void;
	readonly reject: (error: unknown) => void;
}

const nothingMore = new Error("nothing more is shown");

/** Nothing is shown that is not kept: changes wait until their entries are, and are then shown together. */
export class Publication {
	private entries: Entry[] = [];
	private events: Event[] = [];
	private ended: Ended[] = [];
	private waiting: Waiting[] = [];
	private isKeeping = false;
	private isStopped = false;
	private readonly deps: PublicationDeps;

	constructor(deps: PublicationDeps) {
		this.deps = deps;
	}

	/** `entry` is null for a change that need not be kept. */
	add(entry: Entry | null, events: readonly Event[]): void {
		if (this.isStopped) return;
		if (entry !== null) this.entries.push(entry);
		this.events.push(...events);
		if (!this.isKeeping) void this.keepAndShow();
	}

	/** The change that is added next ends this game. */
	end(game: Ended): void {
		if (!this.isStopped) this.ended.push(game);
	}

	/** Resolves when everything so far has been shown; rejects when it is lost. */
	get shown(): Promise<void> {
		if (this.isStopped) return Promise.reject(nothingMore);
		if (!this.isKeeping) return Promise.resolve();
		return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
	}

	/** Nothing more is shown, and whoever waits for it is told why. */
	stop(reason: unknown = nothingMore): void {
		this.isStopped = true;
		this.entries = [];
		this.events = [];
		this.ended = [];
		for (const { reject } of this.waiting.splice(0)) reject(reason);
	}

	private async keepAndShow(): Promise<void> {
		this.isKeeping = this.entries.length > 0;
		try {
			while (this.entries.length > 0) await this.deps.keep(this.entries.splice(0));
		} catch (error) {
			return this.lose(error);
		}
		this.isKeeping = false;
		if (this.isStopped) return;
		try {
			for (const game of this.ended.splice(0)) this.deps.archive(game);
			this.deps.show(this.events.splice(0));
		} catch (error) {
			this.deps.onFault(error);
		}
		for (const { resolve } of this.waiting.splice(0)) resolve();
	}

	private lose(error: unknown): void {
		this.isKeeping = false;
		if (this.isStopped) return;
		this.stop(error);
		this.deps.onLost(error);
	}
}
