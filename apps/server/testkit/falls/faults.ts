import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { TableState } from "@fibbers/protocol";
import { replay, type Viewer } from "@fibbers/rules";
import { publicState } from "../../src/rooms/public-state.ts";
import type { GameStore, Store, StoredGame } from "../../src/store/store.ts";
import type { Audience } from "../../src/table/audience.ts";
import { Chat } from "../../src/table/chat/chat.ts";
import { Circle } from "../../src/table/circle.ts";
import { defaultPace } from "../../src/table/pace.ts";
import type { Play } from "../../src/table/play.ts";
import { type Change, type Entry, type Story, storyOf } from "../../src/table/story.ts";
import { Table } from "../../src/table/table.ts";
import { RememberedTies } from "../acquaintances.ts";
import type { Regular } from "./regular.ts";
import { retold } from "./retold.ts";
import { beginsWith, digest, type Told } from "./told.ts";

/** How long a game that has ended may take to get into the store, ms: a busy one has other questions to answer first. */
const archiveMs = 60_000;

/** A table when all is quiet, and what its people know of it. */
export interface Evidence {
	readonly code: string;
	readonly people: readonly Regular[];
	readonly told: Told;
}

/** What is wrong with a table's story, compared with what its people were told; empty when all is well. */
export async function faultsOf({ code, people, told }: Evidence, { journal, games }: Store): Promise<string[]> {
	const entries = await entriesOf(code, journal);
	const plays = playsOf(entries);
	const faults = [
		...told.faults,
		...people.flatMap((person) => person.faults),
		...moveFaults(people, entries),
		...viewFaults(told, entries),
		...logFaults(people, told, plays),
		...lastFaults(people, storyOf(entries)),
		...(await archiveFaults(plays, games)),
	];
	return faults.map((fault) => `${code}: ${fault}`);
}

export interface MoveCounts {
	readonly accepted: number;
	/** Accepted, and not there. */
	readonly lost: number;
	/** Accepted once, and there more often. */
	readonly twice: number;
}

export async function moveCounts(code: string, people: readonly Regular[], { journal }: Store): Promise<MoveCounts> {
	const times = timesMade(await entriesOf(code, journal));
	const accepted = people.flatMap((person) => [...person.accepted]).map((id) => times.get(id) ?? 0);
	return {
		accepted: accepted.length,
		lost: accepted.filter((count) => count === 0).length,
		twice: accepted.filter((count) => count > 1).length,
	};
}

async function entriesOf(code: string, journal: Store["journal"]): Promise<readonly Entry[]> {
	const rows = await journal.read(code);
	return rows.map(({ seq, entry }) => ({ version: seq, change: JSON.parse(entry) as Change }));
}

/** How often each person's move is in the story. */
function timesMade(entries: readonly Entry[]): ReadonlyMap<string, number> {
	const times = new Map<string, number>();
	for (const { id } of entries.flatMap(({ change }) => change.made ?? []))
		if (id !== null) times.set(id, (times.get(id) ?? 0) + 1);
	return times;
}

/** The games that were played at the table, by their rounds. */
function playsOf(entries: readonly Entry[]): ReadonlyMap<number, Play> {
	const plays = new Map<number, Play>();
	for (const { round, play } of retold(entries)) if (play !== null) plays.set(round, play);
	return plays;
}

/** What was accepted is there once, and what was refused is not. */
function moveFaults(people: readonly Regular[], entries: readonly Entry[]): string[] {
	const times = timesMade(entries);
	const wrong = (answer: "accepted" | "refused", right: number): string[] =>
		people
			.flatMap((person) => [...person[answer]])
			.filter((id) => (times.get(id) ?? 0) !== right)
			.map((id) => `move ${id} was ${answer} and is there ${times.get(id) ?? 0} times`);
	return [...wrong("accepted", 1), ...wrong("refused", 0)];
}

