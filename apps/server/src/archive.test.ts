import { describe, expect, test } from "vitest";
import { person, TestTable } from "../testkit/test-table.ts";
import { TurnedTime } from "../testkit/turned-time.ts";
import { Archive, gatheringMs } from "./archive.ts";
import { createLog } from "./log.ts";
import { StoreUnavailable } from "./store/errors.ts";
import type { StoredGame } from "./store/store.ts";
import type { Ended } from "./table/audience.ts";

/** The games of one evening, played by computers. */
function evening(games: number): readonly Ended[] {
	const people = [person("Ana"), person("Bea")];
	const test = TestTable.playing(people, { game: "liars-post" });
	while (test.ended.length < games) {
		for (const each of people) test.table.command("stand", each, {});
		test.finish();
		for (const each of people) test.table.command("resume", each, {});
		for (const each of people) test.table.command("ready", each, { ready: true });
	}
	return test.ended;
}

const idOf = ({ play }: Ended): string => play.dealt.id;

/** An archive whose store answers by hand, and the ids that the store was given, call by call. */
function setUp() {
	const time = new TurnedTime();
	const calls: (readonly string[])[] = [];
	let answer = Promise.withResolvers<void>();
	const add = (...games: readonly StoredGame[]): Promise<void> => {
		calls.push(games.map(({ id }) => id));
		answer = Promise.withResolvers();
		return answer.promise;
	};
	const archive = new Archive({ add }, time, createLog("silent"), gatheringMs);
	const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
	return {
		archive,
		time,
		calls,
		keep: (games: readonly Ended[]) => {
			for (const game of games) archive.keep("TABLE1", game);
		},
		accept: async () => {
			answer.resolve();
			await settled();
		},
		fail: async () => {
			answer.reject(new StoreUnavailable("no disk"));
			await settled();
		},
	};
}

describe("games that have ended", () => {
	test("A1 are kept together with others that end within a second", async () => {
		const { archive, time, calls, keep, accept } = setUp();
		const games = evening(3);
		keep(games.slice(0, 2));
		time.pass(999);
		expect(calls).toEqual([]);
		time.pass(1);
		expect(calls).toEqual([games.slice(0, 2).map(idOf)]);
		await accept();
		keep(games.slice(2));
		time.pass(1_000);
		expect(calls[1]).toEqual(games.slice(2).map(idOf));
		await accept();
		await archive.drain();
		expect(time.pending).toBe(0);
	});

	test("A2 are all kept when somebody asks for them, those too that end meanwhile", async () => {
		const { archive, time, calls, keep, accept } = setUp();
		const games = evening(2);
		keep(games.slice(0, 1));
		const drained = archive.drain();
		expect(calls).toHaveLength(1);
		keep(games.slice(1));
		await accept();
		expect(calls).toEqual(games.map((game) => [idOf(game)]));
		await accept();
		await drained;
		expect(time.pending).toBe(0);
	});

	test("A3 are tried again every second while the store is away, and whoever asks for them is not kept waiting", async () => {
		const { archive, time, calls, keep, accept, fail } = setUp();
		const games = evening(2);
		keep(games.slice(0, 1));
		time.pass(1_000);
		await fail();
		keep(games.slice(1));
		time.pass(1_000);
		await fail();
		expect(calls.slice(1)).toEqual([games.map(idOf)]);
		const drained = archive.drain();
		await fail();
		await drained;
		time.pass(1_000);
		await accept();
		expect(calls.slice(2)).toEqual([games.map(idOf), games.map(idOf)]);
		expect(time.pending).toBe(0);
	});

	test("A4 are kept fifty at a time, however many have come together", async () => {
		const { time, calls, keep, accept } = setUp();
		const games = evening(51);
		keep(games);
		time.pass(1_000);
		await accept();
		await accept();
		expect(calls.map((ids) => ids.length)).toEqual([50, 1]);
		expect(calls.flat()).toEqual(games.map(idOf));
	});
});
