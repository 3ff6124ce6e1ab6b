import type { Summary } from "@fibbers/protocol";
import type { Figures } from "@fibbers/rules";

/** What a report compares. The first three are parts of a whole, the others counts in an average game. */
export const measureIds = ["lies", "caught", "right", "believed", "dearest"] as const;
export type MeasureId = (typeof measureIds)[number];

/** Null where it cannot be said: nobody lied, so no lie could be caught. */
export interface Measure {
	readonly id: MeasureId;
	readonly unit: "part" | "count";
	readonly own: number | null;
	readonly others: number | null;
}

type Compared = Pick<Summary, "played" | "own" | "others">;

export function measureOf(id: MeasureId, { played, own, others }: Compared): Measure {
	switch (id) {
		case "lies":
			return { id, unit: "part", own: part(own.lies, own.claims), others: part(others.lies, others.claims) };
		case "caught":
			return { id, unit: "part", own: part(own.liesCaught, own.lies), others: part(others.liesCaught, others.lies) };
		case "right":
			return { id, unit: "part", own: part(own.callsRight, own.calls), others: part(others.callsRight, others.calls) };
		case "believed":
			return {
				id,
				unit: "count",
				own: part(own.believedLies, played),
				others: part(others.believedLies, others.seats),
			};
		case "dearest":
			return { id, unit: "count", own: part(own.dearestLies, played), others: part(others.dearestLies, others.seats) };
	}
}

export const measuresOf = (compared: Compared): readonly Measure[] => measureIds.map((id) => measureOf(id, compared));

const part = (of: number, whole: number): number | null => (whole === 0 ? null : of / whole);

/** How long the two bars are, of 1. */
export function barsOf({ unit, own, others }: Measure): { readonly own: number; readonly others: number } {
	const full = unit === "part" ? 1 : Math.max(own ?? 0, others ?? 0, 1);
	return { own: (own ?? 0) / full, others: (others ?? 0) / full };
}

/** One player's figures in one game, against those of the others. */
export function comparedIn(figures: readonly Figures[], seat: number): Compared | null {
	const own = figures[seat];
	if (own === undefined) return null;
	const others = figures.filter((_, other) => other !== seat);
	const sum = (of: keyof Figures): number => others.reduce((total, each) => total + each[of], 0);
	return {
		played: 1,
		own: { ...own, dearestLies: own.dearestLie },
		others: {
			seats: others.length,
			claims: sum("claims"),
			lies: sum("lies"),
			liesCaught: sum("liesCaught"),
			calls: sum("calls"),
			callsRight: sum("callsRight"),
			believedLies: sum("believedLies"),
			dearestLies: sum("dearestLie"),
		},
	};
}
