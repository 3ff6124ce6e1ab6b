import { isDeepStrictEqual } from "node:util";
import type { GameId, GameTypes, GameTypesById, Viewer } from "@fibbers/rules";
import { forSeeds, isWholeRun, type Kit, playout } from "@fibbers/rules/testkit";
import { expect, test } from "vitest";
import { type Mine, packEvents, Standpoint } from "../src/moment.ts";
import { packOwn } from "../src/own.ts";
import type { Packing } from "../src/packing.ts";
import { Step } from "../src/step.ts";
import type { TableState } from "../src/table-state.ts";
import { tableState } from "./table-state.ts";

/** What a game shows comes out as it went in, in random games with every option, for every viewer and through every event. */
export function roundTrip<Id extends GameId>(id: Id, kit: Kit<GameTypesById[Id]>, packing: Packing): void {
	test("whoever is told step by step knows what a newcomer is told, and what the rules let him see", () => {
		const met = new Set<string>();
		forSeeds(200, `packages/protocol/src/${id}/packing.test.ts`, (seed) => {
			for (const name of played(id, kit, seed)) met.add(name);
		});
		const options = Object.entries(kit.game.optionSchema).flatMap(([name, values]) =>
			values.map((value) => `${name} ${value}`),
		);
		if (isWholeRun) expect([...met].sort()).toEqual([...options, ...Object.keys(packing.events)].sort());
	});
}

/** One game over the wire; tells the options and events that came by. */
function* played<Types extends GameTypes>(id: GameId, kit: Kit<Types>, seed: number): Generator<string> {
	const { game } = kit;
	const { start, steps } = playout(kit, seed);
	const viewers: Viewer[] = ["spectator", ...start.deal.hands.keys()];
	const mineOf = (state: Types["state"], viewer: Viewer): Mine => ({
		seat: viewer === "spectator" ? null : viewer,
		waiting: false,
		own: game.view(state, viewer).own,
	});
	let version = 1;
	const shown = (state: Types["state"]): TableState => ({
		...tableState(id),
		version: version++,
		decisionAt: version * 700,
		actor: game.actors(state)[0] ?? -1,
		view: game.view(state, "spectator").table,
	});
	const setup = game.setup(start.options, start.deal);
	let state = shown(setup);
	const seen = (viewer: Viewer, list: readonly Types["event"][]) =>
		list.flatMap((event) => game.seen(event, viewer) ?? []);
	const told = new Map(viewers.map((viewer) => [viewer, arrival(id, state, mineOf(setup, viewer), [])]));
	const happened: Types["event"][] = [];
	let before = setup;
	for (const { after, events } of steps) {
		const next = shown(after);
		const step = new Step(state, next, seen("spectator", events));
		happened.push(...events);
		for (const [viewer, standpoint] of told) {
			const moment = step.told(seen(viewer, events), mineOf(before, viewer), mineOf(after, viewer));
			if (moment === null) throw new Error("a move of which nobody is told");
			same(standpoint.goOn(sent(moment)), seen(viewer, events));
			knows(standpoint, next, mineOf(after, viewer));
			knows(arrival(id, next, mineOf(after, viewer), []), next, mineOf(after, viewer));
		}
		for (const { event } of events) yield event;
		before = after;
		state = next;
	}
	for (const [viewer, standpoint] of told) same(standpoint.events, seen(viewer, happened));
	for (const [name, value] of Object.entries(start.options)) yield `${name} ${value}`;
}

/** What a newcomer knows. */
const arrival = (
	id: GameId,
	state: TableState,
	mine: Mine,
	events: readonly { readonly event: string }[],
): Standpoint =>
	new Standpoint(
		sent({
			now: 1e12,
			state,
			mine: { ...mine, own: packOwn(id, mine.own, null) },
			events: packEvents(id, events),
			earlier: 0,
		}),
	);

function knows(standpoint: Standpoint, state: TableState, mine: Mine): void {
	same(standpoint.state, state);
	same(standpoint.mine, mine);
}

/** As text, in which nothing can be undefined. */
const sent = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message));

function same(arrived: unknown, given: unknown): void {
	if (isDeepStrictEqual(arrived, given)) return;
	throw new Error(`${JSON.stringify(given)} arrives as ${JSON.stringify(arrived)}`);
}
