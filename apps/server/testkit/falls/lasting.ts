import type { TableState } from "@fibbers/protocol";

/** What the story does not tell, or a fall changes: who is connected, clocks, the next promise. */
const passing: ReadonlySet<string> = new Set([
	"presence",
	"watchers",
	"guests",
	"waiting",
	"version",
	"decisionAt",
	"chooseBy",
	"commitment",
	"code",
]);

export const lasting = (state: TableState): object =>
	JSON.parse(JSON.stringify(state, (key, part) => (passing.has(key) ? undefined : part)));

/** What moves change, or no version tells. */
const ofTheGame: ReadonlySet<string> = new Set(["view", "actor", "result", "stalled"] satisfies (keyof TableState)[]);

const isAround = (name: string): boolean => !ofTheGame.has(name) && !passing.has(name);

/** All that lasts and is shown around the game: who sits there, what is agreed on, who begins. */
export const around = (state: TableState): object =>
	Object.fromEntries(Object.entries(lasting(state)).filter(([name]) => isAround(name)));

/** Whether both show the same around the game, as far as can be seen without looking into it. */
export const isAsBefore = (before: TableState, after: TableState): boolean =>
	(Object.keys(after) as (keyof TableState)[]).every((name) => !isAround(name) || before[name] === after[name]);
