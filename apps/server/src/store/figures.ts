import type { OthersFigures } from "./schema.ts";
import type { Figures } from "./store.ts";

export const figureNames = [
	"claims",
	"lies",
	"liesCaught",
	"calls",
	"callsRight",
	"believedLies",
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
	};
}
