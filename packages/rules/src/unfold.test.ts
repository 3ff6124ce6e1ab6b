import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workedLiar } from "../testkit/liar/records.ts";
import { workedLiarsPost } from "../testkit/liars-post/records.ts";
import { drawnRecord } from "../testkit/records.ts";
import { baseSeed, forSeeds } from "../testkit/seeds.ts";
import type { Game } from "./game.ts";
import { gameIds, games } from "./games.ts";
import { replay } from "./record.ts";
import { eventsOf, type Unfolded, unfold } from "./unfold.ts";

const record = {
	game: "el-mentiroso",
	options: { discardFrom: 2 },
	seats: 3,
	deal: { hands: [["KD", "AS", "2C"], ["3H", "3D"], ["4C"]], first: 0 },
	moves: [
		{ seat: 0, move: "play", cards: ["KD"], rank: "A" },
		{ seat: 1, move: "discard", cards: ["3H", "3D"] },
		{ seat: 2, move: "challenge" },
		{ seat: 0, move: "play", cards: ["KD", "2C"], rank: "9" },
	],
};

function unfolded(given: unknown): Unfolded {
	const result = unfold(given);
	if (!result.ok) throw new Error(`${result.at}: ${result.error}`);
	return result.value;
}

describe("unfold", () => {
	it("gives the deal, then a step for each move", () => {
		const { steps, ...rest } = unfolded(record);
		expect(rest).toEqual({
			game: "el-mentiroso",
			options: { rank: "locked", discardFrom: 2 },
			seats: 3,
			deal: record.deal,
		});
		expect(steps.map(({ seat, move }) => [seat, move?.move])).toEqual([
			[null, undefined],
			[0, "play"],
			[1, "discard"],
			[2, "challenge"],
			[0, "play"],
		]);
		expect(steps.map(({ hands }) => hands[0])).toEqual([
			["2C", "AS", "KD"],
			["2C", "AS"],
			["2C", "AS"],
			["2C", "AS", "KD"],
			["AS"],
		]);
	});

	it("shows each step as each viewer saw it", () => {
		const [deal, play] = unfolded(record).steps;
		expect(deal?.view(2)).toMatchObject({ viewer: 2, table: { counts: [3, 2, 1] }, own: { hand: ["4C"], laid: [] } });
		expect(play?.view(0)).toMatchObject({ table: { turn: 1 }, own: { hand: ["2C", "AS"], laid: ["KD"] } });
		expect(play?.view("spectator")).toMatchObject({ table: { pending: { seat: 0, count: 1, rank: "A" } }, own: null });
	});

	it("tells all of what happened, hidden cards too", () =>
		expect(unfolded(record).steps[1]?.events).toEqual([
			{ event: "played", seat: 0, count: 1, rank: "A", cards: ["KD"] },
		]));

	it("knows the end at the step that brought it", () => {
		const moves = [...record.moves.slice(0, 1), { seat: 1, move: "discard", cards: ["3H", "3D"] }];
		const ended = [...moves, { seat: 2, move: "play", cards: ["4C"], rank: "A" }, { seat: 0, move: "accept" }];
		const outcomes = unfolded({ ...record, moves: ended }).steps.map(({ outcome }) => outcome);
		expect(outcomes).toEqual([null, null, null, null, { places: [1, 2, 0] }]);
	});

	it("ignores keys that it does not know", () => {
		const moves = record.moves.map((move) => ({ ...move, atMs: 5 }));
		const stored = { ...record, moves, names: ["a", "b", "c"], proof: {}, deal: { ...record.deal, seed: "x" } };
		const plain = unfolded(record);
		const { steps, ...rest } = unfolded(stored);
		expect({ ...rest, moves: steps.map(({ move }) => move) }).toEqual({
			game: plain.game,
			options: plain.options,
			seats: plain.seats,
			deal: plain.deal,
			moves: plain.steps.map(({ move }) => move),
		});
	});

	it("refuses a record with an illegal move, whatever comes before and after it", () => {
		const moves = record.moves.with(1, { seat: 1, move: "play", cards: ["3H"], rank: "3" });
		expect(unfold({ ...record, moves })).toEqual({ ok: false, at: 1, error: "bad-rank" });
	});

	it.each([
		[undefined, "not-a-record"],
		[JSON.stringify(record), "not-a-record"],
		[{ ...record, game: "poker" }, "unknown-game"],
		[{ ...record, seats: 2 }, "bad-seats"],
		[{ ...record, deal: {} }, "bad-deal"],
		[{ ...record, moves: null }, "bad-moves"],
	])("refuses what is no record: %#", (given, error) => expect(unfold(given)).toEqual({ ok: false, at: null, error }));

	it("answers whatever it is given", () =>
		fc.assert(fc.property(fc.jsonValue(), (given) => !unfold(given).ok && !unfold({ ...record, moves: [given] }).ok)));
});

describe("eventsOf", () => {
	it("says of each event at which step it happened, so that a mark has its step", () => {
		const events = eventsOf(unfolded(record));
		expect(events.map(({ step, event }) => [step, event.event])).toEqual([
			[1, "played"],
			[2, "discarded"],
			[2, "went-out"],
			[3, "challenged"],
			[4, "played"],
		]);
		const game: Game = games["el-mentiroso"];
		const marks = game.marks(events.map(({ event }) => event));
		expect(marks.map(({ at, fate }) => [events[at]?.step, fate])).toEqual([
			[1, "caught"],
			[4, "open"],
		]);
	});
});

describe("agrees with replay", () => {
	const agrees = (given: object): void => {
		const result = unfold(given);
		const printed = replay(JSON.stringify(given));
		if (!result.ok) return expect(printed).toEqual(result);
		const last = result.value.steps.at(-1);
		expect(printed).toMatchObject({
			ok: true,
			over: last?.outcome,
			hands: last?.hands.map((hand) => [...hand].sort()),
		});
	};

	it.each([...workedLiarsPost, ...workedLiar])("$name", ({ record }) => agrees(record));

	it.each(gameIds)(`on random records of %s from seed ${baseSeed}, cut short or with an illegal move`, (id) =>
		forSeeds(100, "packages/rules/src/unfold.test.ts", (seed) => agrees(drawnRecord[id](seed).record)),
	);
});
