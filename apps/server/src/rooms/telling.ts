import { getMessageBytes, Protocol } from "@colyseus/core";
import {
	type Mine,
	messageOf,
	type PackedMoment,
	type PackedWhole,
	packEvents,
	packOwn,
	type Step,
	type TableState,
	tableMessages,
	type YouMessage,
} from "@fibbers/protocol";
import type { GameTypes, Seat } from "@fibbers/rules";
import type { PlayerId } from "../table/chair.ts";
import type { Line } from "../table/chat/chat.ts";
import type { Table } from "../table/table.ts";
import type { Connection } from "./connection.ts";
import { Framed } from "./framed.ts";

/** How much of a running game's log is told to somebody who comes, events. When it is over, all of it is told. */
const told = 60;

/** Of somebody who neither sits nor waits. */
const watcher: Mine = { seat: null, waiting: false, own: null };

/** What the rules let this player at the table see of himself, as it stands now. */
export function mineOf({ company, play, phase }: Table, player: PlayerId): Mine {
	const seat = company.seatOf(player);
	const waiting = company.isWaiting(player);
	if (seat === null) return waiting ? { seat, waiting, own: null } : watcher;
	return { seat, waiting, own: (phase === "open" ? null : play?.view(seat).own) ?? null };
}

/** Everything there is to know of the table for somebody who has just come. */
export function tellWhole(
	connection: Connection,
	table: Table,
	{ state, mine, now }: { readonly state: TableState; readonly mine: Mine; readonly now: number },
): void {
	const { play } = table;
	const most = table.phase === "over" ? Number.POSITIVE_INFINITY : told;
	const events = play?.lately(table.viewerOf(connection.player), most) ?? [];
	const earlier = play === null ? 0 : play.happened - events.length;
	const whole: PackedWhole = {
		now,
		state,
		mine: { ...mine, own: play && packOwn(play.gameId, mine.own, null) },
		events: play === null ? [] : packEvents(play.gameId, events),
		earlier,
	};
	connection.client.send(tableMessages.whole, whole);
	connection.mine = mine;
	connection.untold = earlier;
}

/** One step of a table, to each as he may know it. Those to whom the same is told get the same bytes. */
export class Telling {
	private readonly step: Step;
	private readonly table: Table;
	private readonly events: readonly GameTypes["event"][];
	private plain: Framed | null = null;

	/** `events` is what has happened, unfiltered. */
	constructor(step: Step, table: Table, events: readonly GameTypes["event"][]) {
		this.step = step;
		this.table = table;
		this.events = events;
	}

	tell(connection: Connection, mine: Mine): void {
		const { step } = this;
		const before = connection.mine ?? watcher;
		connection.mine = mine;
		const isWatcher = before === watcher && mine === watcher;
		const moment = isWatcher ? step.plain : step.told(this.seenBy(mine.seat), before, mine);
		if (moment === null) return;
		connection.show(moment === step.plain ? this.framedPlain(moment) : framed(moment));
	}

	private framedPlain(moment: PackedMoment): Framed {
		this.plain ??= framed(moment);
		return this.plain;
	}

	private seenBy(seat: Seat | null): readonly GameTypes["event"][] {
		const { play, phase } = this.table;
		return play?.seen(this.events, phase === "open" ? "spectator" : (seat ?? "spectator")) ?? [];
	}
}

function framed(moment: PackedMoment): Framed {
	const { type, body } = messageOf(moment);
	return new Framed(getMessageBytes.raw(Protocol.ROOM_DATA, type, body));
}

/** How the table calls this player, and whom he does not want to hear, when it differs from what he was last told. */
export function tellYou(connection: Connection, { company: { guests }, mutes }: Table): void {
	const { player, client } = connection;
	const muted = mutes.of(player);
	if (muted === connection.muted) return;
	connection.muted = muted;
	const you: YouMessage = { guest: guests.numberOf(player), muted: muted.map((each) => guests.numberOf(each)) };
	client.send("you", you);
}

/** Of these lines what he may hear; who has just come hears what was said so far. */
export function tellChat(connection: Connection, { talk }: Table, said: readonly Line[]): void {
	const { player, client, heardTo } = connection;
	const lines =
		heardTo === null
			? talk.soFar(player)
			: talk.heard(
					said.filter(({ at }) => at > heardTo),
					player,
				);
	// Two things said in one turn come one after the other.
	connection.heardTo = heardTo === null ? talk.lastAt : Math.max(heardTo, ...said.map(({ at }) => at));
	if (heardTo === null || lines.length > 0) client.send("chat", { lines });
}
