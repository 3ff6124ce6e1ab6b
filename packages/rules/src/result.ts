/** What a function returns that may refuse: a value, or one code out of a closed list. Nothing is thrown for a refusal. */
export type Result<Value, Code extends string> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: Code };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const refuse = <Code extends string>(error: Code): { readonly ok: false; readonly error: Code } => ({
	ok: false,
	error,
});
