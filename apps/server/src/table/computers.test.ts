import { bots } from "@fibbers/bots";
import { characters, computerNames, levels } from "@fibbers/protocol";
import { gameIds } from "@fibbers/rules";
import { describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";
import { done, no } from "./commands/answer.ts";

const ana = person("Ana");

function openTable(settings: ConstructorParameters<typeof TestTable>[0] = {}): TestTable {
	const test = new TestTable({ seats: 8, doubtMs: 0, ...settings }, ana);
	test.come(ana);
	test.table.command("sit", ana, {});
	return test;
}

const computersAt = ({ table }: TestTable) => table.company.chairs.map(({ computer }) => computer);
const namesAt = ({ table }: TestTable) => table.company.chairs.map(({ profile }) => profile.name);

describe("whoever sets the table up", () => {
	test("L1 seats any computer, each under a name of its own, and otherwise one as strong as agreed", () => {
		const test = openTable({ level: "hard" });
		for (const as of ["fibber", "fibber", "easy"] as const)
			expect(test.table.command("addComputer", ana, { as })).toEqual(done);
		expect(test.table.command("addComputer", ana, {})).toEqual(done);
		expect(computersAt(test)).toEqual([null, "fibber", "fibber", "easy", "hard"]);
		expect(new Set(namesAt(test)).size).toBe(5);
	});

	test("L2 makes those that are strong or weak stronger or weaker; characters stay as they are", () => {
		const test = openTable();
		for (const as of ["easy", "sceptic", "hard"] as const) test.table.command("addComputer", ana, { as });
		expect(test.table.command("configure", ana, { level: "medium" })).toEqual(done);
		expect(computersAt(test)).toEqual([null, "medium", "sceptic", "medium"]);
	});

	test("L3 fills up with computers of the level that is asked for, which then is the table's", () => {
		const test = openTable({ seats: 4 });
		expect(test.table.command("start", ana, { fill: true, level: "easy" })).toEqual(done);
		expect(computersAt(test)).toEqual([null, "easy", "easy", "easy"]);
		expect(test.table.agreed.level).toBe("easy");
	});

	test("L4 changes the level between games, and not while one is played", () => {
		const test = openTable({ seats: 3 });
		test.table.command("start", ana, { fill: true });
		expect(test.table.command("configure", ana, { level: "hard" })).toEqual(no("not-now"));
		test.finish();
		expect(test.table.phase).toBe("over");
		expect(test.table.command("configure", ana, { level: "hard" })).toEqual(done);
		expect(computersAt(test)).toEqual([null, "hard", "hard"]);
		expect(test.table.agreed.level).toBe("hard");
	});

	test("L5 finds the same computers after a fall", () => {
		const test = openTable();
		for (const as of computerNames.slice(1)) test.table.command("addComputer", ana, { as });
		const before = [computersAt(test), namesAt(test)];
		test.fall();
		expect([computersAt(test), namesAt(test)]).toEqual(before);
	});
});

test("L6 the names on the wire are those of the computers that there are", () => {
	for (const game of gameIds) expect(Object.keys(bots[game]).sort()).toEqual([...levels, ...characters].sort());
});
