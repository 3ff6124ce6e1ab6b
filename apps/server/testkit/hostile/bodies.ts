import fc from "fast-check";
import { z } from "zod";

/** What is used here of JSON Schema. */
interface Shape {
	readonly type?: string;
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly anyOf?: readonly Shape[];
	readonly properties?: Readonly<Record<string, Shape>>;
	readonly items?: Shape;
	readonly pattern?: string;
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
}

const names = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "length", "then", "toJSON", "a");

/** Values of every type, as they do harm. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom(
		null,
		true,
		false,
		0,
		-0,
		-1,
		1.5,
		2 ** 31,
		2 ** 53,
		-(2 ** 53),
		Number.NaN,
		Number.POSITIVE_INFINITY,
	),
	fc.constantFrom("", "0", "\u0000", "\u202e", "🂡", "x".repeat(600), "__proto__", "[object Object]"),
	fc.array(fc.integer(), { maxLength: 3 }),
	names.map((name) => JSON.parse(`{"${name}":{"polluted":true}}`)),
	fc.constantFrom([[]], [[[[]]]], { valueOf: 1 }, { length: -1 }),
);

/** Bodies that have something wrong in one place, or a field too many or too few, or are no object; now and then one is right. */
export function wrongBodies(schema: z.ZodType): fc.Arbitrary<unknown> {
	const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
	const shapes = shape.anyOf ?? [shape];
	return fc.oneof(
		anything,
		...shapes.map((each) => fc.oneof(wrong(each), wrong(each), tooMuch(each), tooLittle(each))),
	);
}

const fieldsOf = (shape: Shape): readonly string[] => Object.keys(shape.properties ?? {});

const wrong = (shape: Shape): fc.Arbitrary<unknown> =>
	fieldsOf(shape).length === 0
		? anything
		: fc
				.tuple(right(shape), fc.constantFrom(...fieldsOf(shape)), anything)
				.map(([body, field, value]) => ({ ...(body as object), [field]: value }));

const tooMuch = (shape: Shape): fc.Arbitrary<unknown> =>
	fc
		.tuple(right(shape), names, anything)
		.map(([body, name, value]) => ({ ...(body as object), [`${name}_`]: value, x: 1 }));

const tooLittle = (shape: Shape): fc.Arbitrary<unknown> =>
	fc.tuple(right(shape), fc.nat()).map(([body, i]) => {
		const fields = fieldsOf(shape);
		const left = fields[i % Math.max(1, fields.length)];
		return Object.fromEntries(Object.entries(body as object).filter(([field]) => field !== left));
	});

/** A value that the schema takes, but for what only code checks. */
function right(shape: Shape): fc.Arbitrary<unknown> {
	if (shape.const !== undefined) return fc.constant(shape.const);
	if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
	if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map(right));
	switch (shape.type) {
		case "object": {
			const fields = Object.entries(shape.properties ?? {}).map(([name, each]) => [name, right(each)] as const);
			return fc.record(Object.fromEntries(fields));
		}
		case "array":
			return fc.array(right(shape.items ?? {}), { maxLength: 3 });
		case "boolean":
			return fc.boolean();
		case "string":
			return shape.pattern === undefined
				? fc.string({ minLength: 1, maxLength: Math.min(20, shape.maxLength ?? 20) })
				: fc.stringMatching(new RegExp(shape.pattern));
		case "integer":
		case "number":
			return fc.integer({ min: shape.minimum ?? 0, max: Math.min(shape.maximum ?? 9, 9) });
		default:
			return fc.constantFrom("liar", "el-mentiroso", 1);
	}
}
