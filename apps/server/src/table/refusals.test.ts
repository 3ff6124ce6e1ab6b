import { type Command, type CommandName, commands } from "@fibbers/protocol";
import { seededRandom } from "@fibbers/rules";
import { forSeeds } from "@fibbers/rules/testkit";
import { describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";
import { publicState } from "../rooms/public-state.ts";
import type { Person } from "./chair.ts";

const names = ["Ana", "Bea", "Cid", "Dan", "Eva", "Fay"];
const people = names.map(person);
const file = "apps/server/src/table/refusals.test.ts";

type Random = ReturnType<typeof seededRandom>;
const pick = <Item>(items: readonly Item[], random: Random): Item => {
	const item = items[random.below(items.length)];
	if (item === undefined) throw new Error("nothing to pick from");
	return item;
};

/** Something that a client could send, sensible or not. */
const bodies: { readonly [Name in CommandName]: (random: Random, test: TestTable) => Command<Name> } = {
	move: (random, { table }) => ({
		id: `${random.below(1_000_000)}`,
		version: table.version - random.below(3),
		move: pick(
			[{ move: "challenge" }, { move: "play", cards: ["AS"], rank: "A" }, { move: "discard", rank: "2" }],
			random,
		),
	}),
	sit: () => ({}),
	stand: () => ({}),
	pause: () => ({}),
	resume: () => ({}),
	addComputer: (random) => pick([{}, { as: "fibber" as const }], random),
	reopen: () => ({}),
	profile: () => ({}),
	removeSeat: (random) => ({ seat: random.below(6) }),
	swap: (random) => ({ a: random.below(6), b: random.below(6) }),
	configure: (random) =>
		pick(
			[
				{ seats: 3 + random.below(6) },
				{ watch: pick(["all", "friends", "nobody"] as const, random) },
				{ filter: false },
				{ level: "easy" as const },
				{ options: { rank: pick(["climbs", "nonsense"], random) } },
				{ listed: random.below(2) === 0 },
			],
			random,
		),
	vote: (random) => ({ options: pick([{}, { rank: "climbs" }, { rank: 7 }], random) }),
	choose: (random) => ({ first: random.below(6) }),
	contribute: (_, { table }) => ({ commitment: table.rounds.commitment, bytes: "00".repeat(16) }),
	start: (random) => pick([{}, { fill: true }, { fill: true, level: "hard" as const }, { fill: false }], random),
	ready: (random) => ({ ready: random.below(2) === 0 }),
	kick: (random) => ({ guest: 1 + random.below(8) }),
	lock: (random) => ({ locked: random.below(2) === 0 }),
	handOver: (random) => ({ guest: 1 + random.below(8) }),
	chat: (random) => pick([{ text: "hello" }, { text: " " }, { text: "x".repeat(300) }, { preset: "wow" }], random),
	mute: (random) => ({ guest: 1 + random.below(8), muted: random.below(2) === 0 }),
	report: (random) => ({ guest: 1 + random.below(8), reason: "chat" }),
	befriend: (random) => ({ guest: 1 + random.below(8) }),
	block: (random) => ({ guest: 1 + random.below(8) }),
	openHands: (random) => ({ agreed: random.below(2) === 0 }),
	hint: () => ({}),
	watchOpen: (random) => ({ on: random.below(2) === 0 }),
};

/** Everything that people could notice, and everything that is kept. */
function everything(test: TestTable): string {
	const { table } = test;
	const { version: _, ...shown } = publicState(table);
	return JSON.stringify([
		shown,
		table.memo,
		table.play?.record,
		people.map(({ id }) => table.talk.soFar(id)),
		test.sentAway,
		test.reports,
		test.late,
		test.isClosed,
	]);
}

async function anything(test: TestTable, who: Person, random: Random): Promise<void> {
	const name = pick(Object.keys(commands) as CommandName[], random);
	const body = bodies[name](random, test);
	expect(commands[name].safeParse(body).success, name).toBe(true);
	const before = everything(test);
	const answer = await test.table.command(name, who, body);
	if (answer === "malformed" || answer.done) return;
	expect(everything(test), `${name} ${JSON.stringify(body)} by ${who.profile.name}: ${answer.reason}`).toBe(before);
}

describe("a refusal", () => {
	test("X1 leaves everything as it was, whoever asks for whatever, whenever", async () => {
		const seeds: number[] = [];
		forSeeds(12, file, (seed) => void seeds.push(seed));
		for (const seed of seeds) {
			const random = seededRandom(seed);
			const listed = seed % 2 === 0;
			const game = pick(["el-mentiroso", "liar"] as const, random);
			const seats = game === "liar" ? 2 : 4;
			const test = new TestTable({ game, seats, doubtMs: 0, listed }, people[0] ?? null, seed);
			for (const each of people.slice(0, 5)) {
				await test.circle.learn(each.id);
				test.table.enter(each);
			}
			for (let i = 0; i < 150; i++) {
				await anything(test, pick(people.slice(0, 5), random), random);
				if (random.below(3) === 0) test.time.pass(random.below(4_000));
				if (random.below(25) === 0 && test.table.phase === "playing") {
					for (const each of people) test.table.command("pause", each, {});
					test.finish();
				}
				if (random.below(40) === 0) {
					test.fall();
					for (const each of people.slice(0, 5)) test.table.enter(each);
				}
			}
		}
	});
});
