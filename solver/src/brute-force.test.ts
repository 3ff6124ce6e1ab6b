import { Advisor, both, levelAfter, loadTable, otherSide, type Side, type Trail } from "@fibbers/bots/liar-tree";
import { type Card, games, liar, type Seat, seededRandom } from "@fibbers/rules";
import { liarPosition } from "@fibbers/rules/testkit";
import { beforeAll, describe, expect, it } from "vitest";
import { cursors, drawnPath, follow, nameOf } from "../testkit/paths.ts";
import { Crew } from "./crew.ts";
import { unpack } from "./pack.ts";
import { type Part, publicTree } from "./public-tree.ts";
import { fixed } from "./shipped.ts";
import type { Goal } from "./walk.ts";
import { Walker } from "./walker.ts";

const game = games.liar;
const plays = 5;
const paths = 6;

/** A deal after the path's questions, and how much it counts. */
interface World {
	readonly state: liar.State;
	readonly weight: number;
}

/** What the seat wins in these deals, which look the same to it, playing by the rules of the game; every legal move is tried. */
function won(worlds: readonly World[], seat: Seat, goal: Goal, advisor: Advisor): number {
	const isOver = ({ state }: World): boolean => state.over !== null;
	let sum = 0;
	for (const { state, weight } of worlds.filter(isOver)) sum += state.over?.winner === seat ? weight : -weight;
	const open = worlds.filter((world) => !isOver(world));
	if (open.length === 0) return sum;
	const after = (world: World, actor: Seat, move: liar.Move, chance: number): World => {
		const applied = game.apply(world.state, actor, move);
		if (!applied.ok) throw new Error(applied.error);
		return { state: applied.value.state, weight: world.weight * chance };
	};
	const [actor] = game.actors(open[0].state);
	if (actor === seat) {
		const advice = advisor.advise(game.view(open[0].state, seat));
		const tried = advice.map(({ move, chance }) => {
			const factor = goal === "best" ? 1 : chance;
			return factor === 0
				? 0
				: won(
						open.map((world) => after(world, seat, move, factor)),
						seat,
						goal,
						advisor,
					);
		});
		return sum + (goal === "best" ? Math.max(...tried) : tried.reduce((total, one) => total + one, 0));
	}
	const byMove = new Map<string, World[]>();
	for (const world of open)
		for (const { move, chance } of advisor.advise(game.view(world.state, actor))) {
			if (chance === 0) continue;
			const key = JSON.stringify(move);
			byMove.set(key, [...(byMove.get(key) ?? []), after(world, actor, move, chance)]);
		}
	for (const next of byMove.values()) sum += won(next, seat, goal, advisor);
	return sum;
}

/** Every deal that goes with the path and this hand of the side, each counting 1. */
function worldsOf(trail: Trail, path: Part["path"], side: Side, hand: number): World[] {
	const { pairs, hidden, hands, unseen } = levelAfter(plays);
	const { cards, live } = trail.after(plays);
	const cardAt = (after: number, position: number): Card => liar.deck[trail.after(after).cards[position]];
	const played = path.map(
		({ ask }, before) => ({ card: cardAt(before, ask >> 1), about: ask & 1 ? "rank" : "suit" }) as const,
	);
	const heldIn = (mask: number): Card[] =>
		[...cards.keys()].filter((at) => (mask >> at) & 1).map((at) => cardAt(plays, at));
	const others = [...pairs[side].subarray(hand * hidden[side], (hand + 1) * hidden[side]).entries()];
	return others
		.filter(([, other]) => live[otherSide(side)][other] === 1)
		.map(([at, other]) => {
			const now = both((one) => heldIn(one === side ? hands[side][hand] : hands[one][other]));
			const dealt = now.map((held, one) => [
				...held,
				...played.filter((_, n) => n % 2 === one).map(({ card }) => card),
			]);
			const middle = cardAt(plays, unseen[side][hand * hidden[side] + at]);
			const moves = played.flatMap(({ card, about }, before): [Seat, liar.Move][] => [
				[before % 2, { move: "ask", card, about }],
				[1 - (before % 2), { move: "answer", count: path[before].said }],
				[before % 2, { move: "trust" }],
			]);
			return { state: liarPosition.after(game.setup({}, { hands: dealt, first: 0, middle }), ...moves), weight: 1 };
		});
}

describe("what a side wins by the walk through the tree", () => {
	const tree = publicTree();
	const sums = new Float32Array(new SharedArrayBuffer(4 * tree.floats));
	const walker = new Walker(tree, fixed(sums));
	let advisor: Advisor;
	beforeAll(async () => {
		const table = await loadTable();
		unpack(table.bytes, sums);
		advisor = new Advisor(table);
	});

	it(`is what it wins by the rules, each way tried, in ${paths} positions after ${plays} plays`, {
		timeout: 200_000,
	}, () => {
		const random = seededRandom(1);
		const drawn = Array.from({ length: paths }, () => drawnPath(plays, random));
		const starts = cursors(plays, drawn);
		let compared = 0;
		for (const path of drawn) {
			const trail = follow(path);
			const { live } = trail.after(plays);
			const start = starts.get(nameOf(path));
			if (start === undefined) throw new Error(`no node for ${nameOf(path)}`);
			for (const side of [0, 1] as const)
				for (const goal of ["play", "best"] as const) {
					const values = walker.part({ start, path }, { side, goal, weight: 0, naiveShare: 0 }, ({ own, theirs }) => {
						own.fill(1);
						theirs.set(live[otherSide(side)]);
					});
					for (const hand of live[side].keys()) {
						if (live[side][hand] === 0) continue;
						expect(values[hand], `${goal} ${nameOf(path)}`).toBeCloseTo(
							won(worldsOf(trail, path, side, hand), side, goal, advisor),
							5,
						);
						compared++;
					}
				}
		}
		expect(compared).toBeGreaterThan(40);
	});

	it("is the same when threads share the work, and what one side wins the other loses", () => {
		const crew = new Crew(tree, fixed(sums), 2);
		const [first, second] = ([0, 1] as const).map((side) => {
			const errand = { side, goal: "play", weight: 0, naiveShare: 0 } as const;
			const won = crew.walk(errand);
			expect(walker.whole(errand, { atPart: null, isQuiet: false })).toBeCloseTo(won, 12);
			return won;
		});
		expect(first + second).toBeCloseTo(0, 6);
		crew.dismiss();
	});
});
