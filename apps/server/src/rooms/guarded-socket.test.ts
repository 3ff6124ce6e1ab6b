import { EventEmitter } from "node:events";
import { closeCodes } from "@fibbers/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guard } from "./guarded-socket.ts";

const minute = 60_000;

class Line extends EventEmitter {
	readonly bufferedAmount = 0;
	readonly readyState = 1;
	readonly codes: number[] = [];
	readonly sent: unknown[] = [];

	send(message: unknown): void {
		this.sent.push(message);
	}

	close(code: number): void {
		this.codes.push(code);
	}
}

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

test("whoever does not acknowledge that he has joined is closed, but not while he waits to be let in", () => {
	const line = new Line();
	guard(line, { messagesPerSecond: 30 });
	vi.advanceTimersByTime(minute);
	expect(line.codes).toEqual([]);
	line.send("you have joined");
	line.send("the table is this");
	expect(line.sent).toEqual(["you have joined", "the table is this"]);
	vi.advanceTimersByTime(minute);
	expect(line.codes).toEqual([closeCodes.backlog]);
});
