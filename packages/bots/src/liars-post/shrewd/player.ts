import { type Card, games, liarsPost, type Random, rankOf, type Seat, unit } from "@fibbers/rules";
import type { BotOf } from "../../bot.ts";
import { unseen } from "../belief.ts";
import { type Honesty, honestyIn } from "./honesty.ts";
import { chanceOfLoss, dangers } from "./outlook.ts";

type Table = liarsPost.Table;
type Kind = liarsPost.Kind;

export interface Shrewdness {
	/** How much senders are thought to choose what hurts. */
	readonly malice: number;
	/** What looking must be better by than calling: what a slide promises is more than it keeps. */
	readonly lookMargin: number;
	/** By how much a worse choice is taken now and then; 0 never. */
	readonly softness: number;
}

/** What a seat knows as it decides. */
interface Situation {
	readonly table: Table;
	readonly seat: Seat;
	readonly hand: readonly Card[];
	readonly honesty: Honesty;
	/** The chance of losing once somebody has taken a card of a kind. */
	readonly loss: (taker: Seat, kind: Kind) => number;
}

const { legal } = games["liars-post"];

/** A player that chooses by who would probably lose after each outcome, and keeps in mind how honest each was so far. */
export const shrewdPlayer = (shrewdnessAt: (table: Table) => Shrewdness): BotOf<"liars-post"> => ({
	decide(view, random, log = () => []) {
		const { viewer: seat, table, own } = view;
		const open = legal(view);
		if (seat === "spectator" || own === null || open === null) return null;
		if (!open.send && !open.pass && !open.call) return null;
		const shrewdness = shrewdnessAt(table);
		const situation: Situation = {
			table,
			seat,
			hand: own.hand,
			honesty: honestyIn(log()),
			loss: remembered((taker, kind) => chanceOfLoss(table, seat, taker, kind)),
		};
		if (open.send)
			return { move: "send", ...best(slides(situation, open.send.cards, open.send.to), shrewdness, random) };
		if (open.pass && own.card !== null) {
			const { to, claim } = best(slides(situation, [own.card], open.pass.to), shrewdness, random);
			return { move: "pass", to, claim };
		}
		return open.call && answer(situation, open.call, open.look?.to ?? [], shrewdness, random);
	},
});

interface Slide {
	readonly card: Card;
	readonly to: Seat;
	readonly claim: Kind;
	/** Less the chance of losing. */
	readonly worth: number;
}

/** One card of each kind to everybody, as any kind, and what that is worth. */
function slides(situation: Situation, cards: readonly Card[], receivers: readonly Seat[]): Slide[] {
	const oneOfEach = new Map(cards.map((card) => [rankOf(card), card]));
	return [...oneOfEach.values()].flatMap((card) =>
		receivers.flatMap((to) =>
			liarsPost.kinds.map((claim) => ({
				card,
				to,
				claim,
				worth: worth(situation, rankOf(card) as Kind, to, claim, receivers),
			})),
		),
	);
}

function worth(situation: Situation, kind: Kind, to: Seat, claim: Kind, receivers: readonly Seat[]): number {
	const { table, seat, honesty, loss } = situation;
	// What lies face up altogether is believed by nobody.
	if (unseen(table, [], claim) === 0) return -loss(claim === kind ? to : seat, kind);
	const { believes, doubts, looks } = honesty.calls(to, takenOf(table, to, claim));
	const [right, wrong] = claim === kind ? [believes, doubts] : [doubts, believes];
	const others = receivers.filter((other) => other !== to);
	const passed = others.length === 0 ? 0 : looks;
	const onwards = passed === 0 ? 0 : mean(others.map((other) => loss(other, kind)));
	return -(right * loss(seat, kind) + wrong * loss(to, kind) + passed * onwards) / (right + wrong + passed);
}

/** True, false, or a look. */
function answer(
	situation: Situation,
	{ from, claim }: liarsPost.Hop,
	onwards: readonly Seat[],
	shrewdness: Shrewdness,
	random: Random,
): liarsPost.Move {
	const { seat, loss } = situation;
	const chances = beliefs(situation, from, claim, shrewdness.malice);
	let believing = 0;
	let doubting = 0;
	for (const [kind, chance] of chances) {
		believing -= chance * loss(kind === claim ? from : seat, kind);
		doubting -= chance * loss(kind === claim ? seat : from, kind);
	}
	if (onwards.length > 0) {
		let looking = 0;
		for (const [kind, chance] of chances)
			looking += chance * Math.max(...slides(situation, [`${kind}S`], onwards).map((slide) => slide.worth));
		if (looking - shrewdness.lookMargin > Math.max(believing, doubting)) return { move: "look" };
	}
	const says = unit(random) < 1 / (1 + Math.exp((doubting - believing) / shrewdness.softness));
	return { move: "call", says };
}

/** How likely the card is of each kind: by what is out of sight, what hurts, and how honest the sender was so far. */
function beliefs(
	{ table, seat, hand, honesty }: Situation,
	from: Seat,
	claim: Kind,
	malice: number,
): Map<Kind, number> {
	const truth = honesty.truth(from, takenOf(table, seat, claim));
	const lie = (1 - truth) / (liarsPost.kinds.length - 1);
	const hurts = dangers(table, seat);
	const weights = liarsPost.kinds.map((kind): [Kind, number] => [
		kind,
		unseen(table, hand, kind) * Math.exp(malice * (hurts.get(kind) ?? 0)) * (kind === claim ? truth : lie),
	]);
	const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
	return new Map(weights.map(([kind, weight]) => [kind, weight / total]));
}

/** The better a slide, the likelier it is chosen. */
function best(choices: readonly Slide[], { softness }: Shrewdness, random: Random): Slide {
	const top = Math.max(...choices.map(({ worth }) => worth));
	const shares = choices.map(({ worth }) => Math.exp((worth - top) / softness));
	let left = unit(random) * shares.reduce((sum, share) => sum + share, 0);
	for (const [i, choice] of choices.entries()) {
		left -= shares[i] ?? 0;
		if (left < 0) return choice;
	}
	throw new Error("nothing to choose from");
}

const takenOf = ({ faceUp }: Table, seat: Seat, kind: Kind): number =>
	(faceUp[seat] ?? []).filter((card) => rankOf(card) === kind).length;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function remembered(ask: (taker: Seat, kind: Kind) => number): (taker: Seat, kind: Kind) => number {
	const known = new Map<string, number>();
	return (taker, kind) => {
		const key = `${taker}${kind}`;
		const found = known.get(key) ?? ask(taker, kind);
		known.set(key, found);
		return found;
	};
}
