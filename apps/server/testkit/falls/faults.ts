import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { replay } from "@fibbers/rules";
import { publicState } from "../../src/rooms/public-state.ts";
import type { GameStore, Store, StoredGame } from "../../src/store/store.ts";
import type { Play } from "../../src/table/play.ts";
import { type Entry, storyOf } from "../../src/table/story.ts";
import { entriesOf } from "./entries.ts";
import { type Evidence, lastFaults, partOf } from "./last-look.ts";
import { around } from "./lasting.ts";
import { tableOf } from "./recalled.ts";
import type { Regular } from "./regular.ts";
import { retold } from "./retold.ts";
import { beginsWith, digest, type Part, type Told } from "./told.ts";

/** How long a game that has ended may take to get into the store, ms: a busy one has other questions to answer first. */
const archiveMs = 60_000;

/** What is wrong with a table's story, compared with what its people were told; empty when all is well. */
export async function faultsOf(evidence: Evidence, { journal, games }: Store): Promise<string[]> {
	const { code, people, told } = evidence;
	const { faults: seen, entries } = await lastFaults(evidence, journal);
	const plays = playsOf(entries);
	const faults = [
		...told.faults,
		...people.flatMap((person) => person.faults),
		...moveFaults(people, entries),
		...viewFaults(told, entries),
		...logFaults(people, told, plays),
		...seen,
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
	let now = { of: nothingYet, digest: "" };
	for (const { version, until, phase, play, setting } of retold(entries)) {
		if (setting !== now.of) now = { of: setting, digest: digest(aroundGame(setting)) };
		const isGame = phase === "playing" || phase === "over";
		const shows = (part: Part): string => (part === "around" ? now.digest : digest(isGame ? partOf(play, part) : null));
		for (; !next.done && next.value[0] < until; next = versions.next()) {
			const [shown, parts] = next.value;
			for (const [part, content] of parts)
				if (shown < version || content !== shows(part))
					faults.push(`what was shown as version ${shown} is not kept: ${part}`);
		}
	}
	return faults;
}

const nothingYet: readonly Entry[] = [];

/** What is shown around the game, where this much is kept. Moves have no part in it. */
const aroundGame = (setting: readonly Entry[]): object => {
	const entries = setting.map(({ version, change }) => ({ version, change: { ...change, made: [] } }));
	return around(publicState(tableOf(storyOf(entries))));
};

/** What each was told, one thing after the other, is what happened. */
function logFaults(people: readonly Regular[], told: Told, plays: ReadonlyMap<number, Play>): string[] {
	return people.flatMap(({ client: { seat } }) =>
		[...plays]
			.filter(([round, play]) => seat !== null && !beginsWith(play.log(seat), told.events(round, seat)))
			.map(([round]) => `round ${round}: seat ${seat} heard of what never happened`),
	);
}

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
