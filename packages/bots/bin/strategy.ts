/**
 * Reads games of Liar! so far from standard input, one a line, each as the seat to act sees it, and prints one line of JSON for each:
 * every legal move with the chance that a near-perfect player makes it.
 */
import { answerLines } from "@fibbers/rules/answer-lines";
import { Advisor } from "../src/liar/equilibrium/advisor.ts";
import { viewOf } from "../src/liar/equilibrium/game-so-far.ts";
import { loadTable } from "../src/liar/equilibrium/load.ts";

const advisor = new Advisor(await loadTable());

await answerLines((line) => {
	const view = viewOf(line);
	if (!view.ok) return view;
	return { ok: true, moves: advisor.advise(view.value).map(({ move, chance }) => ({ ...move, p: chance })) };
});
