import { games, type liarsPost, type Random, type Seat, unit } from "@fibbers/rules";
import type { BotOf } from "../../bot.ts";
import { beliefs } from "./belief.ts";
import { type Situation, situationOf } from "./situation.ts";
import { bestWorths, chosenSlide } from "./slides.ts";

/** Chances of losing are in 0 … 1. */
export interface Shrewdness {
	/** How much senders are thought to choose what hurts. */
	readonly malice: number;
	/** How much better looking must be than calling: what a slide promises is more than it keeps. */
	readonly lookMargin: number;
	/** A choice that is worse by this is made e times less often. */
	readonly softness: number;
}

const { legal } = games["liars-post"];

/** A player that chooses by who would probably lose after each outcome, and keeps in mind how honest each was so far. */
export const shrewdPlayer = (shrewdnessAt: (table: liarsPost.Table) => Shrewdness): BotOf<"liars-post"> => ({
	decide(view, random, log = () => []) {
		const { viewer: seat, table, own } = view;
		const open = legal(view);
		if (seat === "spectator" || own === null || open === null) return null;
		if (!open.send && !open.pass && !open.call) return null;
		const shrewdness = shrewdnessAt(table);
		const situation = situationOf(table, seat, own.hand, log());
		if (open.send) {
			const { card, to, claim } = chosenSlide(situation, open.send.cards, open.send.to, shrewdness.softness, random);
			return { move: "send", card, to, claim };
		}
		if (open.pass && own.card !== null) {
			const { to, claim } = chosenSlide(situation, [own.card], open.pass.to, shrewdness.softness, random);
			return { move: "pass", to, claim };
		}
		return open.call && answer(situation, open.call, open.look?.to ?? [], shrewdness, random);
	},
});

/** True, false, or a look. */
function answer(
	situation: Situation,
	slide: liarsPost.Hop,
	onwards: readonly Seat[],
	{ malice, lookMargin, softness }: Shrewdness,
	random: Random,
): liarsPost.Move {
	const { seat, loss } = situation;
	const { from, claim } = slide;
	const passing = bestWorths(situation, onwards);
	let [believing, doubting, looking] = [0, 0, 0];
	for (const [kind, chance] of beliefs(situation, slide, malice)) {
		believing -= chance * loss(kind === claim ? from : seat, kind);
		doubting -= chance * loss(kind === claim ? seat : from, kind);
		looking += chance * passing(kind);
	}
	if (onwards.length > 0 && looking - lookMargin > Math.max(believing, doubting)) return { move: "look" };
	const says = unit(random) < 1 / (1 + Math.exp((doubting - believing) / softness));
	return { move: "call", says };
}
