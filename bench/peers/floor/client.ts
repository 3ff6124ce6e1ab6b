import type { elMentiroso } from "@fibbers/rules";
import type { CountedSocket } from "../../driver/counted-socket.ts";
import type { Player } from "../../driver/peer.ts";
import { Versions } from "../../driver/versions.ts";
import { ByteWriter } from "./bytes.ts";
import { cardCodes, frames, moves, rankCode } from "./codes.ts";
import { unpack } from "./unpack.ts";

const writer = new ByteWriter();
const readyFrame = writer.byte(frames.ready).take();

/** A client of the floor. */
export class FloorPlayer implements Player {
	view: elMentiroso.ElMentirosoView | null = null;
	version = 0;
	arrivedAt = 0;
	/** What he was told to have happened. */
	readonly events: elMentiroso.Event[] = [];
	private readonly socket: CountedSocket;
	private readonly versions = new Versions();
	private readonly replies = new Map<number, (reason: string | null) => void>();
	private moves = 0;

	constructor(socket: CountedSocket) {
		this.socket = socket;
		socket.on("message", (data) => this.take(data as Buffer));
	}

	get bytes(): number {
		return this.socket.bytes;
	}

	move(move: elMentiroso.Move): Promise<string | null> {
		const reply = this.moves++ % 2 ** 16;
		writer.byte(frames.move).word(reply).long(this.version).byte(moves.indexOf(move.move));
		if ("cards" in move) writer.list(cardCodes(move.cards));
		if ("rank" in move) writer.byte(rankCode(move.rank));
		this.socket.send(writer.take());
		return new Promise((resolve) => this.replies.set(reply, resolve));
	}

	ready(): void {
		this.socket.send(readyFrame);
	}

	until(version: number): Promise<void> {
		return this.versions.until(version);
	}

	leave(): void {
		this.socket.close();
	}

	private take(frame: Buffer): void {
		const told = unpack(frame, this.view);
		if ("view" in told) {
			this.view = told.view;
			this.version = told.version;
			this.arrivedAt = this.socket.arrivedAt;
			this.events.push(...told.events);
		}
		if (told.reply !== null) {
			this.replies.get(told.reply)?.("refused" in told ? told.refused : null);
			this.replies.delete(told.reply);
		}
		this.versions.reach(this.version);
	}
}
