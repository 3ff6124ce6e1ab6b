import * as msgpackr from "msgpackr";
import { expect, it } from "vitest";
import { Packr, RESERVE_START_SPACE, unpack } from "./msgpack.ts";

/** Kinds of values that messages are made of. */
const values: readonly unknown[] = [
	{},
	[],
	null,
	true,
	"",
	"Óscar 🍋",
	"x".repeat(300),
	[0, 1, 127, 128, 255, 256, 65_535, 65_536, 4_294_967_295, -1, -32, -33, -128, -129, -32_769, 0.5],
	{ id: "a-b", version: 70_000, move: { kind: "play", cards: ["KS", "4C"], as: "K" } },
	Array.from({ length: 70_000 }, (_, index) => index),
	Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, { index }])),
];

/** As the server packs. */
const servers = new msgpackr.Packr({ useRecords: false });

it.each(values)("the server reads what the page packs", (value) => {
	const head = Uint8Array.of(1, 2, 3);
	const packed = new Packr().pack(value, RESERVE_START_SPACE | head.length);
	packed.set(head);
	expect(msgpackr.unpack(packed.subarray(head.length))).toEqual(value);
});

it.each([...values, 1_900_000_000_000, 1e300, [undefined, 1]])("the page reads what the server packs", (value) => {
	const packed = servers.pack(value, msgpackr.RESERVE_START_SPACE | 4);
	expect(unpack(packed, { start: 4 })).toEqual(value);
});

it("what is undefined is left out", () => {
	const packed = new Packr().pack({ a: 1, b: undefined }, RESERVE_START_SPACE);
	expect(msgpackr.unpack(packed)).toEqual({ a: 1 });
});

it("reserves as the package does that it stands for", () => {
	expect(RESERVE_START_SPACE).toBe(msgpackr.RESERVE_START_SPACE);
});
