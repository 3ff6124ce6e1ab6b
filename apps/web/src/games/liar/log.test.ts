import type { liar } from "@fibbers/rules";
import { expect, test } from "vitest";
import type { Sentence } from "../../ui/words.tsx";
import { lines } from "./log.ts";

const plain = (sentence: Sentence): string =>
	sentence
		.map((part) => {
			if (typeof part === "string") return part;
			if ("said" in part) return `“${part.said}”`;
			return "strong" in part ? part.strong : `!${part.lie}`;
		})
		.join("");

const people = ["Ana", "Nico"].map((name) => ({ name }));

function told(events: readonly liar.Event[], seat: number | null, turn = 0): readonly string[] {
	const reading = { info: { seats: people }, table: { turn }, seat, events };
	return lines(reading as unknown as Parameters<typeof lines>[0]).map(({ sentence }) => plain(sentence));
}

const asked: liar.Event = { event: "asked", seat: 0, card: "QS", about: "rank" };
const answered = (seat: number, count: number, lie?: boolean): liar.Event =>
	lie === undefined ? { event: "answered", seat, count } : { event: "answered", seat, count, lie };

test("before the first move it says who starts", () => {
	expect(told([], 0)).toEqual(["You start."]);
	expect(told([], 0, 1)).toEqual(["Nico starts."]);
	expect(told([{ ...asked, seat: 1 }], 0, 0)[0]).toBe("Nico starts.");
});

test("a question, its answer, and that it was let pass, in two lines", () => {
	const events = [asked, answered(1, 1), { event: "trusted", seat: 0 }] as const;
	expect(told(events, 0)).toEqual([
		"You start.",
		"You played the Queen of Spades: “How many Queens?”",
		"Nico said “one”. You went on.",
	]);
	expect(told(events, null).at(-1)).toBe("Nico said “one”. Ana went on.");
});

test("whoever may doubt is told so, nobody else", () => {
	expect(told([asked, answered(1, 2)], 0).at(-1)).toBe("Nico said “two”. Doubt it, or go on.");
	expect(told([asked, answered(1, 2)], null).at(-1)).toBe("Nico said “two”.");
});

test("a lie of my own is marked for me, a true answer is not", () => {
	const mine = [asked, answered(1, 0, true)];
	expect(told(mine, 1).at(-1)).toBe("You said “none”.! Your lie.");
	expect(told([...mine, { event: "trusted", seat: 0 }], 1).at(-1)).toBe("You said “none”.! Your lie. Ana went on.");
	expect(told([asked, answered(1, 1, false)], 1).at(-1)).toBe("You said “one”.");
});

test("the end by a doubt: what it was, and who wins", () => {
	const doubted = {
		event: "doubted",
		seat: 0,
		of: 1,
		card: "QS",
		about: "suit",
		count: 2,
		truth: 1,
		hand: [],
	} as const;
	const ended = { event: "ended", winner: 0, why: "caught-lie" } as const;
	expect(told([doubted, ended], 1)).toEqual([
		"Ana starts.",
		"Ana said “Liar!” to you. It was a lie: one Spade.",
		"Ana wins.",
	]);
	expect(told([{ ...doubted, truth: 2 }], 0).at(-1)).toBe("You said “Liar!” to Nico. It was true: two Spades.");
});

test("the end by a guess: right, or what it was", () => {
	const right = { event: "guessed", seat: 1, card: "KS", middle: "KS" } as const;
	expect(told([right], 0).at(-1)).toBe("Nico guessed the King of Spades, and was right.");
	expect(told([right], 1).at(-1)).toBe("You guessed the King of Spades, and were right.");
	expect(told([{ ...right, middle: "JD" }], 1).at(-1)).toBe(
		"You guessed the King of Spades. It was the Jack of Diamonds.",
	);
});
