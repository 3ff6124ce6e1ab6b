import { beforeEach, expect, test } from "vitest";
import { TurnedTime } from "../../testkit/turned-time.ts";
import { alone } from "../cluster/alone.ts";
import { lingerMs, Presence } from "./presence.ts";

let time: TurnedTime;
let presence: Presence;
let news: string[];

beforeEach(() => {
	time = new TurnedTime();
	news = [];
	presence = new Presence({
		board: alone().board("here"),
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
