import type { elMentiroso } from "@fibbers/rules";
import { type Player, seats } from "../../driver/peer.ts";
import { Versions } from "../../driver/versions.ts";
import type { MatchView } from "./game.ts";
import type { SocketIoLine } from "./line.ts";

interface MatchState {
	readonly _stateID: number;
	readonly G: MatchView;
}

/** Where somebody sits. */
export interface Place {
	readonly match: string;
	readonly seat: number;
	readonly credentials: string;
}

/** A client of boardgame.io: what its own client does, without foreseeing moves. */
export class BoardgameIoPlayer implements Player {
	view: elMentiroso.ElMentirosoView | null = null;
	/** Of all matches at this table together. */
	version = 0;
	arrivedAt = 0;
	/** The state of the match, as the server counts. */
	stateId = 0;
	private readonly line: SocketIoLine;
	private readonly versions = new Versions();
	private place: Place | null = null;
	private before = 0;

	constructor(line: SocketIoLine) {
		this.line = line;
		line.listen((name, [match, given]) => {
			if (match !== this.place?.match) return;
			if (name === "update") this.take(given as MatchState);
			if (name === "sync") this.take((given as { readonly state: MatchState }).state);
		});
	}

	/** Resolves when the match is there. */
	async sync(place: Place): Promise<void> {
		this.before = this.version + 1;
		this.place = place;
		this.line.emit("sync", place.match, String(place.seat), place.credentials, seats);
		await this.until(this.before);
	}

	/** A move that is not allowed is answered by nothing. */
	async move(move: elMentiroso.Move): Promise<null> {
		const next = this.version + 1;
		this.make("make", move);
		await this.until(next);
		return null;
	}

	ready(): Promise<void> {
		const next = this.version + 1;
		this.make("ready");
		return this.until(next);
	}

	until(version: number): Promise<void> {
		return this.versions.until(version);
	}

	get bytes(): number {
		return this.line.socket.bytes;
	}

	leave(): void {
		this.line.leave();
	}

	private make(type: string, ...args: readonly unknown[]): void {
		const { place } = this;
		if (place === null) return;
		const playerID = String(place.seat);
		const payload = { type, args, playerID, credentials: place.credentials };
		this.line.emit("update", { type: "MAKE_MOVE", payload }, this.stateId, place.match, playerID);
	}

	private take({ _stateID, G }: MatchState): void {
		this.view = G.view;
		this.stateId = _stateID;
		this.version = this.before + _stateID;
		this.arrivedAt = this.line.socket.arrivedAt;
		this.versions.reach(this.version);
	}
}
