import { Protocol } from "@colyseus/core";
import { commands } from "@fibbers/protocol";
import fc from "fast-check";
import { Packr } from "msgpackr";
import { describe, expect, test } from "vitest";
import { isReadable } from "./readable.ts";

const seed = Number(process.env.SEED ?? 1);
const names = Object.keys(commands);

const frame = (name: string, body: Uint8Array): Buffer =>
	Buffer.concat([Buffer.of(Protocol.ROOM_REQUEST, 5, 0xa0 | name.length), Buffer.from(name), body]);

/** Bodies as clients have them: shallow, with plain keys. */
const bodies = fc.dictionary(
	fc.stringMatching(/^[a-z]{1,12}$/),
	fc.oneof(
		fc.string({ maxLength: 300 }),
		fc.integer(),
		fc.double(),
		fc.boolean(),
		fc.constantFrom(null, undefined),
		fc.array(fc.record({ a: fc.nat(), b: fc.string() }), { maxLength: 20 }),
	),
	{ maxKeys: 12 },
);

describe.each([
	["with records, as the SDK does", new Packr()],
	["without", new Packr({ useRecords: false })],
])("what msgpackr writes %s", (_, packr) => {
	test(`is read whole, and never when a byte is missing or too many (SEED=${seed})`, () => {
		fc.assert(
			fc.property(fc.constantFrom(...names), bodies, fc.nat(), (name, body, cut) => {
				const whole = frame(name, packr.pack(body));
				expect(isReadable(whole)).toBe(true);
				expect(isReadable(Buffer.concat([whole, Buffer.of(0xc0)]))).toBe(false);
				const head = 3 + name.length;
				const part = whole.subarray(0, head + 1 + (cut % Math.max(1, whole.length - head - 1)));
				expect(isReadable(part)).toBe(part.length === whole.length);
			}),
			{ seed, numRuns: 300 },
		);
	});
});

test(`any bytes are looked at in no more steps than there are bytes (SEED=${seed})`, () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 4_096 }), (bytes) => {
			expect(isReadable(frame("move", bytes))).toBeTypeOf("boolean");
		}),
		{ seed, numRuns: 300 },
	);
});
