import { lobbyCommands } from "@fibbers/protocol";
import { describe, expect, test } from "vitest";
import { everything, isEverything, lookOf, withGame } from "./filter.ts";

describe("which tables are shown", () => {
	test("everything asks for nothing but rows", () => {
		expect(lookOf(everything, "es", 20)).toEqual({ rows: 20 });
	});

	test("games are added and taken away one by one", () => {
		const two = withGame(withGame(everything, "liar"), "liars-post");
		expect(two.games).toEqual(["liar", "liars-post"]);
		expect(isEverything(two)).toBe(false);
		expect(withGame(withGame(two, "liar"), "liars-post")).toEqual(everything);
	});

	test("what is asked is what the lobby understands", () => {
		const look = lookOf({ games: ["liar"], free: true, mine: true }, "es", 40);
		expect(look).toEqual({ games: ["liar"], free: true, language: "es", rows: 40 });
		expect(lobbyCommands.look.parse(look)).toEqual(look);
	});
});
