import { type Random, unit } from "@fibbers/rules";
import type { BotOf } from "../../bot.ts";
import { type Advice, Advisor } from "./advisor.ts";
import { loadTable } from "./load.ts";

let loading: Promise<void> | null = null;
let advisor: Advisor | null = null;

/** Once for all; what failed is tried again. */
async function load(): Promise<void> {
	try {
		advisor = new Advisor(await loadTable());
	} finally {
		loading = null;
	}
}

/** Plays an approximate equilibrium: over many games nobody wins much more than half against it, however he plays. */
export const nearPerfect: BotOf<"liar"> = {
	ready() {
		if (advisor !== null) return null;
		loading ??= load();
		return loading;
	},
	decide(view, random) {
		if (advisor === null) throw new Error("the table of Liar! is not loaded yet");
		return drawn(advisor.advise(view), random);
	},
};

/** One of the moves by their chances; null of none. */
function drawn(advice: readonly Advice[], random: Random): Advice["move"] | null {
	let rest = unit(random);
	for (const { move, chance } of advice) {
		if (rest < chance) return move;
		rest -= chance;
	}
	// What rounding has left over.
	return advice.findLast(({ chance }) => chance > 0)?.move ?? null;
}
