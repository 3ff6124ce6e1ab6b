import { type GameId, gameIds } from "@fibbers/rules";
import { beforeAll, describe, expect, it } from "vitest";
import { measured } from "../arena/bars.ts";
import { characterTables } from "../arena/character-tables.ts";
import { type Ways, waysOf } from "../arena/ways.ts";
import { type CharacterName, characters } from "./computers.ts";

const counts: Readonly<Record<GameId, number>> = { "el-mentiroso": 40, "liars-post": 80, liar: 400 };

describe.each(gameIds)("the characters of %s", (id) => {
	const lies: Partial<Record<CharacterName, number>> = {};
	const doubts: Partial<Record<CharacterName, number>> = {};
	const looks: Partial<Record<CharacterName, number>> = {};

	beforeAll(async () => {
		const ways = await waysOf(id, measured[id].options, characterTables[id], counts[id]);
		for (const name of characters) {
			const way = ways.get(name) as Ways;
			lies[name] = way.lies / way.claims;
			doubts[name] = way.doubts / way.asked;
			looks[name] = way.looks / way.asked;
		}
	});

	it("are known by their lies: the honest one's are few, and the fibber's many", () => {
		expect(lies.honest).toBeLessThan(0.2);
		for (const other of ["honest", "sceptic", "easygoing"] as const)
			expect(lies.fibber).toBeGreaterThan((lies[other] ?? 1) + 0.2);
	});

	it("are known by their doubts: the sceptic's are many, and the easygoing one's few", () => {
		for (const other of ["honest", "fibber", "easygoing"] as const)
			expect(doubts.sceptic).toBeGreaterThan((doubts[other] ?? 1) + 0.2);
		expect(doubts.easygoing).toBeLessThan(0.2);
	});

	if (id === "liars-post")
		it("are known by what they pass on: the easygoing one nearly everything", () => {
			for (const other of ["honest", "fibber", "sceptic"] as const)
				expect(looks.easygoing).toBeGreaterThan((looks[other] ?? 1) + 0.5);
		});
});
