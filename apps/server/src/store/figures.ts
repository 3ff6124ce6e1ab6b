import type { Sums } from "@fibbers/protocol";
import type { Figures } from "@fibbers/rules";
import type { OthersFigures } from "./schema.ts";

export const figureNames = [
	"claims",
	"lies",
	"liesCaught",
	"calls",
	"callsRight",
	"believedLies",
	"dearestLie",
] as const satisfies readonly (keyof Figures)[];

/** All of them added up, in the columns for a seat's others. */
export function summed(figures: readonly Figures[]): OthersFigures {
	const sum = (name: keyof Figures): number => figures.reduce((total, one) => total + one[name], 0);
	return {
		othersClaims: sum("claims"),
		othersLies: sum("lies"),
		othersLiesCaught: sum("liesCaught"),
		othersCalls: sum("calls"),
		othersCallsRight: sum("callsRight"),
		othersBelievedLies: sum("believedLies"),
		othersDearestLie: sum("dearestLie"),
	};
}

export function together(all: readonly Sums[]): Sums {
	const sum = (name: keyof Sums): number => all.reduce((total, sums) => total + sums[name], 0);
	return {
		claims: sum("claims"),
		lies: sum("lies"),
		liesCaught: sum("liesCaught"),
		calls: sum("calls"),
		callsRight: sum("callsRight"),
		believedLies: sum("believedLies"),
		dearestLies: sum("dearestLies"),
	};
}
