import type { LobbyCommand, LobbyReply } from "@fibbers/protocol";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Misses } from "../http/misses.ts";
import type { Logger } from "../log.ts";
import type { InvitationPost } from "../push/invitation-post.ts";
import type { Onlooker } from "../rooms/room-deps.ts";
import type { SocialStore } from "../store/circle.ts";
import type { Person, PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";
import type { Tables } from "../tables.ts";
import { type SocialCommandName, type SocialHandlers, socialHandlers } from "./commands.ts";
import { Invitations } from "./invitations.ts";
import type { LobbyLine } from "./member.ts";
import { Members } from "./members.ts";
import { Presence } from "./presence.ts";
import { StoredAcquaintances } from "./stored-acquaintances.ts";
import { Whereabouts } from "./whereabouts.ts";

/** The lines of players to the lobby. */
export interface Lines {
	/** Closes those of the player's lines that came with a token which is known no more. */
	dismiss(player: PlayerId): void;
}

export interface SocialDeps {
	readonly store: SocialStore;
	readonly tables: Tables;
	readonly post: InvitationPost;
	readonly time: Time;
	readonly log: Logger;
	readonly misses: Misses;
	/** Commands that one player may give, on all his lines. */
	readonly commandsPerMinute: number;
}

/**
 * Friends, and who is where: the parts that know of each other. Lines and presence are those of this process;
 * what the store keeps is the same for all.
 */
export class Social {
	readonly acquaintances: StoredAcquaintances;
	readonly presence: Presence;
	/** Who is to be told how tables stand. */
	readonly onlookers: readonly Onlooker[];
	private readonly members: Members;
	private readonly handlers: SocialHandlers;
	private readonly limiter: RateLimiterMemory;
	private readonly deps: SocialDeps;
	private lines: Lines | null = null;

	constructor(deps: SocialDeps) {
		const { store, time, log } = deps;
		this.deps = deps;
		this.acquaintances = new StoredAcquaintances(store, time);
		this.presence = new Presence({
			time,
			onCome: (player) => this.members.moved(player),
			onGo: (player) => this.wentAway(player),
		});
		const whereabouts = new Whereabouts({
			onArrived: (player) => this.presence.arrived(player),
			onLeft: (player) => this.presence.left(player),
			onMoved: (player) => this.members.moved(player),
		});
		const sight = {
			isOnline: (player: PlayerId) => this.presence.isOnline(player),
			tableOf: (player: PlayerId) => whereabouts.tableOf(player),
		};
		this.members = new Members({ store, time, sight });
		const invitations = new Invitations({ ...deps, members: this.members });
		this.onlookers = [whereabouts, invitations];
		this.limiter = new RateLimiterMemory({ points: deps.commandsPerMinute, duration: 60 });
		this.handlers = socialHandlers({ store, acquaintances: this.acquaintances, invitations, misses: deps.misses });
		this.acquaintances.onListsChange((player) => {
			this.members
				.refresh(player)
				.catch((error: unknown) => log.error({ err: error }, "a letter could not be written"));
		});
	}

	/** A player has a line to the lobby, and is told everything. False when there is no such player. Rejects with `StoreUnavailable`. */
	async join(player: PlayerId, line: LobbyLine): Promise<boolean> {
		if (!(await this.members.join(player, line))) return false;
		this.presence.arrived(player);
		return true;
	}

	/** A line is gone, which need not have joined. */
	leave(player: PlayerId, line: LobbyLine): void {
		if (this.members.leave(player, line)) this.presence.left(player);
	}

	/** Whose friend code it is; null when nobody's. */
	owner(code: string): Promise<Person | null> {
		return this.deps.store.owner(code);
	}

	/** Where players' lines to the lobby are held. */
	attach(lines: Lines): void {
		this.lines = lines;
	}

	/** Closes those of the player's lines to the lobby that came with a token which is known no more. */
	dismiss(player: PlayerId): void {
		this.lines?.dismiss(player);
	}

	/** The answer comes after the letters that tell what it has changed. Rejects with `StoreUnavailable`. */
	async command<Name extends SocialCommandName>(
		name: Name,
		person: Person,
		body: LobbyCommand<Name>,
	): Promise<LobbyReply> {
		if (await this.isTooFast(person.id)) return { done: false, reason: "too-many" };
		const circle = await this.deps.store.circle(person.id, this.deps.time.now());
		if (circle === null) return { done: false, reason: "store-unavailable" };
		const reply = await this.handlers[name](person, circle, body);
		await this.members.refresh(person.id);
		return reply;
	}

	private isTooFast(player: PlayerId): Promise<boolean> {
		return this.limiter.consume(player).then(
			() => false,
			() => true,
		);
	}

	/** Nothing happens by itself any more. */
	stop(): void {
		this.presence.stop();
		this.members.stop();
	}

	private wentAway(player: PlayerId): void {
		const at = this.deps.time.now();
		this.members.noteSeen(player, at);
		this.members.moved(player);
		this.deps.store.noteSeen(player, at).catch((error: unknown) => {
			this.deps.log.warn({ err: error }, "that somebody was here could not be kept");
		});
	}
}
