import { type elMentiroso, games, pick, type Random, shuffled } from "@fibbers/rules";
import type { Player } from "./peer.ts";

const { legal } = games["el-mentiroso"];

/** Of so many moves one is a challenge by whoever happens to look. */
const challengeOneIn = 6;

/** Somebody's next move: a random legal one, from nothing but his own view. */
export function nextMove(
	players: readonly Player[],
	random: Random,
): { readonly player: Player; readonly move: elMentiroso.Move } | null {
	if (random.below(challengeOneIn) === 0) {
		const player = pick(players, random);
		if (player.view && legal(player.view)?.challenge) return { player, move: { move: "challenge" } };
	}
	const player = players[players[0]?.view?.table.turn ?? -1];
	const move = player?.view && onTurn(player.view, random);
	return player && move ? { player, move } : null;
}

function onTurn(view: elMentiroso.ElMentirosoView, random: Random): elMentiroso.Move | null {
	const open = legal(view);
	const hand = view.own?.hand ?? [];
	if (open?.discard && random.below(2) === 0) {
		const rank = pick(open.discard.ranks, random);
		return { move: "discard", cards: hand.filter((card) => card[0] === rank) };
	}
	if (open?.accept) return { move: random.below(2) === 0 ? "accept" : "challenge" };
	if (!open?.play) return null;
	const count = open.play.min + random.below(open.play.max - open.play.min + 1);
	return { move: "play", cards: shuffled(hand, random).slice(0, count), rank: pick(open.play.ranks, random) };
}
