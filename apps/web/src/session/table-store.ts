import type { PrivateMessage, Reply, TableState } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import { signal } from "@preact/signals";
import type { TableInfo } from "../games/game-screen.ts";
import { Connection, type Line } from "./connection.ts";
import { DelayedGame } from "./delayed-game.ts";
import { type Public, publicPart } from "./public-part.ts";
import { TableTalk } from "./table-talk.ts";
import type { TableSettings } from "./tables.ts";

/** One moment of a table, as its person may know it. */
export interface TableMoment {
	readonly game: GameId;
	readonly info: TableInfo;
	readonly settings: TableSettings;
	/** The game's public view, null while nothing has been dealt. */
	readonly table: object | null;
	readonly own: object | null;
	readonly seat: number | null;
	/** Whether I have sat down for the next game. */
	readonly waitingForNext: boolean;
	/** What happened in this game so far. */
	readonly events: readonly object[];
}

/** What a client shows of one table: the public state and the letters, put together. */
export class TableStore {
	readonly line = signal<Line>({ is: "connecting" });
	/** Null until the first state has come. */
	readonly moment = signal<TableMoment | null>(null);
	readonly talk = new TableTalk((saying) => this.connection.request("chat", saying));
	readonly delayed = new DelayedGame((on) => this.connection.request("watchOpen", { on }));

	private readonly connection: Connection;
	private shown: Public | null = null;
	private letter: PrivateMessage | null = null;
	/** A letter that is ahead of the state that belongs to it. */
	private early: PrivateMessage | null = null;
	private events: readonly object[] = [];
	/** Events up to this version are in the log that we were given. */
	private loggedTo = 0;
	/** Server time minus ours; the largest seen, since the way here only makes it look smaller. */
	private clockAheadMs: number | null = null;
	private readonly busy = new Set<string>();
	/** The promise of the server that my bytes were added to. */
	private contributedTo = "";

	constructor(code: string) {
		this.connection = new Connection(code, {
			line: (line) => {
				this.line.value = line;
			},
			begins: () => {
				this.begin();
				this.talk.begin();
				this.delayed.begin();
			},
			you: (you) => {
				this.talk.you.value = you;
			},
			chat: ({ lines }) => this.talk.hear(lines),
			delayed: ({ record }) => this.delayed.take(record),
			delayedMoves: (more) => this.delayed.add(more),
			state: (state) => this.read(state),
			letter: (letter) => this.receive(letter),
			log: ({ version, events }) => {
				this.events = events;
				this.loggedTo = version;
				this.show();
			},
			events: ({ version, events }) => {
				if (version <= this.loggedTo) return;
				this.events = [...this.events, ...events];
				this.show();
			},
		});
	}

	/** A move, answered once: while one is on its way, others are not sent. */
	async send(move: object): Promise<Reply> {
		const version = this.moment.value?.info.version ?? 0;
		return this.once("move", () => this.connection.requestTwice("move", { id: crypto.randomUUID(), version, move }));
	}

	act(command: string, body: object = {}): Promise<Reply> {
		return this.once(command, () => this.connection.request(command, body));
	}

	/** After an ending: come back because the person asked for it. */
	again(): void {
		this.connection.again();
	}

	leave(): void {
		this.connection.leave();
	}

	private async once(command: string, request: () => Promise<Reply>): Promise<Reply> {
		if (this.busy.has(command)) return { done: false, reason: "busy" };
		this.busy.add(command);
		try {
			return await request();
		} finally {
			this.busy.delete(command);
		}
	}

	private begin(): void {
		this.shown = null;
		this.letter = null;
		this.early = null;
		this.loggedTo = 0;
		this.clockAheadMs = null;
	}

	/** Adds to the next deal bytes that the server cannot have known when it promised its own; once, by whoever will be dealt to. */
	private contribute(
		{ phase, commitment }: TableInfo,
		{ seat, waiting }: Pick<PrivateMessage, "seat" | "waiting">,
	): void {
		if (phase === "playing" || commitment === "" || commitment === this.contributedTo) return;
		if (seat === null && !waiting) return;
		this.contributedTo = commitment;
		const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0"));
		void this.act("contribute", { commitment, bytes: bytes.join("") });
	}

	private read(state: TableState): void {
		if (this.shown !== null && state.round !== this.shown.info.round) this.events = [];
		if (!state.delayed || state.phase !== "playing") this.delayed.end();
		this.shown = publicPart(state, this.clockAheadMs ?? 0);
		if (this.early !== null && this.early.version <= state.version) {
			this.letter = this.early;
			this.early = null;
		}
		this.show();
	}

	private receive(letter: PrivateMessage): void {
		const aheadMs = letter.now - Date.now();
		if (this.clockAheadMs === null || aheadMs > this.clockAheadMs) this.tellTime(aheadMs);
		if (this.shown === null || letter.version > this.shown.info.version) this.early = letter;
		else this.letter = letter;
		this.show();
	}

	private tellTime(aheadMs: number): void {
		const changeMs = aheadMs - (this.clockAheadMs ?? 0);
		this.clockAheadMs = aheadMs;
		if (this.shown === null) return;
		const { info } = this.shown;
		const choice = info.choice && { ...info.choice, endsAt: info.choice.endsAt - changeMs };
		const [decisionAt, openedAt] = [info.decisionAt - changeMs, info.openedAt - changeMs];
		this.shown = { ...this.shown, info: { ...info, decisionAt, openedAt, choice } };
	}

	private show(): void {
		if (this.shown === null || this.letter === null) return;
		const { own, seat, waiting } = this.letter;
		const { table } = this.shown;
		this.contribute(this.shown.info, { seat, waiting });
		this.moment.value = { ...this.shown, own: table && own, seat, waitingForNext: waiting, events: this.events };
	}
}
