import { describe, expect, it } from "vitest";
import { after, answer, ask, eventsOf, position, refusalOf, trust } from "../../testkit/liar/position.ts";
import type { Seat, Viewer } from "../game.ts";
import { liar as game } from "./index.ts";
import type { Event, Move } from "./types.ts";

const start = position("KS KD JS QS", "JH QH KH QD", "JD");
const about = {
	kings: after(start, [0, ask("KS", "rank")]),
	queens: after(start, [0, ask("QS", "rank")]),
	spades: after(start, [0, ask("KS", "suit")]),
	diamonds: after(start, [0, ask("KD", "suit")]),
};
const viewers: readonly Viewer[] = [0, 1, "spectator"];
const lie = after(about.kings, [1, answer(0)]);
const truth = after(about.kings, [1, answer(1)]);

/** Ask, answer, trust: a round, after which the other is on turn. */
const round = (by: Seat, question: Move, count: number): readonly (readonly [Seat, Move])[] => [
	[by, question],
	[1 - by, answer(count)],
	[by, trust],
];

describe("answers", () => {
	it.each([
		["kings", 1],
		["queens", 2],
		["spades", 0],
		["diamonds", 1],
	] as const)("L5 the truth is what the other holds: %s", (what, count) =>
		expect(game.legal(game.view(about[what], 1))).toEqual({
			ask: null,
			answer: { counts: [0, 1, 2], truth: count },
			judge: null,
			guess: null,
		}),
	);

	it("L5 face-up cards do not count: the truth is that of this moment", () => {
		const played = after(start, ...round(0, ask("JS", "suit"), 0), ...round(1, ask("QH", "suit"), 0));
		expect(game.legal(game.view(after(played, [0, ask("QS", "rank")]), 1))?.answer?.truth).toBe(1);
		const both = after(played, ...round(0, ask("KS", "rank"), 1), ...round(1, ask("QD", "suit"), 1));
		expect(game.legal(game.view(after(both, [0, ask("QS", "rank")]), 1))?.answer?.truth).toBe(0);
	});

	it("L5 nor does the card that asks", () =>
		expect(
			game.legal(game.view(after(start, ...round(0, ask("KS", "rank"), 1), [1, ask("KH", "rank")]), 0))?.answer,
		).toMatchObject({ truth: 1 }));

	it("L5 an empty hand answers too: none is the truth", () => {
		const state = after(
			start,
			...round(0, ask("KS", "rank"), 1),
			...round(1, ask("JH", "suit"), 0),
			...round(0, ask("KD", "suit"), 1),
			...round(1, ask("QH", "suit"), 0),
			...round(0, ask("JS", "rank"), 0),
			...round(1, ask("KH", "rank"), 0),
			[0, ask("QS", "rank")],
			[1, answer(1)],
			[0, trust],
			[1, ask("QD", "rank")],
		);
		expect(game.hands(state)).toEqual([[], []]);
		expect(game.legal(game.view(state, 0))?.answer).toEqual({ counts: [0, 1, 2], truth: 0 });
		expect(game.legal(game.view(after(state, [0, answer(2)]), 1))?.judge).toMatchObject({ answer: 2 });
	});

	it("L5 then the game waits for the asker", () => {
		for (const state of [lie, truth]) expect(game.actors(state)).toEqual([0]);
	});
});

describe("the one lie", () => {
	it("L6 any of the three numbers may be said", () => {
		for (const count of [0, 1, 2]) expect(refusalOf(about.kings, 1, answer(count))).toBeNull();
		expect(refusalOf(about.kings, 1, answer(3))).toBe("bad-count");
	});

	it("L6 is not offered twice, and a second false answer is refused", () => {
		const again = after(lie, [0, trust], ...round(1, ask("JH", "suit"), 0), [0, ask("QS", "rank")]);
		expect(game.legal(game.view(again, 1))?.answer).toEqual({ counts: [2], truth: 2 });
		expect(refusalOf(again, 1, answer(1))).toBe("lie-spent");
		expect(refusalOf(again, 1, answer(0))).toBe("lie-spent");
		expect(refusalOf(again, 1, answer(2))).toBeNull();
		expect(refusalOf(again, 1, answer(3))).toBe("bad-count");
	});

	it("L6 is each player's own", () => {
		const state = after(lie, [0, trust], [1, ask("QH", "suit")]);
		expect(game.legal(game.view(state, 0))?.answer).toEqual({ counts: [0, 1, 2], truth: 0 });
		const both = after(state, [0, answer(1)]);
		expect(game.replayTable(both)).toMatchObject({ lied: [true, true] });
		expect(game.replayTable(lie)).toMatchObject({ lied: [false, true] });
	});

	it("L6 a true answer does not spend it", () => {
		const state = after(truth, [0, trust], ...round(1, ask("JH", "suit"), 0), [0, ask("QS", "rank")]);
		expect(game.legal(game.view(state, 1))?.answer?.counts).toEqual([0, 1, 2]);
	});

	it("L6 only the liar sees that it was one", () => {
		const [event] = eventsOf(about.kings, 1, answer(0)) as [Event];
		expect(game.seen(event, 1)).toEqual({ event: "answered", seat: 1, count: 0, lie: true });
		for (const viewer of [0, "spectator"] as const)
			expect(game.seen(event, viewer)).toEqual({ event: "answered", seat: 1, count: 0 });
		expect(game.view(lie, 1).own).toMatchObject({ lied: true });
		expect(game.view(lie, 0).own).toMatchObject({ lied: false });
		expect(game.view(lie, "spectator").own).toBeNull();
	});

	it("L6 a true answer shows as little", () => {
		const [event] = eventsOf(about.kings, 1, answer(1)) as [Event];
		expect(game.seen(event, 1)).toEqual({ event: "answered", seat: 1, count: 1, lie: false });
		expect(game.seen(event, 0)).toEqual({ event: "answered", seat: 1, count: 1 });
	});

	it("L6 what others see is the same whether it was a lie or not", () => {
		const other = position("KS KD JS QS", "JH QH JD QD", "KH");
		const honest = after(other, [0, ask("KS", "rank")], [1, answer(0)]);
		for (const viewer of [0, "spectator"] as const) expect(game.view(honest, viewer)).toEqual(game.view(lie, viewer));
		expect(game.view(honest, 1)).not.toEqual(game.view(lie, 1));
	});

	it("L6 a question is answered with its count before all", () => {
		for (const viewer of viewers)
			expect(game.view(lie, viewer).table.question).toEqual({ by: 0, card: "KS", about: "rank", answer: 0 });
	});
});

describe("trusting", () => {
	it("L7 is for the asker, and hands the turn on", () => {
		expect(game.legal(game.view(truth, 0))).toEqual({
			ask: null,
			answer: null,
			judge: { by: 0, card: "KS", about: "rank", answer: 1 },
			guess: null,
		});
		expect(refusalOf(truth, 1, trust)).toBe("not-your-turn");
		const trusted = after(truth, [0, trust]);
		expect(game.actors(trusted)).toEqual([1]);
		expect(game.view(trusted, 0).table).toMatchObject({ turn: 1, question: null, over: null });
	});

	it("L7 before it the one who answered has no turn", () =>
		expect(refusalOf(truth, 1, ask("JH", "suit"))).toBe("not-your-turn"));

	it("L7 shows nothing", () => {
		const events = eventsOf(lie, 0, trust);
		expect(events).toEqual([{ event: "trusted", seat: 0 }]);
		for (const viewer of viewers) expect(events.map((event) => game.seen(event, viewer))).toEqual(events);
	});
});
