import { type elMentiroso, games, rankOf } from "@fibbers/rules";
import type { Explain, Reason } from "../advice/advice.ts";
import { chanceOfTruth } from "./belief.ts";
import { masterAt } from "./levels.ts";
import { cardsOf } from "./play.ts";

type Own = elMentiroso.Own;
type Play = Extract<elMentiroso.Move, { move: "play" }>;

/** What the odds are called when they are even. */
const even = 0.5;

export const explain: Explain<"el-mentiroso"> = (view, move) => {
	const { viewer, table, own } = view;
	const open = games["el-mentiroso"].legal(view);
	if (viewer === "spectator" || own === null || open === null) return null;
	if (move?.move === "play") return whyPlay(move, own);
	if (move?.move === "discard") return { why: "set", rank: rankOf(move.cards[0] ?? "AS") };
	if (!open.challenge) return null;
	const truth = chanceOfTruth(table, own, open.challenge, viewer, masterAt(table));
	if (truth === 0) return { why: "impossible" };
	const cards = table.claims.reduce((sum, { count }) => sum + count, 0);
	if (move?.move === "challenge") return truth < even ? { why: "odds", truth } : { why: "cheap", truth, cards };
	return truth >= even ? { why: "odds", truth } : { why: "dear", truth, cards };
};

function whyPlay({ cards, rank }: Play, { hand }: Own): Reason {
	const lies = cards.filter((card) => rankOf(card) !== rank).length;
	if (lies === 0) return { why: "true", rank, cards: cards.length };
	if (lies < cards.length) return { why: "padded", rank, lies };
	return cardsOf(hand, rank).length === 0 ? { why: "bare", rank } : { why: "held-back", rank };
}
