import { isDeepStrictEqual } from "node:util";
import type { GameId, GameTypes, GameTypesById, Viewer } from "@fibbers/rules";
import { forSeeds, isWholeRun, type Kit, playout } from "@fibbers/rules/testkit";
import { expect, test } from "vitest";
import { packEvents, packLetter, unpackEvents, unpackLetter } from "../src/letters.ts";
import type { Packing } from "../src/packing.ts";
import { readView } from "../src/public-view.ts";
import { type Line, lineOf } from "./line.ts";

/** What a game shows comes out as it went in, in random games with every option, for every viewer and through every event. */
export function roundTrip<Id extends GameId>(id: Id, kit: Kit<GameTypesById[Id]>, packing: Packing): void {
	test("the public view, letters and events come out as they went in", () => {
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
	const line = lineOf(id);
	tableArrives(line, game.view(game.setup(start.options, start.deal), "spectator").table);
	for (const { after, events } of steps) {
		tableArrives(line, game.view(after, "spectator").table);
		for (const viewer of viewers) {
			letterArrives(id, game.view(after, viewer).own);
			eventsArrive(
				id,
				events.flatMap((event) => game.seen(event, viewer) ?? []),
			);
		}
		for (const { event } of events) yield event;
	}
	for (const [name, value] of Object.entries(start.options)) yield `${name} ${value}`;
}

function tableArrives(line: Line, table: object): void {
	line.send(table);
	same(readView(line.follower), table);
	same(readView(line.newcomer()), table);
}

function letterArrives(id: GameId, own: object | null): void {
	const letter = { version: 3, now: 1e12, seat: own && 1, waiting: own === null, own };
	same(unpackLetter(id, sent(packLetter(id, letter))), letter);
}

function eventsArrive(id: GameId, events: readonly { readonly event: string }[]): void {
	const message = { version: 9, events };
	same(unpackEvents(id, sent(packEvents(id, message))), message);
}

/** As text, in which nothing can be undefined. */
const sent = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message));

function same(arrived: unknown, given: unknown): void {
	if (isDeepStrictEqual(arrived, given)) return;
	throw new Error(`${JSON.stringify(given)} arrives as ${JSON.stringify(arrived)}`);
}
