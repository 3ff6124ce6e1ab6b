import { createHash } from "node:crypto";
import { bots } from "@fibbers/bots";
import {
	type Game,
	type GameId,
	type GameRecord,
	type GameTypes,
	games,
	seededRandom,
	type View,
} from "@fibbers/rules";
import type { Regular } from "../falls/regular.ts";
import { digest } from "../falls/told.ts";

type Move = GameTypes["move"];

/** What somebody does who sees this: the same, wherever and whenever he sees it. Null lets things pass. */
function decision(game: GameId, { viewer, table, own }: View, seed: number): Move | null {
	if (own === null) return null;
	const seen = createHash("sha1")
		.update(digest([viewer, table, own, seed]))
		.digest();
	return bots[game].sceptic.decide({ viewer, table, own } as never, seededRandom(seen.readInt32LE()));
}

/** What a game comes to that is dealt as this one was, and played at one table in one room by people who decide by this seed. */
export function playedByTheRules({ game: id, options, deal }: GameRecord, seed: number) {
	const game: Game = games[id];
	let state = game.setup(options, deal);
	const moves: object[] = [];
	const events: GameTypes["event"][] = [];
	while (game.outcome(state) === null) {
		const now = state;
		const [first] = deal.hands.flatMap((_, seat) => {
			const move = decision(id, game.view(now, seat), seed);
			return move === null ? [] : [{ seat, move }];
		});
		if (first === undefined) throw new Error("nobody moves");
		const applied = game.apply(state, first.seat, first.move);
		if (!applied.ok) throw new Error(`refused: ${applied.error}`);
		moves.push({ seat: first.seat, ...first.move });
		events.push(...applied.value.events);
		state = applied.value.state;
	}
	return {
		moves,
		outcome: game.outcome(state),
		/** What a seat may know of what happened. */
		seenBy: (seat: number): object[] => events.flatMap((event) => game.seen(event, seat) ?? []),
	};
}

/** The same people at a table over a network: each waits until all have heard of the move before. */
export async function playOut(people: readonly Regular[], seed: number): Promise<void> {
	const bySeat = people.toSorted((a, b) => (a.client.seat ?? 0) - (b.client.seat ?? 0));
	for (let turn = 0; ; turn++) {
		const version = await newest(bySeat);
		const [first] = bySeat;
		if (first?.client.state?.phase !== "playing") return;
		const next = bySeat.flatMap((person) => {
			const { state, view } = person.client;
			const move = state === null || view === null ? null : decision(state.game as GameId, view, seed);
			return move === null ? [] : [{ person, move }];
		})[0];
		if (next === undefined) throw new Error("nobody moves");
		const reply = await next.person.ask("move", { id: `${turn}`, version, move: next.move });
		if (!reply.done) throw new Error(`move ${turn} is refused: ${reply.reason}`);
	}
}

/** Everybody is there and has heard what the one has heard who knows most; its version. */
async function newest(people: readonly Regular[]): Promise<number> {
	for (;;) {
		for (const person of people) await person.comeBack();
		const version = Math.max(...people.map(({ client }) => client.state?.version ?? 0));
		for (const { client } of people) await client.until(() => (client.state?.version ?? -1) >= version);
		if (people.every(({ client }) => client.state?.version === version)) return version;
	}
}
