import { liarsPost } from "@fibbers/rules";
import type { Situation } from "./situation.ts";

type Kind = liarsPost.Kind;

/**
 * How likely the card that came with this slide is of each kind: by what is out of sight, by what hurts the receiver,
 * and by how honest the sender was so far. `malice`: how much senders are thought to choose what hurts.
 */
export function beliefs(
	{ seat, outlook, honesty, hand }: Situation,
	{ from, claim }: liarsPost.Hop,
	malice: number,
): ReadonlyMap<Kind, number> {
	const truth = honesty.truth(from, outlook.taken[seat]?.[claim] ?? 0);
	const lie = (1 - truth) / (liarsPost.kinds.length - 1);
	const weights = liarsPost.kinds.map((kind): [Kind, number] => {
		const unseen = outlook.hidden[kind] - hand[kind];
		return [kind, unseen * Math.exp(malice * outlook.danger(seat, kind)) * (kind === claim ? truth : lie)];
	});
	const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
	return new Map(weights.map(([kind, weight]) => [kind, weight / total]));
}
