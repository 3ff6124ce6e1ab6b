import type { Mine, PackedMoment, PackedWhole, Reply } from "@fibbers/protocol";
import { Standpoint } from "@fibbers/protocol/client";
import type { GameId } from "@fibbers/rules";
import { signal } from "@preact/signals";
import type { TableInfo } from "../games/game-screen.ts";
import { pageNow } from "./clock.ts";
import { Connection, type Line } from "./connection.ts";
import { DelayedGame } from "./delayed-game.ts";
import { freshHex } from "./fresh-hex.ts";
import { publicPart } from "./public-part.ts";
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

/** What a client shows of one table. */
export class TableStore {
	readonly line = signal<Line>({ is: "connecting" });
	/** Null until the first state has come. */
	readonly moment = signal<TableMoment | null>(null);
	readonly talk = new TableTalk((saying) => this.connection.request("chat", saying));
	readonly delayed = new DelayedGame((on) => this.connection.request("watchOpen", { on }));

	private readonly connection: Connection;
	private standpoint: Standpoint | null = null;
	/** What we heard of this game before the first event that the present connection was told. */
	private before: readonly object[] = [];
	/** The server's time minus the page's; the largest seen, since the way here only makes it look smaller. */
	private clockAheadMs: number | null = null;
	private readonly busy = new Set<string>();
	/** The promise of the server that my bytes were added to. */
	private contributedTo = "";

	constructor(code: string) {
		this.connection = new Connection(code, {
			isPlaying: () => this.standpoint?.state.phase === "playing",
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
			whole: (whole) => this.arrive(whole),
			moment: (moment) => this.goOn(moment),
		});
	}

	/** A move, answered once: while one is on its way, others are not sent. */
	async send(move: object): Promise<Reply> {
		const version = this.moment.value?.info.version ?? 0;
		return this.once("move", () => this.connection.requestTwice("move", { id: freshHex(), version, move }));
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
		this.clockAheadMs = null;
	}

	/** Adds to the next deal bytes that the server cannot have known when it promised its own; once, by whoever will be dealt to. */
	private contribute({ phase, commitment }: TableInfo, { seat, waiting }: Mine): void {
		if (phase === "playing" || commitment === "" || commitment === this.contributedTo) return;
		if (seat === null && !waiting) return;
		this.contributedTo = commitment;
		void this.act("contribute", { commitment, bytes: freshHex() });
	}

	private arrive(whole: PackedWhole): void {
		const known = this.standpoint?.state.round === whole.state.round ? [...this.before, ...this.standpoint.events] : [];
		this.standpoint = new Standpoint(whole);
		this.before = known.slice(0, whole.earlier);
		this.hearTime(whole.now);
		this.show();
	}

	private goOn(moment: PackedMoment): void {
		const { standpoint } = this;
		if (standpoint === null) return;
		const { round, decisionAt } = standpoint.state;
		standpoint.goOn(moment);
		const { state } = standpoint;
		if (state.round !== round) this.before = [];
		// It has just begun.
		if (state.decisionAt !== decisionAt) this.hearTime(state.openedAt + state.decisionAt);
		this.show();
	}

	/** The server's clock showed this when it sent what has just come; epoch ms. */
	private hearTime(then: number): void {
		const aheadMs = then - pageNow();
		this.clockAheadMs = this.clockAheadMs === null ? aheadMs : Math.max(this.clockAheadMs, aheadMs);
	}

	private show(): void {
		if (this.standpoint === null) return;
		const { state, mine, events } = this.standpoint;
		if (!state.delayed || state.phase !== "playing") this.delayed.end();
		const shown = publicPart(state, this.clockAheadMs ?? 0);
		this.contribute(shown.info, mine);
		const { own, seat, waiting } = mine;
		this.moment.value = {
			...shown,
			own: shown.table && own,
			seat,
			waitingForNext: waiting,
			events: [...this.before, ...events],
		};
	}
}
