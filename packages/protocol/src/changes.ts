type Fields = Readonly<Record<string, unknown>>;

/** What is different between two records of the same names: each different value whole, of a list of records only the different ones, by place. */
export type Changes = Fields;

const isRecord = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values of plain JSON say the same. */
export function isSame(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (Array.isArray(one))
		return Array.isArray(other) && one.length === other.length && one.every((each, i) => isSame(each, other[i]));
	if (!isRecord(one) || !isRecord(other)) return false;
	const names = Object.keys(one);
	return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}

/** Null when there is nothing. `leaving` names what is not to be told. */
export function changesOf(before: object, after: object, leaving: readonly string[] = []): Changes | null {
	const [was, is] = [before as Fields, after as Fields];
	let changes: Record<string, unknown> | null = null;
	for (const name of Object.keys(is)) {
		if (leaving.includes(name) || isSame(was[name], is[name])) continue;
		changes ??= {};
		changes[name] = inList(was[name], is[name]) ?? is[name];
	}
	return changes;
}

/** The records that are different in a list that is as long as before. */
function inList(before: unknown, after: unknown): Changes | null {
	if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return null;
	const changes: Record<number, Changes> = {};
	for (const [place, is] of after.entries()) {
		const was = before[place];
		if (!isRecord(was) || !isRecord(is) || Object.keys(was).some((name) => !Object.hasOwn(is, name))) return null;
		const change = changesOf(was, is);
		if (change !== null) changes[place] = change;
	}
	return changes;
}

/** The record with what is different about it. */
export function changed<Given extends object>(before: Given, changes: Changes): Given {
	const after: Record<string, unknown> = { ...(before as Fields) };
	for (const [name, change] of Object.entries(changes)) {
		const was = after[name];
		after[name] =
			Array.isArray(was) && isRecord(change) ? was.map((each, place) => changedAt(each, change[place])) : change;
	}
	return after as Given;
}

const changedAt = (record: unknown, change: unknown): unknown =>
	isRecord(record) && isRecord(change) ? changed(record, change) : record;
