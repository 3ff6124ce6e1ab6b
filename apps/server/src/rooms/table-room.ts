import { type AuthContext, type Client, Room, ServerError } from "@colyseus/core";
import { type CommandName, commands, type JoinBody } from "@fibbers/protocol";
import { StoreUnavailable } from "../store/errors.ts";
import { allElse, heardOf, hears } from "./heard.ts";
import { type Identity, identityFrom } from "./identity.ts";
import { LiveTable } from "./live-table.ts";
import type { Opening, RoomDeps } from "./room-deps.ts";
import { unheardBut } from "./unheard.ts";

/** The longest that a timer runs. */
const longestMs = 2 ** 31 - 1;

/** Colyseus does not answer: the table does, in the frame that shows what was done. */
const noAnswer = (): Promise<never> => new Promise(() => {});

/** The table that this client is at; null before he has joined. */
const tableOf = ({ userData }: Client): LiveTable | null => (userData instanceof LiveTable ? userData : null);

/**
 * Translates between Colyseus and a table. It holds nothing but that, and `onUncaughtException` is not used: what Colyseus adds to
 * each room for it, and a few fields more, would double what a room takes.
 */
export class TableRoom extends Room {
	override autoDispose = false;
	/** Nothing is sent at any rate. Without one, Colyseus would tick at 60 Hz. */
	override patchRate = longestMs;
	private static readonly heard = heardOf({
		...Object.fromEntries(
			Object.keys(commands).map((name) => [
				name,
				(client, body, { id }) => {
					tableOf(client)?.command(client, { name: name as CommandName, id }, body);
					return noAnswer();
				},
			]),
		),
		...allElse(unheardBut(commands)),
	});
	declare private live: LiveTable;

	/** A player is known before he may join; `POST /api/me` makes one. */
	static override async onAuth(token: string, _options: unknown, context: AuthContext): Promise<Identity> {
		return identityFrom(token, context);
	}

	override async onCreate({ deps, ...opening }: Opening & { readonly deps: RoomDeps }): Promise<void> {
		hears(this, TableRoom.heard);
		this.roomId = opening.room;
		this.live = new LiveTable(opening, deps, this);
		await this.attempt(() => this.open(opening));
	}

	private async open(opening: Opening): Promise<void> {
		try {
			await this.live.open(opening);
		} catch (error) {
			// Of what is thrown here Colyseus passes on the code and the message.
			throw error instanceof StoreUnavailable ? new ServerError(503, error.message) : error;
		}
	}

	override onJoin(client: Client, body: JoinBody): Promise<void> {
		client.userData = this.live;
		return this.attempt(() => this.live.join(client, body));
	}

	override onLeave(client: Client, code: number): Promise<void> {
		return this.attempt(() => this.live.leave(client, code));
	}

	override onDispose(): Promise<void> {
		return this.attempt(() => this.live.dispose());
	}

	/** The process ends: the table is brought back elsewhere, or by the next one. */
	override onBeforeShutdown(): void {
		this.live.passOn();
	}

	/** A fault in this table's code stops this table, and no other. */
	private async attempt(act: () => void | Promise<void>): Promise<void> {
		try {
			await act();
		} catch (error) {
			if (!(error instanceof ServerError)) this.live.onFault(error);
			throw error;
		}
	}
}
