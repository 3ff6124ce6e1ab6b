import { bots } from "@fibbers/bots";
import { seededRandom } from "@fibbers/rules";
import { expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";

const people = [person("Ana"), person("Bea"), person("Cid")];

test("P6 the move that ended the game is answered as before when it is repeated, after a fall too", () => {
	const test = TestTable.playing(people, { doubtMs: 0 });
	const random = seededRandom(1);
	let repeatLast = (): unknown => null;
	for (let turn = 0; test.table.phase === "playing" && turn < 10_000; turn++)
		for (const who of people) {
			const move = bots["el-mentiroso"].medium.decide(test.view(test.seatOf(who)), random);
			if (move === null || test.table.phase !== "playing") continue;
			const told = { id: `turn ${turn}`, version: test.table.version };
			repeatLast = () => test.move(who, move, told);
			repeatLast();
		}
	expect(test.table.phase).toBe("over");
	const made = test.table.play?.made.length;
	expect(repeatLast()).toEqual({ done: true });
	test.fall();
	expect(repeatLast()).toEqual({ done: true });
	expect(test.table.play?.made).toHaveLength(made ?? 0);
});

test("P7 no version that was shown comes again after a fall, so that what was late before it stays late", () => {
	const test = TestTable.playing(people, { doubtMs: 0 });
	for (let i = 0; i < 5; i++) test.table.enter(person(`Watcher ${i}`));
	const shown = test.table.version;
	const [ana] = people;
	test.fall();
	if (ana) test.table.enter(ana);
	test.playOne(people);
	test.playOne(people);
	const late = people.find((who) => test.view(0).table.pending?.seat !== test.seatOf(who));
	expect(test.move(late ?? person("Ana"), { move: "challenge" }, { version: shown })).toEqual({
		done: false,
		reason: "stale",
	});
});
