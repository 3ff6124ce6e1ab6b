import type { IncomingMessage } from "node:http";
import { duplexPair } from "node:stream";
import { Protocol } from "@colyseus/core";
import { closeCodes } from "@fibbers/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocketServer } from "ws";
import { GuardedSocket } from "./guarded-socket.ts";

const minute = 60_000;

class Socket extends GuardedSocket {
	readonly codes: (number | undefined)[] = [];

	protected override get messagesPerSecond(): number {
		return 30;
	}

	override close(code?: number): void {
		this.codes.push(code);
	}
}

/** A socket that is open. */
function opened(): Socket {
	const [near] = duplexPair();
	const headers = {
		upgrade: "websocket",
		"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
		"sec-websocket-version": "13",
	};
	const sockets: Socket[] = [];
	new WebSocketServer({ noServer: true, WebSocket: Socket }).handleUpgrade(
		{ method: "GET", headers } as unknown as IncomingMessage,
		near,
		Buffer.alloc(0),
		(socket) => sockets.push(socket),
	);
	const [socket] = sockets;
	if (socket === undefined) throw new Error("not opened");
	return socket;
}

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

test("whoever does not acknowledge that he has joined is closed, but not while he waits to be let in", () => {
	const socket = opened();
	vi.advanceTimersByTime(minute);
	expect(socket.codes).toEqual([]);
	socket.send("you have joined");
	socket.send("the table is this");
	vi.advanceTimersByTime(minute);
	expect(socket.codes).toEqual([closeCodes.backlog]);
});

test("whoever acknowledges it is heard from then on", () => {
	const socket = opened();
	const heard: unknown[] = [];
	socket.on("message", (message) => heard.push(message));
	socket.send("you have joined");
	const acknowledgement = Buffer.from([Protocol.JOIN_ROOM]);
	socket.emit("message", acknowledgement, true);
	vi.advanceTimersByTime(minute);
	expect({ heard, codes: socket.codes }).toEqual({ heard: [acknowledgement], codes: [] });
});

test("what is no message of a client closes the socket, and so does too much of what is", () => {
	const [rude, hasty] = [opened(), opened()];
	rude.emit("message", Buffer.from("hello"), true);
	expect(rude.codes).toEqual([closeCodes.badMessage]);
	for (let i = 0; i < 30; i++) hasty.emit("ping", Buffer.alloc(0));
	expect(hasty.codes).toEqual([]);
	hasty.emit("ping", Buffer.alloc(0));
	expect(hasty.codes).toEqual([closeCodes.badMessage]);
});

test("a ping is answered with what came with it", () => {
	const socket = opened();
	const answered: unknown[] = [];
	socket.pong = (data: unknown) => void answered.push(data);
	socket.emit("ping", Buffer.from("x"));
	expect(answered).toEqual([Buffer.from("x")]);
});

test("a pong says that somebody is there", () => {
	const socket = opened();
	socket.pingCount = 1;
	socket.emit("pong", Buffer.alloc(0));
	expect(socket.pingCount).toBe(0);
});
