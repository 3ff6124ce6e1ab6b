import type { Room } from "@colyseus/sdk";
import type { Reply } from "@fibbers/protocol";
import { closeCodes } from "@fibbers/protocol/client";
import { freshHex } from "./fresh-hex.ts";
import { Joining } from "./joining.ts";
import { introduceMe, introduceMeAgain } from "./me.ts";
import { Pulse } from "./pulse.ts";

/** How a line stands; after `ended` it is joined again only when the person asks for it. */
export type Standing<Ending> =
	| { readonly is: "connecting" | "online" | "reconnecting" }
	| { readonly is: "ended"; readonly why: Ending };

/** Wraps a handler so that it hears nothing once another connection has taken over. */
export type Mine = <Args extends unknown[]>(handle: (...args: Args) => void) => (...args: Args) => void;

/** Where a line leads, and who hears of it. */
export interface LineEnd<Ending> {
	/** The room's id. */
	readonly room: string;
	/** The longest pause between two attempts, before chance makes it up to half longer or shorter. */
	readonly longestPauseMs: number;
	/** How long it may be silent before the server is asked whether it is there, ms. */
	readonly paceMs: () => number;
	/** Close codes after which the room is not joined again by itself. */
	readonly endings: Readonly<Record<number, Ending>>;
	/** Why joining failed for good; null when another attempt may do. */
	refused(code: number): Promise<Ending | null>;
	/** A new connection begins: what the old one said is replaced by what follows. */
	begins(room: Room, mine: Mine): void;
	line(line: Standing<Ending>): void;
}

const requestMs = 8_000;
/** This page, among all that its player has open. */
const page = freshHex();
/** A socket that is closed with this code counts as closed at once, and what was asked over it as unanswered. */
const mayTryReconnect = 4010;
/** The first attempt to join may take so long, each further one half as long again. */
const joinMs = { first: 3_000, longest: 12_000 };
/** An attempt that has taken so long may have begun before the network was there again. */
const staleJoinMs = 1_500;
/** For so long an attempt that was given up may still be under way. */
const ghostMs = 30_000;
/** A closed line that lasted less than this counts as one more failed attempt, so that pauses keep growing. */
const steadyMs = 5_000;

const codeOf = (error: unknown): number => (error as { code?: number } | null)?.code ?? 0;

/** One page's line to one room. It comes back by itself, by joining again: sessions are not resumed. */
export class ReturningLine<Ending extends string> {
	private room: Room | null = null;
	/** Whether the person has asked for this line, and not yet got it: otherwise another page of his that is there keeps the room. */
	private isAskedFor = true;
	private line: Standing<Ending> = { is: "connecting" };
	/** Grows with each attempt; whatever belongs to an earlier one is ignored. */
	private attempt = 0;
	private failures = 0;
	private since = 0;
	private joining: Joining | null = null;
	/** When an attempt was given up that the server may still let in: that pushes out the newer line. */
	private knockedAt = Number.NEGATIVE_INFINITY;
	private pause: { readonly timer: number; readonly end: () => void } | null = null;
	private pulse: Pulse | null = null;
	private readonly onlineWaiters = new Set<(online: boolean) => void>();
	private readonly watching = new AbortController();

	private readonly end: LineEnd<Ending>;

