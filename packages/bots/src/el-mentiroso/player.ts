import { type elMentiroso, games, type Random, rankOf, unit } from "@fibbers/rules";
import type { BotOf } from "../bot.ts";
import { chanceOfTruth, mayComplete } from "./belief.ts";
import type { Character } from "./character.ts";
import { cardsOf, play } from "./play.ts";

type View = elMentiroso.ElMentirosoView;

const { legal } = games["el-mentiroso"];

/** A player of a character that may depend on the table: how many sit there, and how the rank goes. */
export const elMentirosoPlayer = (characterAt: (table: elMentiroso.Table) => Character): BotOf<"el-mentiroso"> => ({
	decide(view, random) {
		const { viewer, table, own } = view;
		const open = legal(view);
		if (viewer === "spectator" || own === null || open === null) return null;
		const character = characterAt(table);
		if (open.challenge && doubts(view, own, open.challenge, viewer, character, random)) return { move: "challenge" };
		if (open.accept) return { move: "accept" };
		const [set] = open.discard?.ranks ?? [];
		if (set !== undefined) return { move: "discard", cards: cardsOf(own.hand, set) };
		return open.play && play(own.hand, table, character, random);
	},
});

/** The lower the chance of truth against what the moment asks for, the likelier a challenge. */
function doubts(
	{ table }: View,
	own: elMentiroso.Own,
	claim: elMentiroso.Claim,
	seat: number,
	character: Character,
	random: Random,
): boolean {
	const truth = chanceOfTruth(table, own, claim, seat, character);
	if (truth === 0) return true;
	const below = threshold(table, own, claim, seat, character);
	return unit(random) < 1 / (1 + Math.exp((truth - below) / character.softness));
}

/** Below this chance of truth the play is rather challenged. To lose a challenge is not all bad: one takes cards of a rank, and opens. */
function threshold(
	table: elMentiroso.Table,
	own: elMentiroso.Own,
	claim: elMentiroso.Claim,
	seat: number,
	character: Character,
): number {
	const left = table.counts[claim.seat] ?? 0;
	const pressing = left === 0 ? character.doubtLast : left <= 2 ? character.doubtFew : 0;
	const pile = table.claims.reduce((sum, { count }) => sum + count, 0);
	const rank = table.nextRank ?? claim.rank;
	const bare = own.hand.some((card) => rankOf(card) === rank) ? 0 : character.doubtBare;
	return (
		character.doubtBelow +
		pressing +
		(character.doubtPile * (pile - 5)) / 10 +
		(table.turn === seat ? character.doubtNext + bare : 0) +
		(mayComplete(table, own, claim.rank, seat) ? character.doubtSet : 0) +
		character.doubtMany * (claim.count - 1)
	);
}
