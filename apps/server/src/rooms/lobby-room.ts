import { type AuthContext, type Client, Room, type RoomException, ServerError } from "@colyseus/core";
import {
	closeCodes,
	type LobbyCommand,
	type LobbyCommandName,
	type LobbyReply,
	lobbyCommands,
} from "@fibbers/protocol";
import type { Listing } from "../lobby/listing.ts";
import type { Logger } from "../log.ts";
import type { Observer } from "../operations/observer.ts";
import type { Players } from "../players/players.ts";
import type { SocialCommandName } from "../social/commands.ts";
import type { Lines, Social } from "../social/social.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Person, PlayerId } from "../table/chair.ts";
import { notSaved } from "../table/commands/answer.ts";
import { type Identity, identityFrom } from "./identity.ts";
import { ClientLine } from "./lobby-line.ts";
import { unheardBut } from "./unheard.ts";

export interface LobbyDeps {
	readonly players: Players;
	readonly social: Social;
	readonly listing: Listing;
	readonly log: Logger;
	readonly observer: Observer;
}

/** Of one player at a time; more is no person with browsers. */
const linesPerPlayer = 32;

const socialCommands = Object.keys(lobbyCommands).filter((name) => name !== "look") as SocialCommandName[];

const tooManyRequests = 429;
const notNow = 503;

/** The one room that every page has a line to. It has no state: everybody gets letters of his own. */
export class LobbyRoom extends Room implements Lines {
	override autoDispose = false;
	override messages = {
		...Object.fromEntries(
			socialCommands.map((name) => [
				name,
				(client: Client, body: unknown) =>
					this.onCommand(name, client, body, (_, person, given) => this.deps.social.command(name, person, given)),
			]),
		),
		look: (client: Client, body: unknown) =>
			this.onCommand("look", client, body, (line, _, look) => this.look(line, look)),
		...unheardBut(lobbyCommands),
	};
	declare private deps: LobbyDeps;
	private readonly lines = new Map<Client, ClientLine>();

	/** A player is known before he may join; `POST /api/me` makes one. */
	static override async onAuth(token: string, _options: unknown, context: AuthContext): Promise<Identity> {
		return identityFrom(token, context);
	}

	override onCreate({ deps }: { readonly deps: LobbyDeps }): void {
		this.deps = deps;
		this.roomId = "lobby";
		// An idle loop once a second replaces Colyseus' own at 60 Hz, which an absent patch rate would start.
		this.setTimestep(() => {}, 1_000);
		this.patchRate = null;
		deps.social.attach(this);
	}

	override async onJoin(client: Client): Promise<void> {
		const { players, social, observer } = this.deps;
		observer.opened("lobby");
		const { key } = client.auth as Identity;
		try {
			const person = await players.find(key);
			if (person === null) throw new ServerError(closeCodes.unknownPlayer, "unknown player");
			if (this.linesOf(person.id).length >= linesPerPlayer) throw new ServerError(tooManyRequests, "too many lines");
			const line = new ClientLine(client, key, person.id);
			this.lines.set(client, line);
			if (!(await social.join(person.id, line))) throw new ServerError(closeCodes.unknownPlayer, "unknown player");
		} catch (error) {
			throw error instanceof StoreUnavailable ? new ServerError(notNow, error.message) : error;
		}
	}

	/** Comes after `onJoin`, also when that failed. */
	override onLeave(client: Client, code: number): void {
		this.deps.observer.closed("lobby", code);
		const line = this.lines.get(client);
		if (line === undefined) return;
		this.lines.delete(client);
		this.deps.listing.lookAway(line.viewer);
		this.deps.social.leave(line.player, line);
	}

	/** Closes those of the player's lines that came with a token which is known no more. */
	dismiss(player: PlayerId): void {
		for (const { client, key } of this.linesOf(player))
			if (this.deps.players.seen(key) === null) client.leave(closeCodes.unknownPlayer);
	}

	override onUncaughtException({ cause }: RoomException): void {
		if (!(cause instanceof ServerError))
			this.deps.log.error({ event: "lobby.fault", err: cause }, "a fault in the lobby");
	}

	private linesOf(player: PlayerId): readonly ClientLine[] {
		return [...this.lines.values()].filter((line) => line.player === player);
	}

	private async onCommand<Name extends LobbyCommandName>(
		name: Name,
		client: Client,
		given: unknown,
		answer: (line: ClientLine, person: Person, body: LobbyCommand<Name>) => Promise<LobbyReply>,
	): Promise<LobbyReply | undefined> {
		const line = this.lines.get(client);
		if (line === undefined) return;
		const { log, observer, players } = this.deps;
		const parsed = lobbyCommands[name].safeParse(given ?? {});
		if (!parsed.success) {
			observer.answered(name, "malformed");
			log.warn({ event: "lobby.malformed", command: name }, "malformed message");
			client.leave(closeCodes.badMessage);
			return;
		}
		try {
			const person = await players.find(line.key);
			if (person !== null) {
				const reply = await answer(line, person, parsed.data as LobbyCommand<Name>);
				observer.answered(name, reply.done ? null : reply.reason);
				return reply;
			}
			client.leave(closeCodes.unknownPlayer);
			return;
		} catch (error) {
			if (!(error instanceof StoreUnavailable)) throw error;
			observer.answered(name, notSaved.reason);
			return notSaved;
		}
	}

	private async look({ client, viewer }: ClientLine, look: LobbyCommand<"look">): Promise<LobbyReply> {
		const { listing } = this.deps;
		if (look.rows === undefined) listing.lookAway(viewer);
		else await listing.look(viewer, look);
		// It may have gone while it was found out what to show.
		if (!this.lines.has(client)) listing.lookAway(viewer);
		return { done: true };
	}
}