	constructor(end: LineEnd<Ending>) {
		this.end = end;
		const { signal } = this.watching;
		addEventListener("online", () => this.hurry(), { signal });
		addEventListener("offline", () => this.suspect(), { signal });
		addEventListener("pageshow", () => this.hurry(), { signal });
		document.addEventListener("resume", () => this.hurry(), { signal });
		document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry(), {
			signal,
		});
		void this.join();
	}

	/** Asks the room; `no-answer` when the line breaks or stays silent, `offline` when there is none. */
	async request(type: string, body: object): Promise<Reply> {
		if (this.room === null || this.line.is !== "online") return { done: false, reason: "offline" };
		this.pulse?.expect();
		try {
			return (await this.room.request<object, Reply | undefined>(type, body, { timeout: requestMs })) ?? { done: true };
		} catch {
			return { done: false, reason: "no-answer" };
		}
	}

	/** For what may safely be said twice: asks once more when the line broke before the answer came. */
	async requestTwice(type: string, body: object): Promise<Reply> {
		const first = await this.request(type, body);
		if (first.done || first.reason !== "no-answer") return first;
		return (await this.online()) ? this.request(type, body) : first;
	}

	/** Whether the line is there again within the time of one request. */
	online(): Promise<boolean> {
		if (this.line.is === "online") return Promise.resolve(true);
		return new Promise((resolve) => {
			const settle = (online: boolean): void => {
				clearTimeout(timer);
				this.onlineWaiters.delete(settle);
				resolve(online);
			};
			const timer = window.setTimeout(() => settle(false), requestMs);
			this.onlineWaiters.add(settle);
		});
	}

	/** After an ending: joins again because the person asked for it. */
	again(): void {
		if (this.line.is !== "ended") return;
		this.failures = 0;
		this.isAskedFor = true;
		this.say({ is: "connecting" });
		void this.join();
	}

	/** Leaves by own wish; the connection is of no use afterwards. */
	leave(): void {
		this.watching.abort();
		this.attempt++;
		this.pause?.end();
		this.joining?.giveUp();
		const room = this.drop();
		if (room?.connection.isOpen) void room.leave();
	}

	private async join(): Promise<void> {
		const attempt = ++this.attempt;
		this.joining?.giveUp();
		const isCurrent = (): boolean => attempt === this.attempt;
		while (isCurrent()) {
			const failed = await this.tryOnce(isCurrent);
			if (!isCurrent() || failed === null) return;
			if (failed !== "again") return this.say({ is: "ended", why: failed });
			await this.rest(this.pauseMs(this.failures++));
		}
	}

	/** Null when joined. */
	private async tryOnce(isCurrent: () => boolean): Promise<Ending | "again" | null> {
		if (!(await introduceMe())) return "again";
		if (!isCurrent()) return "again";
		const joining = new Joining();
		this.joining = joining;
		try {
			const room = await joining.room(
				this.end.room,
				this.isAskedFor ? { page } : { page, returns: true },
				this.patienceMs,
			);
			if (!isCurrent()) return "again";
			this.attach(room);
			return null;
		} catch (error) {
			if (joining.hasKnocked) this.knockedAt = performance.now();
			const code = codeOf(error);
			if (code !== 401 && code !== closeCodes.unknownPlayer) return (await this.end.refused(code)) ?? "again";
			await introduceMeAgain();
			return "again";
		} finally {
			if (this.joining === joining) this.joining = null;
		}
	}

	private attach(room: Room): void {
		this.room = room;
		this.isAskedFor = false;
		this.since = performance.now();
		const mine: Mine =
			(handle) =>
			(...args) => {
				if (this.room === room) handle(...args);
			};
		this.end.begins(room, mine);
		room.onError(() => {});
		room.onLeave(mine((code: number) => this.closed(code)));
		this.say({ is: "online" });
		this.pulse = new Pulse(room, {
			paceMs: this.end.paceMs,
			alive: () => this.line.is === "reconnecting" && this.say({ is: "online" }),
			dead: () => this.giveUp(),
		});
	}

	private closed(code: number): void {
		this.drop();
		const ending = this.end.endings[code];
		const isGhost = code === closeCodes.replaced && performance.now() - this.knockedAt < ghostMs;
		this.knockedAt = Number.NEGATIVE_INFINITY;
		if (code === closeCodes.left) return;
		if (ending !== undefined && !isGhost) return this.say({ is: "ended", why: ending });
		this.failures = performance.now() - this.since < steadyMs ? this.failures + 1 : 0;
		this.say({ is: "reconnecting" });
		const attempt = ++this.attempt;
		const isExpected = code === closeCodes.moved && this.failures === 0;
		void this.rest(isExpected ? 0 : this.pauseMs(this.failures)).then(() => {
			if (attempt === this.attempt) void this.join();
		});
	}

	/** Lets go of the room, so that nothing more is heard from it. */
	private drop(): Room | null {
		const { room } = this;
		this.room = null;
		this.pulse?.stop();
		this.pulse = null;
		return room;
	}

	/** The line is dead, whatever the socket thinks. */
	private giveUp(): void {
		const room = this.drop();
		if (room === null) return;
		room.connection.close(mayTryReconnect);
		this.say({ is: "reconnecting" });
		void this.join();
	}

	/** The browser says that the network is gone: believe it at once, and ask. */
	private suspect(): void {
		if (this.line.is !== "online") return;
		this.say({ is: "reconnecting" });
		this.pulse?.wake();
	}

	/** Something may have changed for the better: no more waiting. */
	private hurry(): void {
		this.failures = 0;
		this.pause?.end();
		this.pulse?.wake();
		if (this.joining !== null && performance.now() - this.joining.since > staleJoinMs) void this.join();
	}

	private get patienceMs(): number {
		return Math.min(joinMs.longest, joinMs.first * 1.5 ** this.failures);
	}

	private pauseMs(failures: number): number {
		return Math.min(this.end.longestPauseMs, 200 * 1.5 ** failures) * (0.5 + Math.random());
	}

	private rest(ms: number): Promise<void> {
		return new Promise((resolve) => {
			const end = (): void => {
				clearTimeout(timer);
				this.pause = null;
				resolve();
			};
			const timer = window.setTimeout(end, ms);
			this.pause = { timer, end };
		});
	}

	private say(line: Standing<Ending>): void {
		this.line = line;
		this.end.line(line);
		if (line.is === "online" || line.is === "ended")
			for (const settle of this.onlineWaiters) settle(line.is === "online");
	}
}
