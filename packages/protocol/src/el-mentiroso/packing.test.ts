import { type elMentiroso, games, seededRandom } from "@fibbers/rules";
import { expect, test } from "vitest";
import { packEvents, packLetter, unpackEvents, unpackLetter } from "../letters.ts";
import { read, write } from "./project.ts";
import { ElMentirosoState } from "./state.ts";

const game = games["el-mentiroso"];
const options = { rank: "climbs", discardFrom: 4 } as const;

/** A game in which everybody plays one card and every third play is challenged, as each viewer sees it. */
function* moments(): Generator<{ view: elMentiroso.ElMentirosoView; events: readonly elMentiroso.Event[] }> {
	const random = seededRandom(7);
	let state = game.setup(options, game.deal(options, 5, 2, random));
	for (let i = 0; i < 300 && game.outcome(state) === null; i++) {
		const seat = game.actors(state)[0] ?? 0;
		const { table, own } = game.view(state, seat);
		const [card] = own?.hand ?? [];
		const play = { move: "play", cards: card ? [card] : [], rank: table.nextRank ?? "Q" } as const;
		const applied = game.apply(
			state,
			seat,
			table.lastStand || (table.pending && i % 3 === 0) ? { move: "challenge" } : play,
		);
		if (!applied.ok) throw new Error(applied.error);
		state = applied.value.state;
		for (const viewer of [0, 1, 2, 3, 4, "spectator"] as const)
			yield { view: game.view(state, viewer), events: applied.value.events.flatMap((e) => game.seen(e, viewer) ?? []) };
	}
}

test("the public view, letters and events come out as they went in", () => {
	const shown = new ElMentirosoState();
	for (const { view, events } of moments()) {
		write(shown, view.table);
		expect(read(shown, options)).toEqual(view.table);
		const letter = { version: 3, now: 1e12, seat: 1, waiting: false, own: view.own };
		expect(unpackLetter("el-mentiroso", packLetter("el-mentiroso", letter))).toEqual(letter);
		const message = { version: 9, events };
		expect(unpackEvents("el-mentiroso", packEvents("el-mentiroso", message))).toEqual(message);
	}
});
