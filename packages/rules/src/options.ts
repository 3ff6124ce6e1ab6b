import { ok, type Result, refuse } from "./result.ts";

/** The values that each option of a game can have, its default first. Forms, wire formats and records are built from it. */
export type OptionSchema = Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;
export type OptionValue = string | number | boolean;

export type OptionsOf<Schema extends OptionSchema> = { readonly [Name in keyof Schema]: Schema[Name][number] };

/**
 * Options with every left-out one at its default.
 * Refuses `bad-options` when `given` is no object, names an option that the game does not have, or a value that it cannot take.
 */
export function parseOptions<Schema extends OptionSchema>(
	schema: Schema,
	given: unknown,
): Result<OptionsOf<Schema>, "bad-options"> {
	if (typeof given !== "object" || given === null || Array.isArray(given)) return refuse("bad-options");
	const values = new Map(Object.entries(given));
	for (const [name, value] of values)
		if (!Object.hasOwn(schema, name) || !schema[name]?.includes(value)) return refuse("bad-options");
	const options = Object.entries(schema).map(([name, [first]]) => [name, values.get(name) ?? first]);
	return ok(Object.fromEntries(options) as OptionsOf<Schema>);
}
