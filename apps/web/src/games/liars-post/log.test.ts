import { describe, expect, test } from "vitest";
import { info, me, person } from "../../gallery/people.ts";
import type { Sentence } from "../../ui/words.tsx";
import { lines } from "./log.ts";
import type { Event, Table } from "./props.ts";

const people = [me, person("Dani", "olive", 1), person("Bea", "cat", 3)];
const table: Table = {
	options: { deck: "double", eightDifferent: false },
	counts: [5, 5, 5],
	faceUp: [[], [], []],
	limit: 2,
	turn: 0,
	transit: null,
	over: null,
};
const sent: Event = { event: "sent", seat: 0, to: 1, claim: "A", card: "8S" };
const looked: Event = { event: "looked", seat: 1 };
const passed: Event = { event: "passed", seat: 1, to: 2, claim: "8" };
const called: Event = { event: "called", seat: 2, says: true, from: 1, claim: "8", card: "8S", taker: 1 };

const words = (sentence: Sentence): string =>
	sentence
		.map((part) => {
			if (typeof part === "string") return part;
			if ("said" in part) return `“${part.said}”`;
			return "strong" in part ? part.strong : part.lie;
		})
		.join("")
		.replaceAll("\u00a0", " ");

const told = (events: readonly Event[], changes: Partial<Table> = {}): readonly string[] =>
	lines({ info: info({ seats: people }), table: { ...table, ...changes }, seat: 0, events }).map(
		({ kind, sentence }) => (kind === "heading" ? `# ${words(sentence)}` : words(sentence)),
	);

describe("the log", () => {
	test("tells a card's way, its end, and what that means", () => {
		expect(told([sent, looked, passed, called])).toEqual([
			"# First card",
			"You sent a card to Dani: “an Ace”. Really an 8.",
			"Dani looked, and passed it to Bea: “an 8”.",
			"Bea said “True”. It was an 8.",
			"Dani takes the 8. That is one: one more loses.",
		]);
	});

	test("tells of a look before the pass that follows it", () => {
		expect(told([sent, looked]).at(-1)).toBe("Dani looked.");
	});

	test("calls the card that is under way this card", () => {
		const transit = { hops: [{ from: 0, to: 1, claim: "A" }], looked: false } as const;
		expect(told([sent, called, sent], { transit }).filter((line) => line.startsWith("#"))).toEqual([
			"# First card",
			"# This card",
		]);
	});

	test("says why it was lost", () => {
		const faceUp = [[], ["8S", "8D"], []] as const;
		const lost = (why: "set" | "eight-different" | "no-cards") =>
			told([{ event: "ended", loser: 1, why }], { faceUp }).at(-1);
		expect(lost("set")).toBe("Dani has two 8s, and loses.");
		expect(lost("eight-different")).toBe("Dani has one of every kind, and loses.");
		expect(lost("no-cards")).toBe("Dani has no card left to send, and loses.");
	});

	test("counts only what had been taken until then", () => {
		const again: Event = { ...called, card: "8D" };
		const takes = told([sent, called, sent, again]).filter((line) => line.includes("takes"));
		expect(takes).toEqual(["Dani takes the 8. That is one: one more loses.", "Dani takes the 8."]);
	});
});
