import { expect, test } from "vitest";
import { resultOf } from "./result.ts";
import { addressOf, everything, filterIn } from "./wanted.ts";

test("a filter stands in the address, and comes back from it", () => {
	for (const filter of [everything, { game: "liar", won: null }, { game: "liars-post", won: false }] as const) {
		const address = addressOf(filter);
		expect(filterIn(address.slice("/games".length))).toEqual(filter);
	}
	expect(addressOf(everything)).toBe("/games");
	expect(filterIn("?game=poker&won=perhaps")).toEqual(everything);
});

test("a game is won, lost, neither, or was broken off", () => {
	const line = { finished: true, won: false, lost: false };
	expect(resultOf({ ...line, won: true })).toBe("won");
	expect(resultOf({ ...line, lost: true })).toBe("lost");
	expect(resultOf(line)).toBe("between");
	expect(resultOf({ ...line, finished: false })).toBe("broken");
});
