import { describe, expect, it } from "vitest";
import { publicTree } from "./public-tree.ts";
import { examine } from "./shipped.ts";

describe("the shipped table", () => {
	it("can hardly be exploited, on neither seat, by whatever play", { timeout: 400_000 }, () => {
		const { bytes, exploitability } = examine(publicTree(), 2);
		expect(exploitability.mean).toBeLessThan(1);
		expect(exploitability.mean).toBeGreaterThan(0);
		expect(exploitability.againstFirst).toBeLessThan(4);
		expect(exploitability.againstSecond).toBeLessThan(4);
		expect(exploitability.firstWins).toBeGreaterThan(48);
		expect(exploitability.firstWins).toBeLessThan(51.45);
		expect(bytes).toBeLessThan(8_000_000);
	});
});
