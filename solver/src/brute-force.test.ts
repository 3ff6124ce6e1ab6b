import { Advisor, both, levelAfter, loadTable, otherSide, type Side, Trail } from "@fibbers/bots/liar-tree";
import { type Card, games, liar, pick, type Random, type Seat, seededRandom } from "@fibbers/rules";
import { liarPosition } from "@fibbers/rules/testkit";
import { beforeAll, describe, expect, it } from "vitest";
import { visitNodes } from "./nodes.ts";
import { unpack } from "./pack.ts";
import { type Cursor, type Part, publicTree } from "./public-tree.ts";
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

/** Questions and answers that can be. */
function drawnPath(random: Random): Part["path"] {
	const trail = new Trail();
	return Array.from({ length: plays }, (_, before) => {
		const asks = trail.asks(before);
		const open = Array.from({ length: 18 }, (_, ask) => ask).filter((ask) => (asks >> ask) & 1);
		trail.ask(before, pick(open, random));
		const answers = Array.from({ length: trail.highest(before + 1) + 1 }, (_, count) => count);
		const possible = answers.filter((count) => {
			trail.say(before + 1, count);
			return trail.isPossible(before + 1);
		});
		const said = pick(possible, random);
		trail.say(before + 1, said);
		trail.isPossible(before + 1);
		return { ask: trail.after(before + 1).ask, said };
	});
}

function follow(path: Part["path"]): Trail {
	const trail = new Trail();
	for (const [before, { ask, said }] of path.entries()) {
		trail.ask(before, ask);
		trail.say(before + 1, said);
	}
	trail.isPossible(path.length);
	return trail;
}

const nameOf = (path: Part["path"]): string => path.map(({ ask, said }) => `${ask}:${said}`).join(" ");

/** Where each path leads in the tree, by its name. */
function cursors(wanted: readonly Part["path"][]): Map<string, Cursor> {
	const names = new Set(wanted.map(nameOf));
	const found = new Map<string, Cursor>();
	const seen = { play: 0, answer: 0 };
	visitNodes(
		({ kind, plays: after, at }, trail) => {
			if (kind === "play" && after === plays) {
				const path = Array.from({ length: plays }, (_, before) => trail.after(before + 1));
				if (names.has(nameOf(path))) found.set(nameOf(path), { ...seen, float: at });
			}
			if (kind !== "judge") seen[kind]++;
		},
		() => {},
	);
	return found;
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
	const walker = new Walker(tree, { sums, regrets: new Float32Array(new SharedArrayBuffer(0)) });
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
		const drawn = Array.from({ length: paths }, () => drawnPath(random));
		const starts = cursors(drawn);
		let compared = 0;
		for (const path of drawn) {
			const trail = follow(path);
			const { live } = trail.after(plays);
			const start = starts.get(nameOf(path));
			if (start === undefined) throw new Error(`no node for ${nameOf(path)}`);
			for (const side of [0, 1] as const)
				for (const goal of ["play", "best"] as const) {
					const values = walker.part({ start, path }, { side, goal, weight: 0 }, ({ own, theirs }) => {
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
});
