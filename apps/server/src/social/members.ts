import { InOrder } from "../in-order.ts";
import { OnceMore } from "../once-more.ts";
import type { Circle, SocialStore } from "../store/circle.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Cancel, Time } from "../table/time.ts";
import type { Sight } from "./lines.ts";
import { type LobbyLine, Member } from "./member.ts";

/** When the store could not say what has changed, it is asked again after so long, ms. */
const askAgainMs = 1_000;

interface MembersDeps {
	readonly store: SocialStore;
	readonly time: Time;
	readonly sight: Sight;
}

/** Everybody who has a line to the lobby. */
export class Members {
	private readonly byPlayer = new Map<PlayerId, Member>();
	/** Whose friends' lists a player stands on. */
	private readonly byFriend = new Map<PlayerId, Set<Member>>();
	private readonly timers = new Map<PlayerId, Cancel>();
	private readonly inOrder = new InOrder();
	private readonly refreshing = new OnceMore(async () => {
		for (const player of this.byPlayer.keys()) await this.refresh(player);
	});
	private readonly deps: MembersDeps;

	constructor(deps: MembersDeps) {
		this.deps = deps;
	}

	/** Tells the new line everything. False when there is no such player. Rejects with `StoreUnavailable` when nothing can be read. */
	join(player: PlayerId, line: LobbyLine): Promise<boolean> {
		return this.inOrder.run(player, async () => {
			const circle = await this.read(player);
			if (circle === null) return false;
			const member = this.byPlayer.get(player) ?? new Member(player, circle, this.deps.sight);
			this.byPlayer.set(player, member);
			this.put(member, circle);
			member.welcome(line);
			return true;
		});
	}

	/** Whether the line had joined. */
	leave(player: PlayerId, line: LobbyLine): boolean {
		const member = this.byPlayer.get(player);
		if (!member?.lines.delete(line)) return false;
		if (member.lines.size > 0) return true;
		this.byPlayer.delete(player);
		this.stopTimer(player);
		this.forgetFriends(member);
		return true;
	}

	linesOf(player: PlayerId): ReadonlySet<LobbyLine> {
		return this.byPlayer.get(player)?.lines ?? new Set();
	}

	/** Under which line this player, who is here, has that friend; null for none. */
	friendLine(player: PlayerId, friend: PlayerId): string | null {
		return this.byPlayer.get(player)?.circle.friends.find((each) => each.player === friend)?.id ?? null;
	}

	/** Something on this player's lists has changed: he is told as soon as it is read. Never rejects. */
	async refresh(player: PlayerId): Promise<void> {
		if (!this.byPlayer.has(player)) return;
		await this.inOrder.run(player, async () => {
			try {
				const circle = await this.read(player);
				const member = this.byPlayer.get(player);
				if (member === undefined || circle === null) return;
				this.put(member, circle);
				member.tell();
			} catch {
				this.startTimer(player, askAgainMs);
			}
		});
	}

	/** The same for everybody who is here, one after the other. */
	refreshAll(): Promise<void> {
		return this.refreshing.run();
	}

	/** Whether, or where, this player is here has changed. */
	moved(player: PlayerId): void {
		for (const member of this.byFriend.get(player) ?? []) member.look(player);
	}

	/** This player was here until then. */
	noteSeen(player: PlayerId, at: number): void {
		for (const member of this.byFriend.get(player) ?? []) member.noteSeen(player, at);
	}

	/** Nobody is told anything any more. */
	stop(): void {
		for (const player of this.timers.keys()) this.stopTimer(player);
	}

	private read(player: PlayerId): Promise<Circle | null> {
		return this.deps.store.circle(player, this.deps.time.now());
	}

	private put(member: Member, circle: Circle): void {
		this.forgetFriends(member);
		member.circle = circle;
		for (const { player } of circle.friends)
			this.byFriend.set(player, (this.byFriend.get(player) ?? new Set()).add(member));
		const end = Math.min(...circle.invitations.map(({ expiresAt }) => expiresAt));
		if (Number.isFinite(end)) this.startTimer(member.player, end - this.deps.time.now());
		else this.stopTimer(member.player);
	}

	private forgetFriends(member: Member): void {
		for (const { player } of member.circle.friends) {
			const members = this.byFriend.get(player);
			members?.delete(member);
			if (members?.size === 0) this.byFriend.delete(player);
		}
	}

	private startTimer(player: PlayerId, ms: number): void {
		this.stopTimer(player);
		const cancel = this.deps.time.after(Math.max(0, ms), () => {
			this.timers.delete(player);
			void this.refresh(player);
		});
		this.timers.set(player, cancel);
	}

	private stopTimer(player: PlayerId): void {
		this.timers.get(player)?.();
		this.timers.delete(player);
	}
}
