import type { LobbyRow } from "@fibbers/protocol";
import { describe, expect, test } from "vitest";
import { changed, inOrder, isInOrder, type Listing, listed, newcomers, relisted } from "./listing.ts";

const row = (code: string, changes: Partial<LobbyRow> = {}): LobbyRow => ({
	code,
	game: "liar",
	options: {},
	seats: [],
	capacity: 2,
	free: 1,
	turnMs: 30_000,
	language: "en",
	phase: "open",
	round: 0,
	watchers: 0,
	watch: "all",
	locked: false,
	openedAt: code.charCodeAt(0),
	...changes,
});
const counts = { total: 3, waiting: { "el-mentiroso": 0, "liars-post": 0, liar: 3 } };
const abc: Listing = listed({ rows: [row("A"), row("B"), row("C")], ...counts });
const change = (set: readonly (Partial<LobbyRow> & { code: string })[], gone: readonly string[] = []) => ({
	set,
	gone,
	...counts,
});

describe("a list of tables", () => {
	test("a row that would rank lower now keeps its place until the list is put in order", () => {
		const now = changed(abc, change([{ code: "A", phase: "playing", free: 0 }]));
		expect(now.places).toEqual(["A", "B", "C"]);
		expect(now.rows.get("A")).toEqual(row("A", { phase: "playing", free: 0 }));
		expect(isInOrder(now)).toBe(false);
		expect(inOrder(now).places).toEqual(["B", "C", "A"]);
	});

	test("a row that is gone holds its place, and says so", () => {
		const now = changed(abc, change([], ["B"]));
		expect(now.places).toEqual(["A", "B", "C"]);
		expect([...now.gone]).toEqual(["B"]);
		expect(inOrder(now).places).toEqual(["A", "C"]);
		expect(inOrder(now).gone.size).toBe(0);
	});

	test("a row that comes back is itself again", () => {
		const now = changed(changed(abc, change([], ["B"])), change([row("B", { watchers: 2 })]));
		expect(now.gone.size).toBe(0);
		expect(now.rows.get("B")?.watchers).toBe(2);
		expect(newcomers(now)).toBe(0);
	});

	test("a new row is counted and shows up when the list is put in order", () => {
		const now = changed(abc, change([row("0")]));
		expect(now.places).toEqual(["A", "B", "C"]);
		expect(newcomers(now)).toBe(1);
		expect(inOrder(now).places).toEqual(["0", "A", "B", "C"]);
		expect(newcomers(changed(now, change([], ["0"])))).toBe(0);
	});

	test("told anew, what was shown stays where it was, and more follows", () => {
		const now = relisted(abc, { rows: [row("0"), row("C"), row("A"), row("D")], ...counts });
		expect(now.places).toEqual(["A", "C", "0", "D"]);
		expect(now.gone.size).toBe(0);
	});
});
