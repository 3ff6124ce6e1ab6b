type Fields = Readonly<Record<string, unknown>>;

/** What is different between two records of the same names. Of a list of records as long as before a map tells only the different ones, by place. */
export type Changes = Fields;
type ByPlace = ReadonlyMap<number, Changes>;
/** The names' numbers and the values, one after the other; see `packChanges`. */
export type PackedChanges = readonly unknown[];

const isRecord = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values of plain JSON say the same. With each move it looks through all there is: it makes no lists. */
export function isSame(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
	return isRecord(one) && isRecord(other) && isSameRecord(one, other);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
	if (one.length !== other.length) return false;
	for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
	return true;
}

function isSameRecord(one: Fields, other: Fields): boolean {
	let more = 0;
	for (const name in one) {
		if (!(name in other && isSame(one[name], other[name]))) return false;
		more++;
	}
	for (const _ in other) more--;
	return more === 0;
}

/** Null when there is nothing. `leaving` names what is not to be told. */
export function changesOf(before: object, after: object, leaving: readonly string[] = []): Changes | null {
	const [was, is] = [before as Fields, after as Fields];
	let changes: Record<string, unknown> | null = null;
	for (const name in is) {
		if (leaving.includes(name) || isSame(was[name], is[name])) continue;
		changes ??= {};
		changes[name] = byPlace(was[name], is[name]) ?? is[name];
	}
	return changes;
}

function byPlace(before: unknown, after: unknown): ByPlace | null {
	if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return null;
	const changes = new Map<number, Changes>();
	for (const [place, is] of after.entries()) {
		const was = before[place];
		if (!isRecord(was) || !isRecord(is) || Object.keys(was).some((name) => !Object.hasOwn(is, name))) return null;
		const change = changesOf(was, is);
		if (change !== null) changes.set(place, change);
	}
	return changes;
}

/** The record with what is different about it. */
export function changed<Given extends object>(before: Given, changes: Changes): Given {
	const after: Record<string, unknown> = { ...(before as Fields) };
	for (const [name, change] of Object.entries(changes)) {
		const was = after[name];
		after[name] = change instanceof Map && Array.isArray(was) ? changedByPlace(was, change) : change;
	}
	return after as Given;
}

const changedByPlace = (list: readonly object[], changes: ByPlace): object[] =>
	list.map((record, place) => changed(record, changes.get(place) ?? {}));

/** A name that is not in the list travels itself. The number of a list told by place is its complement, and such a name has a `~` before it. */
export function packChanges(names: readonly string[], changes: Changes): PackedChanges {
	return Object.entries(changes).flatMap(([name, change]) => {
		const at = names.indexOf(name);
		if (!(change instanceof Map)) return [at < 0 ? name : at, change];
		const places = [...(change as ByPlace)].flatMap(([place, each]) => [place, packChanges(names, each)]);
		return [at < 0 ? `~${name}` : ~at, places];
	});
}

export function unpackChanges(names: readonly string[], packed: PackedChanges): Changes {
	const changes: Record<string, unknown> = {};
	for (const [key, value] of pairs(packed)) {
		const isByPlace = typeof key === "number" ? key < 0 : String(key).startsWith("~");
		if (typeof key === "number")
			changes[names[isByPlace ? ~key : key] ?? ""] = isByPlace ? placesIn(names, value) : value;
		else changes[isByPlace ? String(key).slice(1) : String(key)] = isByPlace ? placesIn(names, value) : value;
	}
	return changes;
}

const placesIn = (names: readonly string[], packed: unknown): ByPlace =>
	new Map(
		[...pairs(packed as PackedChanges)].map(([place, each]) => [
			Number(place),
			unpackChanges(names, each as PackedChanges),
		]),
	);

function* pairs(list: readonly unknown[]): Generator<readonly [unknown, unknown]> {
	for (let at = 0; at < list.length; at += 2) yield [list[at], list[at + 1]];
}
