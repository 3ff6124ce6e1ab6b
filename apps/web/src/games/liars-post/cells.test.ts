import type { Card } from "@fibbers/rules";
import { describe, expect, test } from "vitest";
import { cells, onlyMissing, sorted } from "./cells.ts";

const cards = (list: string): readonly Card[] => list.split(" ") as readonly string[] as readonly Card[];
const terms = (limit: number, also: "nothing else" | "eight different" = "nothing else") =>
	({ limit, options: { deck: "double", eightDifferent: also === "eight different" } }) as const;
const dangers = (list: string, given: ReturnType<typeof terms>): string =>
	cells(cards(list), given)
		.filter(({ danger }) => danger !== "none")
		.map(({ kind, danger }) => `${kind} ${danger}`)
		.join(", ");

describe("a rack", () => {
	test("has eight kinds in their order, with their numbers", () => {
		const numbers = cells(cards("7S KD KH AS"), terms(4)).map(({ kind, count }) => `${kind}${count}`);
		expect(numbers).toEqual(["A1", "K2", "Q0", "J0", "T0", "90", "80", "71"]);
	});

	test("warns when one more of a kind loses, whatever the limit is", () => {
		expect(dangers("KS KD QS QH QD", terms(4))).toBe("Q set");
		expect(dangers("KS KD QS QH QD", terms(3))).toBe("K set, Q lost");
		expect(dangers("KS KD QS QH QD", terms(5))).toBe("");
	});

	test("warns of the one kind that is missing of eight only where eight different lose", () => {
		const seven = "AS KS QS JS TS 9S 8S";
		expect(dangers(seven, terms(4, "eight different"))).toBe("7 eighth");
		expect(dangers(seven, terms(4))).toBe("");
		expect(dangers("AS KS QS JS TS 9S", terms(4, "eight different"))).toBe("");
		expect(onlyMissing(cards(`${seven} 7D`))).toBeNull();
	});
});

test("a hand lies in the order of the racks, twins side by side", () => {
	expect(sorted(cards("7H TS AS KD TS 8C TD")).join(" ")).toBe("AS KD TD TS TS 8C 7H");
});
