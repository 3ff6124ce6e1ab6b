// The recording socket must be in place before the SDK is loaded. An import without names is not sorted.
import "./recording-socket.ts";
import { randomBytes } from "node:crypto";
import { Client, type Room } from "@colyseus/sdk";
import { bots } from "@fibbers/bots";
import {
	type ChatLine,
	type ChatMessage,
	type CommandName,
	closeCodes,
	type DelayedMessage,
	type DelayedMovesMessage,
	type JoinBody,
	type Mine,
	momentOf,
	type PackedMoment,
	type PackedMove,
	type PackedWhole,
	type Profile,
	type Reply,
	Standpoint,
	type TableState,
	tableMessages,
	type YouMessage,
} from "@fibbers/protocol";
import type { GameId, Random, View } from "@fibbers/rules";
import { Conditions } from "./conditions.ts";
import { type Recording, recordingOf } from "./recording-socket.ts";

/** The SDK takes a socket that it closes with this code for closed at once. */
const mayTryReconnect = 4010;

/** A player who talks to a server over the network, as a browser does. */
export class NetworkClient {
	room: Room | null = null;
	private standpoint: Standpoint | null = null;
	/** How the table calls this client, and whom he muted. */
	you: YouMessage | null = null;
	/** What he heard since he joined, in the order in which it came. */
	readonly chat: ChatLine[] = [];
	/** A game with open hands as far as he was told. */
	late: DelayedMessage["record"] = null;
	readonly recordings: Recording[] = [];
	readonly closeCodes: number[] = [];
	/** Called whenever the table told something new. */
	onNews: () => void = () => {};
	/** Called with everything that has happened so far, and then with what happens next. */
	onEvents: (kind: "log" | "events", events: readonly object[]) => void = () => {};

	readonly token: string;
	readonly profile: Profile;
	/** The addresses of the server's processes; the first is asked. */
	private bases: readonly string[];
	private client: Client;
	private readonly conditions = new Conditions();
	private moves = 0;
	private attempts = 0;
	private contributedTo = "";

	private constructor(bases: readonly string[], token: string, profile: Profile) {
		this.bases = bases;
		this.token = token;
		this.profile = profile;
		this.client = this.newClient();
	}

	/** Somebody new, or whoever an answer's cookie makes of this browser. Of several addresses the first is asked until it fails. */
	static async create(base: string | readonly string[], answer?: Response): Promise<NetworkClient> {
		const bases = typeof base === "string" ? [base] : base;
		const response = answer ?? (await fetch(`${bases[0]}/api/me`, { method: "POST" }));
		const token = response.headers.get("set-cookie")?.match(/fibbers=([\w-]+)/)?.[1];
		if (token === undefined) throw new Error(`no token: ${response.status}`);
		return new NetworkClient(bases, token, (await response.json()) as Profile);
	}

	/** Another browser of the same player, at this server unless others are named. */
	anotherBrowser(...bases: readonly string[]): NetworkClient {
		return new NetworkClient(bases.length > 0 ? bases : this.bases, this.token, this.profile);
	}

	get base(): string {
		return this.bases[0] ?? "";
	}

	/** From now on the next address is asked. */
	askNext(): void {
		const [first = "", ...others] = this.bases;
		this.bases = [...others, first];
		this.client = this.newClient();
	}

	private newClient(): Client {
		const client = new Client(this.base);
		client.auth.token = this.token;
		return client;
	}

