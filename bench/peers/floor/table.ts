import { type elMentiroso, games, parseOptions, type Random, type Seat } from "@fibbers/rules";
import { packMoved, packRefused, packState, withTail } from "./pack.ts";

const game = games["el-mentiroso"];

/** Where frames for one person go. */
export interface Reader {
	send(frame: Buffer): void;
}

interface Seated {
	reader: Reader | null;
	isReady: boolean;
}

/** One table of the floor: it applies moves and tells each reader what has changed for him, and does nothing else. */
export class FloorTable {
	readonly seats: readonly Seated[];
	private readonly watchers = new Set<Reader>();
	private readonly options: elMentiroso.Options;
	private readonly random: Random;
	private state: elMentiroso.State | null = null;
	private version = 0;
	/** The version at which what moves answer has changed last. */
	private momentAt = 0;

	constructor(seats: number, options: object, random: Random) {
		const parsed = parseOptions(game.optionSchema, options);
		if (!parsed.ok) throw new Error("options that the game refuses");
		this.options = parsed.value as elMentiroso.Options;
		this.seats = Array.from({ length: seats }, () => ({ reader: null, isReady: false }));
		this.random = random;
	}

	/** Cards are dealt as soon as all are there. */
	join(seat: Seat, reader: Reader): void {
		const seated = this.seats[seat];
		if (seated === undefined) return;
		seated.reader = reader;
		if (this.state !== null) reader.send(packState(this.version, game.view(this.state, seat)));
		else if (this.seats.every((each) => each.reader !== null)) this.deal(0);
	}

	watch(reader: Reader): void {
		this.watchers.add(reader);
		if (this.state !== null) reader.send(packState(this.version, game.view(this.state, "spectator")));
	}

	leave(reader: Reader): void {
		this.watchers.delete(reader);
		for (const seated of this.seats) if (seated.reader === reader) seated.reader = null;
	}

	/** `version` is the one that the player saw, `reply` the number that the answer carries. */
	move(seat: Seat, move: elMentiroso.Move, version: number, reply: number): void {
		const refusal = this.made(seat, move, version, reply);
		if (refusal !== null) this.seats[seat]?.reader?.send(packRefused(reply, refusal));
	}

	/** The next game is dealt when everybody wants it. */
	ready(seat: Seat): void {
		const seated = this.seats[seat];
		const over = this.state && game.outcome(this.state);
		if (seated === undefined || over === null) return;
		seated.isReady = true;
		if (!this.seats.every(({ isReady }) => isReady)) return;
		for (const each of this.seats) each.isReady = false;
		this.deal((game.loser(over) + 1) % this.seats.length);
	}

	private deal(first: Seat): void {
		this.state = game.setup(this.options, game.deal(this.options, this.seats.length, first, this.random));
		this.version++;
		this.momentAt = this.version;
		for (const [seat, { reader }] of this.seats.entries())
			reader?.send(packState(this.version, game.view(this.state, seat)));
		const shown = packState(this.version, game.view(this.state, "spectator"));
		for (const reader of this.watchers) reader.send(shown);
	}

	/** The reason why not, or null. */
	private made(seat: Seat, move: elMentiroso.Move, version: number, reply: number): string | null {
		const { state } = this;
		if (state === null) return "not-playing";
		if (version < this.momentAt && !game.timeless.includes(move.move)) return "stale";
		const applied = game.apply(state, seat, move);
		if (!applied.ok) return applied.error;
		this.state = applied.value.state;
		this.version++;
		if (game.moment(this.state) !== game.moment(state)) this.momentAt = this.version;
		this.tell(this.state, applied.value.events, seat, reply);
		return null;
	}

	private tell(state: elMentiroso.State, events: readonly elMentiroso.Event[], mover: Seat, reply: number): void {
		const { table } = game.view(state, "spectator");
		const moved = packMoved(this.version, table, events);
		const taker = events.find((event) => event.event === "challenged")?.taker ?? null;
		// A challenge leaves the challenger's cards as they were, unless he takes the pile.
		const changed = events[0]?.event === "challenged" || events[0]?.event === "accepted" ? taker : mover;
		for (const [seat, { reader }] of this.seats.entries()) {
			const own = seat === changed ? game.view(state, seat).own : null;
			const answers = seat === mover ? reply : null;
			reader?.send(own === null && answers === null ? moved : withTail(moved, own, answers));
		}
		for (const reader of this.watchers) reader.send(moved);
	}
}
