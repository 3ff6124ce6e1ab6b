import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type GameId, type GameTypes, replay, type Viewer } from "../src/index.ts";
import { frozen } from "./frozen.ts";
import type { Kit } from "./kit.ts";
import { noLeak } from "./no-leak.ts";
import { playout } from "./playout.ts";
import { baseSeed, forSeeds, isWholeRun } from "./seeds.ts";
import { addsUp } from "./sums.ts";
import { unfolds } from "./unfolding.ts";

const json = (value: unknown): string => JSON.stringify(value);

/** What holds for every game, tried on thousands of random ones. */
export function conformance<Types extends GameTypes>(id: GameId, kit: Kit<Types>): void {
	const file = `packages/rules/src/${id}/conformance.test.ts`;
	const games = (count: number, check: (seed: number) => void): void => forSeeds(count, file, check);
	describe(`${id}, random games from seed ${baseSeed}`, { timeout: 60_000 }, () => {
		it("every game ends, and a seat that must act always has a legal move", () => {
			const met = new Set<string>();
			games(3_000, (seed) => {
				for (const step of playout(kit, seed).steps)
					for (const [name, isMet] of Object.entries(kit.landmarks)) if (isMet(step)) met.add(name);
			});
			if (isWholeRun) expect([...met].sort()).toEqual(Object.keys(kit.landmarks).sort());
		});
		it("a move is accepted exactly when `legal` allows it, and a refusal changes nothing", () =>
			games(300, (seed) => acceptance(kit, seed)));
		it("a state survives JSON at every step", () => games(150, (seed) => roundTrip(kit, seed)));
		it("the same deal and moves make the same game, also as a record", () =>
			games(200, (seed) => repeated(id, kit, seed)));
		it("no card is lost or made", () => games(300, (seed) => conservation(kit, seed)));
		it("everybody sees the same table", () => games(200, (seed) => oneTable(kit, seed)));
		it("who has lost has not won, and all see what is turned over", () => games(500, (seed) => ending(kit, seed)));
		it("its figures add up", () => games(300, (seed) => addsUp(kit, seed)));
		it("a record unfolds to its game", () => games(100, (seed) => unfolds(id, kit, seed)));
		it("nobody learns what he cannot see", () => {
			let [looks, others] = [0, 0];
			games(2_000, (seed) => {
				const count = noLeak(kit, seed);
				looks += count.looks;
				others += count.others;
			});
			// Near the end, and for whoever sees it all, there may be no other world.
			if (isWholeRun) expect(others / looks).toBeGreaterThan(0.1);
		});
	});
}

function acceptance<Types extends GameTypes>(kit: Kit<Types>, seed: number): void {
	const { game } = kit;
	const { start, steps, random } = playout(kit, seed);
	for (const { before, after } of steps)
		for (const state of game.outcome(after) === null ? [before] : [before, after])
			for (let seat = 0; seat < start.seats; seat++) {
				const view = game.view(state, seat);
				const legal = game.legal(view);
				const move = kit.candidate(view, random);
				const applied = game.apply(state, seat, frozen(move));
				const permitted = legal !== null && kit.permits(legal, view, move);
				if (applied.ok !== permitted)
					throw new Error(
						`seat ${seat}, ${json(move)}: ${json(applied)}, but legal says ${json(legal)} in ${json(view)}`,
					);
				if (game.parseMove(JSON.parse(json(move))) === null) throw new Error(`not parsed: ${json(move)}`);
			}
}

function roundTrip<Types extends GameTypes>(kit: Kit<Types>, seed: number): void {
	const { game } = kit;
	for (const { before, seat, move, after, events } of playout(kit, seed).steps) {
		const copy = JSON.parse(json(before));
		if (!isDeepStrictEqual(copy, before)) throw new Error(`JSON changes ${json(before)}`);
		const applied = game.apply(copy, seat, JSON.parse(json(move)));
		const expected = { ok: true, value: { state: after, events } };
		if (!isDeepStrictEqual(applied, expected)) throw new Error(`${json(applied)} instead of ${json(expected)}`);
	}
}

function repeated<Types extends GameTypes>(id: GameId, kit: Kit<Types>, seed: number): void {
	const { game } = kit;
	const { start, steps } = playout(kit, seed);
	const played = [...steps];
	let state = game.setup(start.options, start.deal);
	for (const { seat, move, after } of played) {
		const applied = game.apply(state, seat, move);
		if (!applied.ok || json(applied.value.state) !== json(after))
			throw new Error(`${json(applied)}, not ${json(after)}`);
		state = applied.value.state;
	}
	const moves = played.map(({ seat, move }) => ({ seat, ...move }));
	expect(replay(json({ game: id, ...start, moves }))).toEqual({
		ok: true,
		toAct: [],
		over: game.outcome(state),
		hands: game.hands(state).map((hand) => [...hand].sort()),
		table: game.replayTable(state),
	});
}

function conservation<Types extends GameTypes>(kit: Kit<Types>, seed: number): void {
	const { start, steps } = playout(kit, seed);
	const dealt = json([...kit.cards(kit.game.setup(start.options, start.deal))].sort());
	for (const { after } of steps) {
		const now = json([...kit.cards(after)].sort());
		if (now !== dealt) throw new Error(`dealt ${dealt}, now ${now}`);
	}
}

function ending<Types extends GameTypes>(kit: Kit<Types>, seed: number): void {
	const { game } = kit;
	const { start, steps } = playout(kit, seed);
	const seats = [...start.deal.hands.keys()];
	const reveals: readonly string[] = game.reveals;
	for (const { before, move, after, events } of steps) {
		for (const event of events.filter(({ event }) => reveals.includes(event)))
			for (const viewer of ["spectator", ...seats] as const) expect(game.seen(event, viewer)).toEqual(event);
		if (!game.hasDoubtTime) expect(game.endsDoubt(before, move)).toBe(false);
		const outcome = game.outcome(after);
		if (outcome === null) continue;
		const loser = game.loser(outcome);
		const winners = game.winners(outcome, start.seats);
		expect(winners.length).toBeGreaterThan(0);
		expect(seats).toEqual(expect.arrayContaining([...winners, loser]));
		expect(new Set([...winners, loser]).size).toBe(winners.length + 1);
	}
}

function oneTable<Types extends GameTypes>(kit: Kit<Types>, seed: number): void {
	const { game } = kit;
	const { start, steps } = playout(kit, seed);
	const viewers: Viewer[] = ["spectator", ...start.deal.hands.keys()];
	for (const { after } of steps) {
		const views = viewers.map((viewer) => game.view(after, viewer));
		if (views[0]?.own !== null) throw new Error(`a spectator's own: ${json(views[0])}`);
		if (new Set(views.map(({ table }) => json(table))).size > 1) throw new Error(`not one table: ${json(views)}`);
		expect(views.map(({ viewer }) => viewer)).toEqual(viewers);
	}
}