	async http(method: string, path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }> {
		const response = await fetch(this.base + path, {
			method,
			headers: { authorization: `Bearer ${this.token}`, "content-type": "application/json" },
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	}

	/** Opens a table and returns its code. */
	async open(settings: object): Promise<string> {
		const { status, body } = await this.http("POST", "/api/tables", settings);
		if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
		return String(body.code);
	}

	/** Joins the table; rejects with the error's code when it may not, and when another attempt was begun meanwhile. */
	async join(code: string, body: JoinBody = {}): Promise<void> {
		const attempt = ++this.attempts;
		const room = await this.client.joinById(code, body);
		room.reconnection.enabled = false;
		if (attempt !== this.attempts) {
			room.connection.close(closeCodes.left);
			throw new Error("given up");
		}
		this.room = room;
		this.standpoint = null;
		this.you = null;
		this.late = null;
		this.chat.length = 0;
		this.recordings.push(recordingOf(room.sessionId));
		room.onMessage(tableMessages.whole, (whole: PackedWhole) => {
			this.standpoint = new Standpoint(whole);
			this.onEvents("log", this.standpoint.events);
			this.contribute();
			this.tell();
		});
		const goOn = (moment: PackedMoment): void => {
			this.onEvents("events", this.standpoint?.goOn(moment) ?? []);
			this.contribute();
			this.tell();
		};
		room.onMessage(tableMessages.moment, goOn);
		room.onMessage(tableMessages.move, (move: PackedMove) => goOn(momentOf(move)));
		room.onMessage("you", (you: YouMessage) => {
			this.you = you;
			this.tell();
		});
		room.onMessage("chat", ({ lines }: ChatMessage) => {
			this.chat.push(...lines);
			this.tell();
		});
		room.onMessage("delayed", ({ record }: DelayedMessage) => {
			this.late = record;
			this.tell();
		});
		room.onMessage("delayedMoves", ({ moves, times }: DelayedMovesMessage) => {
			const { late } = this;
			this.late = late && { ...late, moves: [...late.moves, ...moves], times: [...late.times, ...times] };
			this.tell();
		});
		room.onLeave((code) => this.closeCodes.push(code));
		const closed = new Promise((_, reject) => {
			room.onLeave.once((code) => reject(new Error(`closed with ${code}`)));
		});
		await Promise.race([this.until(() => this.standpoint !== null), closed]);
	}

	/** The line breaks without a word. */
	async drop(): Promise<void> {
		const { room } = this;
		if (room === null) return;
		const closed = new Promise((resolve) => room.onLeave.once(resolve));
		room.connection.close();
		await closed;
		this.room = null;
	}

	/** Gives up a line that may be dead: at once, whatever the network says to that. */
	hangUp(room = this.room): void {
		if (room?.connection.isOpen) room.connection.close(mayTryReconnect);
	}

	/** Leaves by own wish. */
	async leave(): Promise<void> {
		await this.room?.leave();
		this.room = null;
	}

	get state(): TableState | null {
		return this.room && (this.standpoint?.state ?? null);
	}

	/** What this client was told of itself. */
	get mine(): Mine | null {
		return this.standpoint?.mine ?? null;
	}

	/** What it was told of what happened in the game on the table. */
	get events(): readonly object[] {
		return this.standpoint?.events ?? [];
	}

	/** How many events of that game came before them. */
	get earlier(): number {
		return this.standpoint?.earlier ?? 0;
	}

	/** How the table calls this client. */
	get guest(): number {
		return this.you?.guest ?? 0;
	}

	/** What he heard since he joined. */
	get words(): readonly string[] {
		return this.chat.map((line) =>
			"text" in line ? line.text : "preset" in line ? line.preset : `${line.notice} ${line.name}`,
		);
	}

	get seat(): number | null {
		return this.mine?.seat ?? null;
	}

	/** What this client knows of the game, put together from what it was sent. */
	get view(): View | null {
		const table = this.state?.view;
		if (!table || !this.mine) return null;
		return { viewer: this.seat ?? "spectator", table, own: this.mine.own };
	}

	async command(name: CommandName, body: object = {}): Promise<Reply> {
		if (this.room === null) throw new Error("not at a table");
		return (await this.room.request<object, Reply | undefined>(name, body)) ?? { done: true };
	}

	async move(move: object, version = this.state?.version ?? 0): Promise<Reply> {
		return this.command("move", { id: `${this.moves++}`, version, move });
	}

	/** What a computer would do with this client's view; null to let things pass. */
	choice(random: Random): object | null {
		const { state, view } = this;
		if (state?.phase !== "playing" || view === null || view.own === null) return null;
		return bots[state.game as GameId].sceptic.decide(view as never, random);
	}

	/** Adds its bytes to the next deal, once, as soon as it has a chair. */
	private contribute(): void {
		const { state, mine } = this;
		if (state === null || state.phase === "playing" || state.commitment === this.contributedTo) return;
		if (mine === null || (mine.seat === null && !mine.waiting)) return;
		this.contributedTo = state.commitment;
		const bytes = randomBytes(16).toString("hex");
		this.command("contribute", { commitment: state.commitment, bytes }).catch(() => {});
	}

	/** Resolves when the condition holds, looking whenever the table tells something. */
	until(condition: () => boolean): Promise<void> {
		return this.conditions.until(condition);
	}

	private tell(): void {
		this.onNews();
		this.conditions.look();
	}
}
