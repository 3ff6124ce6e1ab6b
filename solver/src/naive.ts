import { bits, levelAfter, otherSide, type Trail, whole } from "@fibbers/bots/liar-tree";
import { type TreeNode, visitNodes } from "./nodes.ts";
import type { PublicTree } from "./public-tree.ts";

/** A player that reckons with lies in general, and not with what the other must be thinking. Chances are in 0 … 1. */
interface Naive {
	/** Chance of a false answer while it is unspent. */
	readonly lie: number;
	/** What a hand with which the other has lied once weighs against one with which he never has. */
	readonly suspicion: number;
	/** Guesses when the likeliest card is this likely. */
	readonly guessFrom: number;
	/** Doubts an answer when it is false with this chance. */
	readonly doubtFrom: number;
}

/** One never lies and believes others, the other lies now and then and reckons with it. Both guess at even chances. */
export const naivePlayers: readonly Naive[] = [
	{ lie: 0, suspicion: 0.001, guessFrom: 0.5, doubtFrom: 1 },
	{ lie: 0.25, suspicion: 0.3, guessFrom: 0.5, doubtFrom: 0.5 },
];

/** Sums of chances may miss by their last digits. */
const almost = 1e-9;

/** What such players do on average, for each node, hand and choice, see `PublicTree`, in 255ths. */
export function naiveStrategy(tree: PublicTree, players: readonly Naive[]): Uint8Array<SharedArrayBuffer> {
	const strategy = new Uint8Array(new SharedArrayBuffer(tree.floats));
	visitNodes(
		(node, trail) => {
			const { hands, choices } = node.choosers;
			for (let hand = 0; hand < hands.length; hand++) {
				if (hands[hand] === 0) continue;
				const at = node.at + hand * choices;
				for (const player of players) {
					const chances = naiveChances(node, trail, hand, player);
					for (let choice = 0; choice < choices; choice++)
						strategy[at + choice] += Math.floor((whole * chances[choice]) / players.length);
				}
			}
		},
		() => {},
	);
	return strategy;
}

/** The chance of each choice of the hand. */
export function naiveChances(node: TreeNode, trail: Trail, hand: number, player: Naive): Float64Array {
	const chances = new Float64Array(node.choosers.choices);
	const act = { play, answer, judge }[node.kind];
	act(node, trail, hand, player, chances);
	return chances;
}

function answer({ plays, side }: TreeNode, trail: Trail, hand: number, { lie }: Naive, chances: Float64Array): void {
	const truth = bits[levelAfter(plays).hands[side][hand] & trail.after(plays).counted];
	const lies = [truth - 1, truth + 1].filter((count) => count >= 0 && count < chances.length);
	const chance = lies.length === 0 ? 0 : lie;
	chances[truth] = 1 - chance;
	for (const count of lies) chances[count] = chance / lies.length;
}

/** The chance of each hand of the other, by the position of the middle card. */
function beliefs({ plays, side }: TreeNode, trail: Trail, hand: number, suspicion: number): number[] {
	const { pairs, hidden } = levelAfter(plays);
	const lies = trail.after(plays).lies[otherSide(side)];
	const others = [...pairs[side].subarray(hand * hidden[side], (hand + 1) * hidden[side])];
	const weights = others.map((other) => [1, suspicion, 0][lies[other]]);
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return weights.map((weight) => weight / total);
}

function judge(node: TreeNode, trail: Trail, hand: number, player: Naive, chances: Float64Array): void {
	const { pairs, hidden, hands } = levelAfter(node.plays);
	const { counted, said } = trail.after(node.plays);
	const masks = hands[otherSide(node.side)];
	let isFalse = 0;
	for (const [at, chance] of beliefs(node, trail, hand, player.suspicion).entries())
		if (bits[masks[pairs[node.side][hand * hidden[node.side] + at]] & counted] !== said) isFalse += chance;
	chances[isFalse >= player.doubtFrom - almost ? 0 : 1] = 1;
}

function play(node: TreeNode, trail: Trail, hand: number, player: Naive, chances: Float64Array): void {
	const { asks } = levelAfter(node.plays);
	const believed = beliefs(node, trail, hand, player.suspicion);
	const best = Math.max(...believed);
	if (asks === 0 || best >= player.guessFrom - almost)
		return share(
			chances,
			believed.map((chance, at) => (chance > best - almost ? asks + at : -1)),
		);
	const doubts = questionsOf(node, trail, hand).map((counted) => entropyAfter(node, hand, believed, counted));
	const least = Math.min(...doubts);
	share(
		chances,
		doubts.map((doubt, ask) => (doubt < least + almost ? ask : -1)),
	);
}

function share(chances: Float64Array, choices: readonly number[]): void {
	const chosen = choices.filter((choice) => choice >= 0);
	for (const choice of chosen) chances[choice] = 1 / chosen.length;
}

/** For each question of the hand the positions that it counts. */
function questionsOf({ plays, side }: TreeNode, trail: Trail, hand: number): number[] {
	const mask = levelAfter(plays).hands[side][hand];
	const { cards } = trail.after(plays);
	const same = [
		(card: number, other: number) => Math.floor(card / 3) === Math.floor(other / 3),
		(card: number, other: number) => card % 3 === other % 3,
	];
	const held = [...cards].filter((_, position) => (mask >> position) & 1);
	return held.flatMap((card) =>
		same.map((isSame) =>
			cards.reduce((all, other, position) => (isSame(card, other) ? all | (1 << position) : all), 0),
		),
	);
}

/** The entropy of the middle card to be expected after a true answer. */
function entropyAfter({ plays, side }: TreeNode, hand: number, believed: readonly number[], counted: number): number {
	const { pairs, hidden, hands } = levelAfter(plays);
	const sums = [0, 0, 0, 0];
	const answers = believed.map(
		(_, at) => bits[hands[otherSide(side)][pairs[side][hand * hidden[side] + at]] & counted],
	);
	for (const [at, chance] of believed.entries()) sums[answers[at]] += chance;
	return -believed.reduce(
		(sum, chance, at) => (chance > 0 ? sum + chance * Math.log2(chance / sums[answers[at]]) : sum),
		0,
	);
}
