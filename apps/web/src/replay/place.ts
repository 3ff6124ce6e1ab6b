/** The step that an address points at: `#12`; the first for anything else. */
export function stepIn(hash: string, last: number): number {
	const found = /^#(\d{1,6})$/.exec(hash);
	return found === null ? 0 : Math.min(Number(found[1]), last);
}

export const hashOf = (step: number): string => `#${step}`;

/** Where a key leads; null for keys that lead nowhere. */
export function stepAfter(key: string, at: number, last: number): number | null {
	const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
	return to === undefined ? null : Math.max(0, Math.min(last, to));
}

/** The nearest notable step before or after; null when there is none. */
export const nextMarked = (steps: readonly number[], at: number, way: "back" | "on"): number | null =>
	(way === "on" ? steps.find((step) => step > at) : steps.findLast((step) => step < at)) ?? null;
