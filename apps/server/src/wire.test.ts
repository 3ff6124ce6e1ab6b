import { isDeepStrictEqual } from "node:util";
import { type GameTypes, seededRandom, type Viewer } from "@fibbers/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeFrames, type Frame, NetworkClient, startRecordedApp } from "../testkit/index.ts";
import type { App } from "./app.ts";
import type { Play } from "./table/play.ts";
import { gameOf } from "./table/settings.ts";

let app: App;
let base: string;

beforeAll(async () => {
	({ app, base } = await startRecordedApp());
});

afterAll(() => app.close());

/** What each viewer may know after each move of a game, worked out from its record. */
function truth(
	play: Play,
): { view: (viewer: Viewer) => ReturnType<Play["view"]>; events: (viewer: Viewer) => object[] }[] {
	const { game: id, options, deal, moves } = play.record;
	const game = gameOf(id);
	let state = game.setup(options, deal);
	const happened: GameTypes["event"][] = [];
	const step = () => {
		const [now, events] = [state, [...happened]];
		return {
			view: (viewer: Viewer) => game.view(now, viewer),
			events: (viewer: Viewer) => events.flatMap((event) => game.seen(event, viewer) ?? []),
		};
	};
	const steps = [step()];
	for (const { seat, ...move } of moves) {
		const applied = game.apply(state, seat, move);
		if (!applied.ok) throw new Error(`the record has an illegal move: ${applied.error}`);
		state = applied.value.state;
		happened.push(...applied.value.events);
		steps.push(step());
	}
	return steps;
}

/** Whether these cards, as one text, are something that this viewer may know of the game when it stands so. */
function isSeen(step: ReturnType<typeof truth>[number] | undefined, viewer: Viewer, cards: string): boolean {
	const known = JSON.stringify([step?.view(viewer), step?.events(viewer)]);
	return (cards.match(/[A2-9TJQK][SHDC]/g) ?? []).every((card) => known.includes(card));
}

const cardsIn = (value: unknown): string[] => JSON.stringify(value).match(/"(?:[A2-9TJQK][SHDC])+"/g) ?? [];

/** Goes through everything that one connection received: each part is exactly what the rules let its viewer see at that time. */
function checkConnection(
	frames: readonly Uint8Array[],
	viewer: Viewer,
	play: Play,
	steps: ReturnType<typeof truth>,
): number {
	let checked = 0;
	let at = 0;
	const check = (frame: Frame): void => {
		if (frame.kind !== "table" || frame.standpoint.state.phase !== "over")
			expect(JSON.stringify(frame), "the seed is told before the end").not.toContain(play.dealt.proof.seed);
		if (frame.kind === "table") {
			const { state, mine, events, earlier } = frame.standpoint;
			const { view, result, code: _, ...rest } = state;
			expect(cardsIn(rest)).toEqual([]);
			if (view === null) return expect(mine.own).toBeNull();
			// Table, own part and events are of one moment, in each frame.
			at = findStep(
				at,
				(step) =>
					isDeepStrictEqual(step.view("spectator").table, view) &&
					isDeepStrictEqual(step.view(viewer).own, mine.own) &&
					isDeepStrictEqual(step.events(viewer).slice(earlier), events),
			);
			checked++;
			if (result === null)
				return expect(cardsIn(frame.body).filter((card) => !isSeen(steps[at], viewer, card))).toEqual([]);
			expect(state.phase).toBe("over");
			const { id, proof } = play.dealt;
			expect(result).toEqual({ outcome: play.outcome, hands: play.hands, id, proof });
		} else if (frame.kind === "message" && (frame.type === "you" || frame.type === "chat")) {
			expect(cardsIn(frame.body)).toEqual([]);
		} else if (frame.kind === "message") {
			expect(frame.type).toBe("delayed");
			expect(viewer).toBe("spectator");
			expect(frame.body).toEqual({ record: null });
		} else if (frame.kind === "reply") expect(cardsIn(frame.body)).toEqual([]);
	};
	decodeFrames(frames, check);
	return checked;

	function findStep(from: number, fits: (step: (typeof steps)[number]) => boolean): number {
		const at = steps.findIndex((step, i) => i >= from && fits(step));
		expect(at, `what viewer ${viewer} received is nothing that it may see`).toBeGreaterThanOrEqual(0);
		return at;
	}
}

test.each([
	{ game: "el-mentiroso", seats: 3 },
	{ game: "el-mentiroso", seats: 5, options: { rank: "climbs" } },
	{ game: "el-mentiroso", seats: 8 },
	{ game: "liars-post", seats: 2 },
	{ game: "liars-post", seats: 4, options: { deck: "single", eightDifferent: true } },
	{ game: "liars-post", seats: 6 },
	{ game: "liar", seats: 2 },
])(
	"whatever arrives at players and watchers is what they may see, and no card more: $game, $seats",
	async ({ game, seats, options = {} }) => {
		const random = seededRandom(seats);
		const host = await NetworkClient.create(base);
		const others = await Promise.all(Array.from({ length: seats - 1 }, () => NetworkClient.create(base)));
		const watcher = await NetworkClient.create(base);
		const code = await host.open({
			game,
			options,
			seats,
			turnMs: 60_000,
			doubtMs: 0,
			listed: false,
			watch: "all",
		});
		const players = [host, ...others];
		for (const player of players) {
			await player.join(code);
			if (player !== host) expect(await player.command("sit")).toEqual({ done: true });
		}
		await watcher.join(code);
		// All hands three minutes late: nothing in a game that is shorter.
		for (const player of players) expect(await player.command("openHands", { agreed: true })).toEqual({ done: true });
		expect(await host.command("start")).toEqual({ done: true });
		const seatsOf = new Map<NetworkClient, Viewer>();
		for (const player of players) {
			await player.until(() => player.view?.own !== null && player.view !== null);
			seatsOf.set(player, player.seat ?? "spectator");
		}
		seatsOf.set(watcher, "spectator");

		for (let turn = 0; host.state?.phase === "playing" && turn < 100_000; turn++) {
			if (turn % 40 === 15) {
				const player = players[random.below(seats)] ?? host;
				await player.drop();
				await player.join(code);
			}
			if (turn % 90 === 20) {
				await watcher.drop();
				await watcher.join(code);
				expect(await watcher.command("watchOpen", { on: true })).toEqual({ done: true });
			}
			const player = players[turn % seats] ?? host;
			const move = player.choice(random);
			if (move === null) {
				await new Promise((resolve) => setImmediate(resolve));
				continue;
			}
			expect(await watcher.move(move)).toEqual({ done: false, reason: "not-seated" });
			await player.move(move);
		}
		for (const player of [...players, watcher]) await player.until(() => player.state?.phase === "over");

		const play = app.tables.find(code)?.play;
		if (!play) throw new Error("no game at the table");
		const steps = truth(play);
		for (const [client, viewer] of seatsOf)
			for (const { frames } of client.recordings)
				expect(checkConnection(frames, viewer, play, steps)).toBeGreaterThan(0);
		await Promise.all([...players, watcher].map((client) => client.leave()));
	},
	60_000,
);
