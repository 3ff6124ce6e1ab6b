/** How many of the others sit at the left, the top and the right. */
const horseshoe: readonly (readonly [number, number, number])[] = [
	[0, 0, 0],
	[0, 1, 0],
	[0, 2, 0],
	[1, 1, 1],
	[1, 2, 1],
	[1, 3, 1],
	[2, 2, 2],
	[2, 3, 2],
	[3, 2, 3],
];

export interface Sides {
	readonly left: readonly number[];
	readonly top: readonly number[];
	readonly right: readonly number[];
}

/** Clockwise from the reader's left; a watcher sees everybody, from seat 0 on. */
export function sides(count: number, seat: number | null): Sides {
	const others = Array.from({ length: seat === null ? count : count - 1 }, (_, i) =>
		seat === null ? i : (seat + 1 + i) % count,
	);
	const [left, top] = horseshoe[others.length] ?? [0, others.length];
	return { left: others.slice(0, left), top: others.slice(left, left + top), right: others.slice(left + top) };
}
