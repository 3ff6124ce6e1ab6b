/** How many are told. */
const most = 5;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Where a value of plain JSON is not what it should be: the path, what is there, and what should be. The first few. */
export function differences(is: unknown, should: unknown): readonly string[] {
	return [...between(is, should, [])].slice(0, most);
}

function* between(is: unknown, should: unknown, path: readonly string[]): Generator<string> {
	if (isObject(is) && isObject(should) && Array.isArray(is) === Array.isArray(should)) {
		for (const name of new Set([...Object.keys(is), ...Object.keys(should)]))
			yield* between(is[name], should[name], [...path, name]);
	} else if (!Object.is(is, should))
		yield `${path.join(".")} is ${JSON.stringify(is)} and should be ${JSON.stringify(should)}`;
}
