import { expect } from "vitest";
import { eventsOf, type Game, type GameId, type GameTypes, games, replay, unfold, type Viewer } from "../src/index.ts";
import { frozen } from "./frozen.ts";
import type { Kit } from "./kit.ts";
import { playout } from "./playout.ts";

/** What stored records carry beside the game. */
const more = { names: ["Ana"], proof: { seed: "00" }, endedAtMs: 1 };

/** A game's record unfolds to that game: its moves, events, views and figures, and the end that a replay prints. */
export function unfolds<Types extends GameTypes>(id: GameId, kit: Kit<Types>, seed: number): void {
	const { game } = kit;
	const { start, steps } = playout(kit, seed);
	const played = [...steps];
	const moves = played.map(({ seat, move }) => ({ seat, ...move }));
	const line = JSON.stringify({ game: id, ...start, moves, ...more });
	const unfolded = unfold(frozen(JSON.parse(line)));
	if (!unfolded.ok) throw new Error(`move ${unfolded.at} is refused: ${unfolded.error}`);
	const { steps: shown, ...rest } = unfolded.value;
	expect(rest).toStrictEqual({ game: id, ...start });

	const viewers: Viewer[] = ["spectator", ...start.deal.hands.keys()];
	const states = [game.setup(start.options, start.deal), ...played.map(({ after }) => after)];
	expect(shown.map(({ view }) => viewers.map(view))).toStrictEqual(
		states.map((state) => viewers.map((viewer) => game.view(state, viewer))),
	);
	expect(shown.map(({ seat, move, events }) => ({ seat, move, events }))).toStrictEqual([
		{ seat: null, move: null, events: [] },
		...played.map(({ seat, move, events }) => ({ seat, move, events })),
	]);

	const last = shown.at(-1);
	const hands = last?.hands.map((hand) => [...hand].sort());
	expect(replay(line)).toMatchObject({ ok: true, over: last?.outcome, hands });

	const listed = eventsOf(unfolded.value);
	const events = played.flatMap((step, at) => step.events.map((event) => ({ step: at + 1, event })));
	expect(listed).toStrictEqual(events);
	const stored: Game = games[id];
	const told = listed.map(({ event }) => event);
	const happened = events.map(({ event }) => event);
	expect(stored.figures(told, start.seats)).toStrictEqual(game.figures(happened, start.seats));
	expect(stored.marks(told)).toStrictEqual(game.marks(happened));
}
