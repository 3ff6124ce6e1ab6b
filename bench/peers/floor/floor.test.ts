import { type elMentiroso, games, seededRandom } from "@fibbers/rules";
import { expect, test } from "vitest";
import { nextMove } from "../../driver/choice.ts";
import type { Player } from "../../driver/peer.ts";
import { PlayedTable, Tally } from "../../driver/played-table.ts";
import { startFloor } from "./peer.ts";
import { FloorTable } from "./table.ts";
import { type Unpacked, unpack } from "./unpack.ts";

const rules = games["el-mentiroso"];
const seats = 4;

/** Somebody who reads every frame; the last that he was told. */
class Told {
	unpacked: Unpacked | null = null;
	refused: string | null = null;

	send(frame: Buffer): void {
		const told = unpack(frame, this.unpacked?.view ?? null);
		if ("refused" in told) this.refused = told.refused;
		else this.unpacked = told;
	}
}

for (const [seed, options] of [
	[1, {}],
	[2, { rank: "climbs", discardFrom: 2 }],
	[3, { discardFrom: 3 }],
] as const)
	test(`seed ${seed}: with each frame everybody at the floor knows what the rules let him see, and no more`, () => {
		const random = seededRandom(seed + 100);
		const table = new FloorTable(seats, options, seededRandom(seed));
		const readers = Array.from({ length: seats }, () => new Told());
		const watcher = new Told();
		table.watch(watcher);
		for (const [seat, reader] of readers.entries()) table.join(seat, reader);

		const deals = seededRandom(seed);
		const all = { rank: "locked", discardFrom: 4, ...options } as elMentiroso.Options;
		let state = rules.setup(all, rules.deal(all, seats, 0, deals));
		let version = 1;
		const check = (events: readonly elMentiroso.Event[]): void => {
			for (const [at, { unpacked }] of [...readers, watcher].entries()) {
				const viewer = at < seats ? at : "spectator";
				expect(unpacked?.version).toBe(version);
				expect(unpacked?.view).toEqual(rules.view(state, viewer));
				// A played card that only its player knows is told with his own cards.
				expect(unpacked?.events).toEqual(events.map((event) => rules.seen(event, "spectator")));
			}
		};
		check([]);
		for (let ended = 0; ended < 5; ) {
			const players = readers.map(({ unpacked }) => ({ view: unpacked?.view ?? null })) as unknown as Player[];
			const over = rules.outcome(state);
			if (over !== null) {
				for (const seat of readers.keys()) table.ready(seat);
				state = rules.setup(all, rules.deal(all, seats, (rules.loser(over) + 1) % seats, deals));
				version++;
				ended++;
				check([]);
				continue;
			}
			const next = nextMove(players, random);
			if (next === null) continue;
			const seat = players.indexOf(next.player);
			const applied = rules.apply(state, seat, next.move);
			if (!applied.ok) throw new Error(`${next.move.move}: ${applied.error}`);
			state = applied.value.state;
			table.move(seat, next.move, version++, 7);
			check(applied.value.events);
			expect(readers.map(({ unpacked }) => unpacked?.reply)).toEqual(readers.map((_, at) => (at === seat ? 7 : null)));
		}
	});

test("a move that is not allowed, or answers what has gone, is refused with its reason", () => {
	const table = new FloorTable(seats, {}, seededRandom(1));
	const readers = Array.from({ length: seats }, () => new Told());
	for (const [seat, reader] of readers.entries()) table.join(seat, reader);
	table.move(1, { move: "challenge" }, 1, 1);
	expect(readers[1]?.refused).toBe("nothing-to-challenge");
	const card = readers[0]?.unpacked?.view.own?.hand[0];
	if (card === undefined) throw new Error("no card");
	table.move(0, { move: "play", cards: [card], rank: "A" }, 1, 1);
	table.move(1, { move: "challenge" }, 1, 2);
	expect(readers[1]?.refused).toBe("stale");
});

test("games are played to their end at the floor's own process", async () => {
	const floor = await startFloor();
	const tally = new Tally();
	const table = await floor.open();
	await new PlayedTable(table, seededRandom(1), tally).playMoves(200);
	expect(tally.games).toBeGreaterThan(0);
	expect(new Set(table.players.map(({ version }) => version)).size).toBe(1);
	await table.leave();
	await floor.stop();
});
