import { bits, levelAfter, otherSide, partPlays, type Symmetry, type Trail, whole } from "@fibbers/bots/liar-tree";
import { type TreeNode, visitNodes } from "./nodes.ts";
import { quantise } from "./quantise.ts";
import { evenOut } from "./symmetric.ts";
import type { Strategy } from "./walk.ts";

type Learned = Pick<Strategy, "regrets" | "sums">;

/** More than the table ever takes. */
const mostBytes = 2 ** 25;

/**
 * The strategy as the table's file, see layout.ts. A hand that its own strategy leads nowhere near has no sums to speak of: what it did last, by its
 * regrets, is better than what it did in the beginning.
 * @param cut chances below become 0
 * @param rare sums below are not to speak of
 */
export function pack(strategy: Learned, cut: number, rare: number): Uint8Array {
	const bytes = new Uint8Array(mostBytes);
	const sizes: number[] = [];
	let byte = 0;
	let start = 0;
	const write = (node: TreeNode, trail: Trail): void => {
		const { plays, kind, choosers, at } = node;
		if (kind === "play" && plays === partPlays) start = byte;
		const { hands, choices } = choosers;
		const chances = new Float64Array(choices);
		const out = new Uint8Array(choices);
		for (let hand = 0; hand < hands.length; hand++) {
			if (hands[hand] === 0) continue;
			chancesAt(strategy, at + hand * choices, rare, chances);
			if (kind === "judge") makeCertain(node, trail, hand, chances);
			quantise(chances, cut, out);
			for (let choice = 0; choice < choices - 1; choice++) bytes[byte++] = out[choice];
		}
	};
	visitNodes(write, (plays) => {
		if (plays === partPlays) sizes.push(byte - start);
	});
	const head = Uint32Array.of(sizes.length, ...sizes);
	return Buffer.concat([new Uint8Array(head.buffer), bytes.subarray(0, byte)]);
}

function chancesAt({ sums, regrets }: Learned, at: number, rare: number, out: Float64Array): void {
	for (const [list, least] of [
		[sums, rare],
		[regrets, 0],
	] as const) {
		let sum = 0;
		for (let choice = 0; choice < out.length; choice++) sum += list[at + choice];
		if (sum <= least) continue;
		for (let choice = 0; choice < out.length; choice++) out[choice] = list[at + choice] / sum;
		return;
	}
	out.fill(1 / out.length);
}

/** Where an answer is false, or true, however the cards lie, there is nothing to weigh, even where nobody ever came to learn it. */
function makeCertain({ plays, side }: TreeNode, trail: Trail, hand: number, chances: Float64Array): void {
	const { pairs, hidden, hands } = levelAfter(plays);
	const { live, counted, said } = trail.after(plays);
	const answerer = otherSide(side);
	const can = { lie: false, truth: false };
	for (const other of pairs[side].subarray(hand * hidden[side], (hand + 1) * hidden[side])) {
		if (live[answerer][other] === 0) continue;
		can[bits[hands[answerer][other] & counted] === said ? "truth" : "lie"] = true;
	}
	if (can.lie !== can.truth) chances.set(can.lie ? [1, 0] : [0, 1]);
}

/** Reads the table's bytes into `sums`, as they are looked up: mirrored hands get their mean. */
export function unpack(bytes: Uint8Array, sums: Float32Array): void {
	let byte = 0;
	const read = ({ kind, plays, side, choosers, at }: TreeNode, cards: Uint8Array, symmetry: Symmetry): void => {
		const { hands, choices } = choosers;
		for (let hand = 0; hand < hands.length; hand++) {
			if (hands[hand] === 0) continue;
			let rest = whole;
			for (let choice = 0; choice < choices - 1; choice++) {
				sums[at + hand * choices + choice] = bytes[byte];
				rest -= bytes[byte++];
			}
			sums[at + hand * choices + choices - 1] = rest;
		}
		if (symmetry !== 0) evenOut(sums, { kind, at, choices, level: levelAfter(plays), side, cards, symmetry });
	};
	visitNodes(
		(node, trail) => {
			const { cards, symmetry } = trail.after(node.plays);
			read(node, cards, symmetry);
		},
		() => {},
	);
	if (byte !== bytes.length) throw new Error("the table does not fit the tree");
}
