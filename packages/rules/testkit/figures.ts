import type { Figures, Game, GameTypes, Mark } from "../src/index.ts";

/** The figures of a seat that did nothing. */
const nothing: Figures = {
	claims: 0,
	lies: 0,
	liesCaught: 0,
	calls: 0,
	callsRight: 0,
	believedLies: 0,
	dearestLie: 0,
};

/** Figures by what is not zero. */
export const figures = (given: Partial<Figures>): Figures => ({ ...nothing, ...given });

/** Marks as text: `"0 lie caught by 2 for 3"`. */
export const marksOf = <Types extends GameTypes>(game: Game<Types>, events: readonly Types["event"][]): string[] =>
	game.marks(events).map(inWords);

function inWords({ seat, kind, fate, by, cost }: Mark): string {
	const settler = by === null ? "" : ` by ${by}`;
	return `${seat} ${kind} ${fate}${settler}${cost === 0 ? "" : ` for ${cost}`}`;
}
