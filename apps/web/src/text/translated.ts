/**
 * The shape of a catalogue in any language: the same keys, and functions of the same arguments, but other words.
 * `export const home: Translated<typeof english> = { … }` does not compile with a text missing, or one too many.
 */
export type Translated<Text> = Text extends string
	? string
	: Text extends (...args: infer Args) => infer Result
		? (...args: Args) => Translated<Result>
		: Text extends readonly [unknown, ...unknown[]]
			? { readonly [Place in keyof Text]: Translated<Text[Place]> }
			: Text extends readonly (infer Item)[]
				? readonly Translated<Item>[]
				: { readonly [Key in keyof Text]: Translated<Text[Key]> };
