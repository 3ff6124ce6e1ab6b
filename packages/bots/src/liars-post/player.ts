import { type Card, games, liarsPost, pick, type Random, rankOf, type Seat, unit } from "@fibbers/rules";
import type { BotOf } from "../bot.ts";
import { beliefs, unseen } from "./belief.ts";
import type { Character } from "./character.ts";
import { cost } from "./cost.ts";

type Table = liarsPost.Table;

const { legal } = games["liars-post"];

/** A player that weighs what cards cost, and claims and believes as its character says. */
export const liarsPostPlayer = (character: Character): BotOf<"liars-post"> => ({
	decide(view, random) {
		const { viewer, table, own } = view;
		const open = legal(view);
		if (viewer === "spectator" || own === null || open === null) return null;
		if (open.send) return { move: "send", ...slide(table, viewer, open.send.cards, open.send.to, character, random) };
		if (open.pass && own.card !== null) {
			const { to, claim } = slide(table, viewer, [own.card], open.pass.to, character, random);
			return { move: "pass", to, claim };
		}
		if (open.look && unit(random) < character.look) return { move: "look" };
		return open.call && { move: "call", says: believes(table, own.hand, viewer, open.call, character) };
	},
});

/** The card goes where it hurts most; better one that does not hurt oneself. */
function slide(
	table: Table,
	seat: Seat,
	cards: readonly Card[],
	receivers: readonly Seat[],
	{ fear, whim, truth }: Character,
	random: Random,
): { card: Card; to: Seat; claim: liarsPost.Kind } {
	const slides = cards.flatMap((card) =>
		receivers.map((to) => {
			const harm = cost(table, to, rankOf(card)) - fear * cost(table, seat, rankOf(card));
			return { card, to, worth: harm + whim * unit(random) };
		}),
	);
	const { card, to } = slides.reduce((best, other) => (other.worth > best.worth ? other : best));
	return { card, to, claim: claimFor(table, card, truth, random) };
}

/** A lie is any other kind of which a card can still be hidden somewhere. `truthful`: the chance of none. */
function claimFor(table: Table, card: Card, truthful: number, random: Random): liarsPost.Kind {
	const truth = rankOf(card) as liarsPost.Kind;
	const lies = liarsPost.kinds.filter((kind) => kind !== truth && unseen(table, [], kind) > 0);
	return lies.length === 0 || unit(random) < truthful ? truth : pick(lies, random);
}

/** Whether "true" is worth more than "false": what the sender would have to take, less what oneself would. */
function believes(
	table: Table,
	hand: readonly Card[],
	seat: Seat,
	{ from, claim }: liarsPost.Hop,
	{ trust }: Character,
): boolean {
	let gain = 0;
	for (const [kind, chance] of beliefs(table, hand, claim, trust)) {
		const atStake = cost(table, from, kind) + cost(table, seat, kind);
		gain += chance * (kind === claim ? atStake : -atStake);
	}
	return gain > 0;
}
