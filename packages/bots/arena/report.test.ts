import { describe, expect, it } from "vitest";
import { type Bar, measured } from "./bars.ts";
import { barRow, lengthRow, matrix, paceRow } from "./report.ts";

const duel = { game: "el-mentiroso", seats: 4, one: "hard", others: "H", ...measured["el-mentiroso"] } as const;
const tally = { games: 400, hits: 100, lengths: [10, 20, 30, 500], limits: 1 };
const bar: Bar = { duel, least: 25, most: 100 };

describe("the report", () => {
	it("says what a duel came to, how sure that is, and whether it is enough", () => {
		expect(barRow(bar, tally)).toBe(
			"| el-mentiroso | hard among 3 H | wins | 25.00 % | 2.17 % | 400 | ≥ 25 % | met |\n",
		);
		expect(barRow({ ...bar, least: 25.1 }, tally)).toContain("**missed**");
		expect(barRow({ ...bar, most: 30 }, tally)).toContain("| 25 … 30 % | met |");
		expect(barRow({ ...bar, least: 0, most: 24.9 }, tally)).toContain("**missed**");
		expect(barRow({ ...bar, duel: { ...duel, options: { rank: "climbs" } } }, tally)).toContain(
			"hard among 3 H, climbs",
		);
	});

	it("says how long games were, and how many the limit ended", () => {
		expect(lengthRow(duel, { ...tally, games: 4 })).toBe(
			"| el-mentiroso | hard among 3 H | 140.0 | 10 | 30 | 25.00 % | 4 | **missed**: < 1 % |\n",
		);
		expect(lengthRow(duel, { ...tally, games: 4, limits: 0 })).toContain("met: < 1 %");
		expect(lengthRow({ ...duel, game: "liars-post" }, { ...tally, games: 4 })).toContain("no limit");
	});

	it("puts everybody against everybody", () =>
		expect(matrix(["a", "b"], ["c"], [[tally], [{ ...tally, hits: 200 }]])).toBe(
			"| among | c |\n| --- | --- |\n| a | 25.00 % |\n| b | 50.00 % |\n",
		));

	it("says how long decisions take", () =>
		expect(paceRow("liar", "hard", [1, 2, 3])).toBe("| liar | hard | 3 | 2.000 ms | 2.000 ms | 3.000 ms |\n"));
});
