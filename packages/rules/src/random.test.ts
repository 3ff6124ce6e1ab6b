import { describe, expect, it } from "vitest";
import { pick, seededRandom } from "./random.ts";

describe("chance", () => {
	it("has nothing to pick from an empty list", () => {
		expect(() => pick([], seededRandom(1))).toThrow(RangeError);
		expect(() => seededRandom(1).below(0)).toThrow(RangeError);
	});

	it("picks each item about equally often", () => {
		const random = seededRandom(7);
		const counts = new Map([..."abc"].map((item) => [item, 0]));
		for (let i = 0; i < 9_000; i++) {
			const item = pick([..."abc"], random);
			counts.set(item, (counts.get(item) ?? 0) + 1);
		}
		// 3,000 each with a deviation of 45; five of them either way.
		for (const count of counts.values()) expect(Math.abs(count - 3_000)).toBeLessThan(225);
	});
});
