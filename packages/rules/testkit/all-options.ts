import type { OptionSchema, OptionsOf } from "../src/options.ts";

/** All that a game's options can be. */
export const allOptions = <Schema extends OptionSchema>(schema: Schema): readonly OptionsOf<Schema>[] =>
	Object.entries(schema).reduce<object[]>(
		(sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
		[{}],
	) as OptionsOf<Schema>[];
