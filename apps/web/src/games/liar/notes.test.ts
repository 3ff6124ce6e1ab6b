import { expect, test } from "vitest";
import { cycled, knownOf, type Marks, pruned, remember, remembered } from "./notes.ts";

const store = () => {
	const kept = new Map<string, string>();
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	};
};

test("a press crosses a card out, the next rings it, the third wipes it clean", () => {
	const out = cycled({ KS: "ring" }, "JH");
	expect(out).toEqual({ KS: "ring", JH: "out" });
	const ring = cycled(out, "JH");
	expect(ring).toEqual({ KS: "ring", JH: "ring" });
	expect(cycled(ring, "JH")).toEqual({ KS: "ring" });
});

test("what is known for certain: my hand, open cards, the middle card once it is turned over", () => {
	const table = { faceUp: [["QS"], ["QH"]], middle: "KS" } as const;
	const own = { hand: ["KH"] } as const;
	expect((["KH", "QS", "QH", "KS", "JD"] as const).map((card) => knownOf(card, table, own))).toEqual([
		"yours",
		"open",
		"open",
		"middle",
		null,
	]);
});

test("a mark is forgotten when its card becomes known, and only then", () => {
	const marks: Marks = { KS: "ring", JH: "out" };
	expect(pruned(marks, (card) => card === "JH")).toEqual({ KS: "ring" });
	expect(pruned(marks, () => false)).toBe(marks);
});

test("marks outlast a reload, and are gone with the next game or at another table", () => {
	const kept = store();
	remember("K7Q2MX 3", { KS: "ring", JH: "out" }, kept);
	expect(remembered("K7Q2MX 3", kept)).toEqual({ KS: "ring", JH: "out" });
	expect(remembered("K7Q2MX 4", kept)).toEqual({});
	expect(remembered("QH74KD 3", kept)).toEqual({});
});

test("what somebody else wrote into the store does no harm", () => {
	const kept = store();
	for (const text of ["", "7", "null", "[]", '{"game":"A 1"}', '{"game":"A 1","marks":7}', "{"]) {
		kept.setItem("fibbers.liar-notes", text);
		expect(remembered("A 1", kept)).toEqual({});
	}
	kept.setItem("fibbers.liar-notes", '{"game":"A 1","marks":{"KS":"ring","XX":"out","JH":"blue"}}');
	expect(remembered("A 1", kept)).toEqual({ KS: "ring" });
});

test("without a store the page goes on", () => {
	const closed = {
		getItem: (): string => {
			throw new Error("closed");
		},
		setItem: (): void => {
			throw new Error("closed");
		},
	};
	remember("A 1", { KS: "out" }, closed);
	expect(remembered("A 1", closed)).toEqual({});
});
