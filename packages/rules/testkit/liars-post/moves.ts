import { fullDeck, pick, type Random, rankOf, type Seat, liarsPost as types, unit } from "../../src/index.ts";
import type { Chooser } from "../kit.ts";

type View = types.LiarsPostView;
type Types = types.LiarsPostTypes;
type Move = types.Move;
type Kind = types.Kind;

/** Chances of one game, often extreme: who never doubts the truth takes nothing, who always looks makes long chains. */
export function chooser(random: Random): Chooser<Types> {
	const chance = (): number => pick([0, 0.1, 0.5, 0.9, 1], random);
	const manners = { truth: chance(), believe: chance(), look: chance(), toLeast: chance() };
	return (view, legal, dice) => {
		const receiver = (to: readonly Seat[]): Seat =>
			unit(dice) < manners.toLeast ? (to[0] ?? pick(to, dice)) : pick(to, dice);
		const claim = (kind: Kind): Kind => (unit(dice) < manners.truth ? kind : pick(types.kinds, dice));
		if (legal.send) {
			const card = pick(legal.send.cards, dice);
			return { move: "send", card, to: receiver(legal.send.to), claim: claim(rankOf(card) as Kind) };
		}
		if (legal.pass && view.own?.card)
			return { move: "pass", to: receiver(legal.pass.to), claim: claim(rankOf(view.own.card) as Kind) };
		if (legal.look && unit(dice) < manners.look) return { move: "look" };
		return legal.call && { move: "call", says: unit(dice) < manners.believe };
	};
}

/** Moves on both sides of what is allowed. */
export function candidate({ table, own }: View, random: Random): Move {
	const to = random.below(table.counts.length + 1);
	const claim = pick(types.kinds, random);
	const card = pick([...(own?.hand ?? []), ...(own?.hand ?? []), pick(fullDeck, random)], random);
	const moves: Move[] = [
		{ move: "send", card, to, claim },
		{ move: "send", card, to, claim },
		{ move: "look" },
		{ move: "pass", to, claim },
		{ move: "pass", to, claim },
		{ move: "call", says: pick([true, false], random) },
	];
	return pick(moves, random);
}

export function permits(legal: types.Legal, _view: View, move: Move): boolean {
	switch (move.move) {
		case "send":
			return legal.send?.cards.includes(move.card) === true && legal.send.to.includes(move.to);
		case "look":
			return legal.look !== null;
		case "pass":
			return legal.pass?.to.includes(move.to) === true;
		case "call":
			return legal.call !== null;
	}
}
