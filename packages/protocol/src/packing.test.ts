import { describe, expect, it } from "vitest";
import { type Packing, packEvent, packFields, unpackEvent, unpackFields } from "./packing.ts";

const fields = ["seat", "lie", ["cards"], "place"] as const;
const trip = (record: object) => unpackFields(fields, packFields(fields, record));

describe("fields", () => {
	it("are values in the order of the list, cards as one text", () =>
		expect(packFields(fields, { place: 1, cards: ["KS", "TD"], lie: true, seat: 2 })).toEqual([2, true, "KSTD", 1]));

	it.each([
		{ seat: 0, lie: false, cards: [], place: null },
		{ seat: null, lie: false, cards: ["KS"], place: 0 },
		{ seat: 0, lie: null, cards: ["KS", "KS"], place: "" },
		{ seat: 0, lie: false },
		{ seat: 0 },
		{},
	])("keep false, null, nought and no cards: %j", (record) => expect(trip(record)).toStrictEqual(record));

	it("that are left out stay so, at the end without a trace", () => {
		expect(packFields(fields, { seat: 1, lie: undefined })).toEqual([1]);
		expect(trip({ seat: 1, lie: undefined })).toStrictEqual({ seat: 1 });
		expect(trip({ seat: 1, place: 3 })).toStrictEqual({ seat: 1, place: 3 });
	});

	it("that the list does not name are not sent", () => expect(trip({ seat: 1, secret: 7 })).toStrictEqual({ seat: 1 }));
});

describe("an event", () => {
	const packing: Packing = { own: [], events: { played: ["seat"], ended: ["loser", "why"] } };

	it("is its number and its fields", () => {
		expect(packEvent(packing, { event: "ended", loser: 2, why: "set" } as { event: string })).toEqual([1, 2, "set"]);
		expect(unpackEvent(packing, [1, 2, "set"])).toEqual({ event: "ended", loser: 2, why: "set" });
	});

	it("with a number of a later version is unknown", () =>
		expect(unpackEvent(packing, [2, 5])).toEqual({ event: "unknown" }));
});
