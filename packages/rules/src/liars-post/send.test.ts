import { describe, expect, it } from "vitest";
import { after, believe, eventsOf, look, position, refusalOf, send } from "../../testkit/liars-post/position.ts";
import { liarsPost as game } from "./index.ts";
import { kinds } from "./types.ts";

const start = position(["KS QH KS", "7S", "8S", ""]);
const sent = after(start, [0, send("QH", 2, "K")]);

describe("sending", () => {
	it("P5 is open to the seat on turn: any card it holds, to any other seat", () => {
		expect(game.legal(game.view(start, 0))).toEqual({
			send: { cards: ["KS", "KS", "QH"], to: [1, 2, 3] },
			call: null,
			look: null,
			pass: null,
		});
		for (const seat of [1, 2, 3]) expect(game.legal(game.view(start, seat))).toMatchObject({ send: null });
		expect(game.legal(game.view(start, "spectator"))).toBeNull();
	});

	it("P5 any kind may be named", () => {
		for (const kind of kinds) expect(refusalOf(start, 0, send("KS", 1, kind))).toBeNull();
	});

	it("P5 the card leaves the hand, one of two equal ones only", () => {
		expect(game.hands(sent)).toEqual([["KS", "KS"], ["7S"], ["8S"], []]);
		expect(game.hands(after(start, [0, send("KS", 2, "K")]))[0]).toEqual(["QH", "KS"]);
	});

	it("P5 the game then waits for the receiver alone", () => expect(game.actors(sent)).toEqual([2]));

	it("P5 the claim is for all to hear, the card for the sender alone", () => {
		const [event] = eventsOf(start, 0, send("QH", 2, "K"));
		if (event === undefined) throw new Error("nothing happened");
		expect(game.seen(event, 0)).toEqual({ event: "sent", seat: 0, to: 2, claim: "K", card: "QH" });
		for (const viewer of [1, 2, 3, "spectator"] as const)
			expect(game.seen(event, viewer)).toEqual({ event: "sent", seat: 0, to: 2, claim: "K" });
	});

	it("P5 only the sender knows the card while it is under way", () => {
		expect([0, 1, 2, 3].map((seat) => game.view(sent, seat).own?.card)).toEqual(["QH", null, null, null]);
		expect(game.view(sent, "spectator").table.transit).toEqual({
			hops: [{ from: 0, to: 2, claim: "K" }],
			looked: false,
		});
	});

	it("P6 the receiver may call or look, with an empty hand too", () => {
		expect(game.legal(game.view(sent, 2))).toEqual({
			send: null,
			call: { from: 0, to: 2, claim: "K" },
			look: { to: [1, 3] },
			pass: null,
		});
		const toEmpty = after(start, [0, send("QH", 3, "Q")]);
		expect(game.legal(game.view(toEmpty, 3))).toMatchObject({ call: { to: 3 }, look: { to: [1, 2] } });
	});

	it("P16 each move is a new moment, and none is timeless", () => {
		const looked = after(sent, [2, look]);
		expect([start, sent, looked, after(sent, [2, believe])].map(game.moment)).toEqual([0, 1, 2, 2]);
		expect(game.timeless).toEqual([]);
	});

	it("P16 nobody but the receiver can answer, so there is no time to doubt", () => {
		expect(game.hasDoubtTime).toBe(false);
		expect(game.endsDoubt(sent, believe)).toBe(false);
	});
});