/** Nobody was ever shown anything that is not kept. */
function viewFaults(told: Told, entries: readonly Entry[]): string[] {
	const faults: string[] = [];
	const versions = told.versions[Symbol.iterator]();
	let next = versions.next();
	for (const { version, until, phase, play } of retold(entries))
		for (; !next.done && next.value[0] < until; next = versions.next()) {
			const [shown, views] = next.value;
			const shows = (viewer: Viewer): string => digest(partOf(play, viewer));
			const isGame = phase === "playing" || phase === "over";
			for (const [viewer, content] of views)
				if (shown < version || content !== (isGame ? shows(viewer) : digest(null)))
					faults.push(`what ${viewer} was shown as version ${shown} is not kept`);
		}
	return faults;
}

function partOf(play: Play | null, viewer: Viewer): object | null {
	const view = play?.view(viewer);
	return (viewer === "spectator" ? view?.table : view?.own) ?? null;
}

/** What each was told, one thing after the other, is what happened. */
function logFaults(people: readonly Regular[], told: Told, plays: ReadonlyMap<number, Play>): string[] {
	return people.flatMap(({ client: { seat } }) =>
		[...plays]
			.filter(([round, play]) => seat !== null && !beginsWith(play.log(seat), told.events(round, seat)))
			.map(([round]) => `round ${round}: seat ${seat} heard of what never happened`),
	);
}

/** In the end each sees what comes out of the story, and its own hand. */
function lastFaults(people: readonly Regular[], story: Story): string[] {
	const faults: string[] = [];
	const table = Table.recalled({ ...nobody, code: "" }, story, 0);
	const state = publicState(table);
	for (const { client, isThere } of people) {
		const { seat, mine } = client;
		if (!isThere || client.state === null) faults.push(`seat ${seat} has not come back`);
		else if (!isDeepStrictEqual(lasting(client.state), lasting(state))) faults.push(`seat ${seat} sees another table`);
		if (digest(mine?.own) !== digest(partOf(table.play, seat ?? "spectator")))
			faults.push(`seat ${seat} sees another hand`);
	}
	return faults;
}

/** What a fall changes: who is connected, clocks, the next promise. */
const passing: ReadonlySet<string> = new Set(["presence", "version", "decisionAt", "chooseBy", "commitment", "code"]);

const lasting = (state: TableState): object =>
	JSON.parse(JSON.stringify(state, (key, part) => (passing.has(key) ? undefined : part)));

/** Every game has reached its end, and its record in the store tells the same. */
async function archiveFaults(plays: ReadonlyMap<number, Play>, games: GameStore): Promise<string[]> {
	const faults: string[] = [];
	for (const [round, play] of plays) {
		const { outcome, verdict, made } = play;
		const stored = outcome && (await found(games, play.dealt.id));
		if (outcome === null) faults.push(`round ${round} has not reached its end`);
		else if (stored === null) faults.push(`round ${round} is not in the store`);
		else {
			const again = replay(stored.record);
			const { moves } = JSON.parse(stored.record) as { moves: unknown[] };
			if (!again.ok || !isDeepStrictEqual(again.over, outcome) || moves.length !== made.length)
				faults.push(`round ${round} is another game in the store`);
			const lost = stored.seats.flatMap((seat) => (seat.lost ? seat.seat : []));
			if (!stored.finished || !isDeepStrictEqual(lost, [verdict?.loser]))
				faults.push(`round ${round} has another loser in the store`);
		}
	}
	return faults;
}

async function found(games: GameStore, id: string): Promise<StoredGame | null> {
	for (const deadline = performance.now() + archiveMs; ; await pause(20)) {
		const stored = await games.find(id);
		if (stored !== null || performance.now() > deadline) return stored;
	}
}

/** What a table needs that nobody plays at. */
const nobody: Omit<Parameters<typeof Table.recalled>[0], "code"> = {
	time: { now: () => 0, after: () => () => {} },
	random: { below: () => 0 },
	pace: defaultPace,
	freshId: () => "",
	freshSeed: () => new Uint8Array(32),
	audience: {
		changed: () => {},
		sendAway: () => {},
		said: () => {},
		released: () => {},
		toldLate: () => {},
		ended: () => {},
		closed: () => {},
	} satisfies Audience,
	chat: new Chat(),
	circle: new Circle(new RememberedTies()),
	outside: {
		acquaintances: new RememberedTies(),
		reports: { file: async () => true },
		adviser: { hint: async () => null },
	},
	lateWatchers: new Set(),
};
