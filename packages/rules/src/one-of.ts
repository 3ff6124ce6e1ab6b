/** Finds the one that is meant, or null. A text that came over the wire is another object each time, and a game keeps many. */
export function oneOf<Value extends string>(all: readonly Value[]): (given: unknown) => Value | null {
	const known = new Map<unknown, Value>(all.map((each) => [each, each]));
	return (given) => known.get(given) ?? null;
}
