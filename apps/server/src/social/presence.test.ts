import { beforeEach, describe, expect, test } from "vitest";
import { TurnedTime } from "../../testkit/turned-time.ts";
import { alone } from "../cluster/alone.ts";
import { lingerMs, Presence } from "./presence.ts";

let time: TurnedTime;
let presence: Presence;
/** What another process has on the board. */
let there: Map<string, "line" | "lingering">;
let tellOf: (player: string) => void;
let news: string[];

beforeEach(() => {
	time = new TurnedTime();
	news = [];
	there = new Map();
	const own = alone().board("here");
	const listeners: ((player: string) => void)[] = [];
	own.onChange((player) => tellOf(player));
	tellOf = (player) => {
		for (const listener of listeners) listener(player);
	};
	presence = new Presence({
		board: {
			put: (player, value) => own.put(player, value),
			of: (player) => new Map([...own.of(player), ...[...there].filter(([who]) => who === player)]),
			keys: () => own.keys(),
			onChange: (listener) => {
				listeners.push(listener);
				return () => {};
			},
		},
		time,
		onCome: (player) => news.push(`${player} came`),
		onGo: (player) => news.push(`${player} went`),
		onLeft: () => {},
	});
});

test("somebody is here from his first line until a moment after his last", () => {
	expect(presence.isOnline("ada")).toBe(false);
	presence.arrived("ada");
	presence.arrived("ada");
	presence.left("ada");
	time.pass(10 * lingerMs);
	expect(presence.isOnline("ada")).toBe(true);
	presence.left("ada");
	time.pass(lingerMs - 1);
	expect(presence.isOnline("ada")).toBe(true);
	expect(news).toEqual(["ada came"]);
	time.pass(1);
	expect(presence.isOnline("ada")).toBe(false);
	expect(news).toEqual(["ada came", "ada went"]);
});

test("who goes to another page was never away", () => {
	presence.arrived("ada");
	for (let page = 0; page < 5; page++) {
		presence.left("ada");
		time.pass(lingerMs - 1);
		presence.arrived("ada");
	}
	time.pass(10 * lingerMs);
	expect(presence.isOnline("ada")).toBe(true);
	expect(news).toEqual(["ada came"]);
	expect(time.pending).toBe(0);
});

test("what one does is not told of another, and nothing is told of a line that was not there", () => {
	presence.arrived("ada");
	presence.left("eve");
	time.pass(lingerMs);
	expect([presence.isOnline("ada"), presence.isOnline("eve")]).toEqual([true, false]);
	expect(news).toEqual(["ada came"]);
});

test("when it is stopped, nobody goes any more", () => {
	presence.arrived("ada");
	presence.left("ada");
	presence.stop();
	time.pass(lingerMs);
	expect(news).toEqual(["ada came"]);
	expect(time.pending).toBe(0);
});

describe("somebody with a line to another process", () => {
	const put = (player: string, value: "line" | "lingering" | null): void => {
		if (value === null) there.delete(player);
		else there.set(player, value);
		tellOf(player);
	};

	test("is here until that process says that he has gone", () => {
		put("eve", "line");
		expect(presence.isOnline("eve")).toBe(true);
		put("eve", "lingering");
		time.pass(lingerMs);
		expect(presence.isOnline("eve")).toBe(true);
		put("eve", null);
		expect(news).toEqual(["eve came", "eve went"]);
	});

	test("was never away when that process ends and he is at another a moment later", () => {
		put("eve", "line");
		put("eve", null);
		time.pass(lingerMs - 1);
		presence.arrived("eve");
		time.pass(lingerMs);
		expect(news).toEqual(["eve came"]);
		expect(time.pending).toBe(0);
	});

	test("has gone a moment after that process ended, when he does not come back", () => {
		put("eve", "line");
		put("eve", null);
		time.pass(lingerMs - 1);
		expect(presence.isOnline("eve")).toBe(true);
		time.pass(1);
		expect(presence.isOnline("eve")).toBe(false);
		expect(news).toEqual(["eve came", "eve went"]);
	});

	test("stays when he leaves this process, and goes when he leaves both", () => {
		put("eve", "line");
		presence.arrived("eve");
		presence.left("eve");
		time.pass(lingerMs);
		expect(presence.isOnline("eve")).toBe(true);
		put("eve", "lingering");
		put("eve", null);
		expect(news).toEqual(["eve came", "eve went"]);
	});
});
