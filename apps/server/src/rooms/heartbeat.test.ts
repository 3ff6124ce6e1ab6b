import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Heartbeat } from "./heartbeat.ts";

const everyMs = 12_000;

/** A line that counts its pings, and may answer them. */
class Line {
	readyState = 1;
	pingCount = 0;
	pings = 0;
	isCutOff = false;
	private readonly answers: boolean;
	readonly _socket = {
		write: () => {
			this.pings++;
			if (this.answers) this.pingCount = 0;
			return true;
		},
	} as never;

	constructor(answers: boolean) {
		this.answers = answers;
	}

	terminate(): void {
		this.isCutOff = true;
		this.readyState = 3;
	}
}

const heartbeat = new Heartbeat();

beforeEach(() => {
	vi.useFakeTimers();
	heartbeat.start(everyMs);
});

afterEach(() => {
	heartbeat.stop();
	vi.useRealTimers();
});

test("every line is asked once in each interval, not all at the same time, and who does not answer is cut off at the next", () => {
	const lines = Array.from({ length: 30 }, (_, i) => new Line(i % 10 > 0));
	for (const line of lines) heartbeat.add(line);
	vi.advanceTimersByTime(everyMs / 2);
	const asked = lines.filter(({ pings }) => pings > 0).length;
	expect(asked).toBeGreaterThan(0);
	expect(asked).toBeLessThan(lines.length);
	vi.advanceTimersByTime(everyMs / 2);
	expect(lines.map(({ pings }) => pings)).toEqual(lines.map(() => 1));
	expect(lines.some(({ isCutOff }) => isCutOff)).toBe(false);
	// One goes meanwhile: the others are asked as often as before.
	lines[1]?.terminate();
	vi.advanceTimersByTime(2 * everyMs);
	expect(lines.map(({ isCutOff }) => isCutOff)).toEqual(lines.map((_, i) => i % 10 === 0 || i === 1));
	expect(lines.map(({ pings }) => pings)).toEqual(lines.map((_, i) => (i % 10 === 0 || i === 1 ? 1 : 3)));
});
