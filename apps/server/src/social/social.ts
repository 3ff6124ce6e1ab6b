import type { LobbyCommand, LobbyReply } from "@fibbers/protocol";
import type { Cluster } from "../cluster/cluster.ts";
import type { Limiter } from "../http/limits.ts";
import type { Misses } from "../http/misses.ts";
import type { Logger } from "../log.ts";
import type { InvitationPost } from "../push/invitation-post.ts";
import type { Onlooker } from "../rooms/room-deps.ts";
import type { SocialStore } from "../store/circle.ts";
import type { Summaries } from "../summaries/summaries.ts";
import type { Person, PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";
import { type SocialCommandName, type SocialHandlers, socialHandlers } from "./commands.ts";
import { Invitations } from "./invitations.ts";
import type { LobbyLine } from "./member.ts";
import { Members } from "./members.ts";
import { Presence } from "./presence.ts";
import { StoredAcquaintances } from "./stored-acquaintances.ts";
import { TableLines } from "./table-lines.ts";
import { Whereabouts } from "./whereabouts.ts";

/** The lines of players to the lobby. */
export interface Lines {
	/** Closes those of the player's lines that came with a token which is known no more. */
	dismiss(player: PlayerId): void;
}

export interface SocialDeps {
	readonly store: SocialStore;
	readonly cluster: Cluster;
	readonly summaries: Summaries;
	/** Whether a table had this code, and has ended. */
	readonly wasClosed: (code: string) => Promise<boolean>;
	readonly post: InvitationPost;
	readonly time: Time;
	readonly log: Logger;
	readonly misses: Misses;
	/** Of the commands that one player gives, on all his lines. */
	readonly limiter: Limiter;
}

/**
 * Friends, and who is where: the parts that know of each other. Lines are those of this process; who is here, and at which table,
 * is the same for all processes, and so is what the store keeps.
 */
export class Social {
	readonly acquaintances: StoredAcquaintances;
	readonly presence: Presence;
	/** Who is to be told how tables stand. */
	readonly onlookers: readonly Onlooker[];
	private readonly members: Members;
	private readonly handlers: SocialHandlers;
	private readonly deps: SocialDeps;
	private lines: Lines | null = null;

	constructor(deps: SocialDeps) {
		const { store, time, log, cluster, summaries } = deps;
		this.deps = deps;
		this.acquaintances = new StoredAcquaintances({ store, time, cluster });
		this.presence = new Presence({
			board: cluster.board("here"),
			time,
			onCome: (player) => this.members.moved(player),
			onGo: (player) => this.wentAway(player),
			onLeft: (player) => this.noteSeen(player),
		});
		const whereabouts = new Whereabouts({ summaries, onMoved: (player) => this.members.moved(player) });
		const tableLines = new TableLines({
			onArrived: (player) => this.presence.arrived(player),
			onLeft: (player) => this.presence.left(player),
		});
		const sight = {
			isOnline: (player: PlayerId) => this.presence.isOnline(player),
			tableOf: (player: PlayerId) => whereabouts.tableOf(player),
		};
		const { acquaintances } = this;
		this.members = new Members({ store, time, sight });
		const invitations = new Invitations({ ...deps, acquaintances, members: this.members });
		this.onlookers = [tableLines, invitations];
		this.handlers = socialHandlers({ store, acquaintances, invitations, misses: deps.misses });
		acquaintances.onListsChange((player) => {
			(player === null ? this.members.refreshAll() : this.members.refresh(player)).catch((error: unknown) =>
				log.error({ event: "social.letter-failed", err: error }, "a letter could not be written"),
			);
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
		if (!(await this.deps.limiter.allows(person.id))) return { done: false, reason: "too-many" };
		const circle = await this.deps.store.circle(person.id, this.deps.time.now());
		if (circle === null) return { done: false, reason: "store-unavailable" };
		const reply = await this.handlers[name](person, circle, body);
		await this.members.refresh(person.id);
		return reply;
	}

	/** Nothing happens by itself any more. */
	stop(): void {
		this.presence.stop();
		this.members.stop();
	}

	private wentAway(player: PlayerId): void {
		this.members.noteSeen(player, this.deps.time.now());
		this.members.moved(player);
	}

	private noteSeen(player: PlayerId): void {
		const { store, time, log } = this.deps;
		store.noteSeen(player, time.now()).catch((error: unknown) => {
			log.warn({ event: "social.seen-not-kept", err: error }, "that somebody was here could not be kept");
		});
	}
}
