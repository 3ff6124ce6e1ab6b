import { type Client, type ClientPrivate, ClientState, getMessageBytes, Protocol } from "@colyseus/core";
import type { WebSocket } from "ws";

/**
 * A connection as Colyseus' rooms know it. What is sent to somebody who is still joining waits here. In the transport's own class
 * it waits in a field that rooms delete, and an object that loses a field takes five times the memory.
 */
export class SocketClient implements Client, ClientPrivate {
	declare readonly "~messages": Readonly<Record<string, unknown>>;
	readonly sessionId: string;
	readonly ref: WebSocket;
	reconnectionToken = "";
	auth: unknown = null;
	userData: unknown = null;
	_pendingFrameClients: (Client & ClientPrivate)[] = [];
	_joinedAt = 0;
	_lastMessageTime = 0;
	_numMessagesLastSecond = 0;
	_messageCountResetsAt = 0;
	private progress: ClientState = ClientState.JOINING;
	/** Null for somebody who has joined. */
	private early: Uint8Array[] | null = [];

	constructor(sessionId: string, ref: WebSocket) {
		this.sessionId = sessionId;
		this.ref = ref;
	}

	get state(): ClientState {
		return this.progress;
	}

	set state(state: ClientState) {
		this.progress = state;
		if (state !== ClientState.JOINED) return;
		for (const message of this.early ?? []) this.raw(message);
		this.early = null;
	}

	/** Nothing that the room has to send. */
	get _enqueuedMessages(): Uint8Array[] {
		return [];
	}

	get readyState(): number {
		return this.ref.readyState;
	}

	send(type: PropertyKey, message?: unknown, _options?: object): void {
		this.enqueueRaw(getMessageBytes.raw(Protocol.ROOM_DATA, type as string | number, message));
	}

	sendBytes(type: string | number, bytes: Uint8Array): void {
		this.enqueueRaw(getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, type, undefined, bytes));
	}

	error(code: number, message = ""): void {
		this.raw(getMessageBytes[Protocol.ERROR](code, message));
	}

	enqueueRaw(message: Uint8Array): void {
		if (this.progress === ClientState.JOINED) this.raw(message);
		else this.early?.push(message);
	}

	raw(message: Uint8Array): void {
		this.ref.send(message, { binary: true });
	}

	leave(code?: number, reason?: string): void {
		this.ref.close(code, reason);
	}

	close(code?: number, reason?: string): void {
		this.leave(code, reason);
	}
}
