import { type GameTypes, pick, type Viewer } from "../src/index.ts";
import { frozen } from "./frozen.ts";
import type { Kit, Step } from "./kit.ts";
import { playout } from "./playout.ts";

const json = (value: unknown): string => JSON.stringify(value);

/**
 * At every step somebody looks at the game and at another world that differs only in what he cannot see.
 * Whatever he is shown, before the move, of it and after it, must be the same.
 * Returns how many looks there were, and how many of them at a world that truly was another.
 */
export function noLeak<Types extends GameTypes>(kit: Kit<Types>, seed: number): { looks: number; others: number } {
	const { start, steps, random } = playout(kit, seed);
	const viewers: Viewer[] = ["spectator", ...start.deal.hands.keys()];
	const count = { looks: 0, others: 0 };
	for (const step of steps) {
		const viewer = pick(viewers, random);
		const here = shown(kit, step, viewer);
		const other = frozen(kit.otherWorld(step.before, viewer, step, random));
		count.looks++;
		if (json(other.state) !== json(step.before)) count.others++;
		const applied = kit.game.apply(other.state, step.seat, other.move);
		if (!applied.ok) throw new Error(`${json(other.move)} is refused in the other world: ${applied.error}`);
		const { state: after, events } = applied.value;
		const there = shown(kit, { ...other, before: other.state, seat: step.seat, after, events }, viewer);
		for (const [what, value] of Object.entries(here))
			if (json(value) !== json(there[what]))
				throw new Error(`${what} tells ${viewer} hidden cards: ${json(value)} or ${json(there[what])}, ${json(step)}`);
		const probe = viewer === "spectator" ? null : frozen(kit.candidate(kit.game.view(step.before, viewer), random));
		if (probe === null || viewer === "spectator") continue;
		const refusals = [step.before, other.state].map((state) => kit.game.apply(state, viewer, probe));
		const [one, two] = refusals.map((result) => (result.ok ? "accepted" : result.error));
		if (one !== two) throw new Error(`the answer to ${json(probe)} tells ${viewer} hidden cards: ${one} or ${two}`);
	}
	return count;
}

/** All that reaches the viewer, and what anybody can tell from the table's pace. */
function shown<Types extends GameTypes>(
	{ game }: Kit<Types>,
	{ before, move, after, events }: Step<Types>,
	viewer: Viewer,
): Record<string, unknown> {
	const views = [game.view(before, viewer), game.view(after, viewer)];
	return {
		view: views,
		legal: views.map((view) => game.legal(view)),
		seen: events.map((event) => game.seen(event, viewer)),
		actors: [before, after].map((state) => game.actors(state)),
		moment: [before, after].map((state) => game.moment(state)),
		endsDoubt: game.endsDoubt(before, move),
		outcome: game.outcome(after),
	};
}
