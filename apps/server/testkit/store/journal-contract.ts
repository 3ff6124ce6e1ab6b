import { describe, expect, it } from "vitest";
import { JournalRefused } from "../../src/store/errors.ts";
import type { Opener } from "./contract.ts";
import { entry, noon } from "./samples.ts";

const refused = (code: JournalRefused["code"], ...tables: string[]) => expect.objectContaining({ code, tables });

export function journalContract(fresh: () => Promise<Opener>): void {
	const open = async () => (await (await fresh())()).journal;

	describe("the journal", () => {
		it("gives entries back in order, each table's own", async () => {
			const journal = await open();
			await journal.claim("BBBBBB", "here", noon);
			await journal.claim("AAAAAA", "here", noon);
			await journal.append([entry("AAAAAA", 10), entry("BBBBBB", 2), entry("AAAAAA", 9)]);
			await journal.append([entry("BBBBBB", 3)]);
			await journal.append([]);
			const stored = (table: string, seq: number) => {
				const { at, entry: text } = entry(table, seq);
				return { seq, at, entry: text };
			};
			expect(await journal.read("AAAAAA")).toEqual([stored("AAAAAA", 9), stored("AAAAAA", 10)]);
			expect(await journal.read("BBBBBB")).toEqual([stored("BBBBBB", 2), stored("BBBBBB", 3)]);
			expect(await journal.read("CCCCCC")).toEqual([]);
			expect(await journal.liveTables()).toEqual(["AAAAAA", "BBBBBB"]);
		});

		it("knows the time of its last entry", async () => {
			const journal = await open();
			expect(await journal.lastAt()).toBeNull();
			await journal.claim("AAAAAA", "here", noon);
			await journal.append([{ ...entry("AAAAAA", 1), at: noon + 7 }, entry("AAAAAA", 2)]);
			expect(await journal.lastAt()).toBe(noon + 7);
		});

		it("an entry that is there already is refused with all that came with it", async () => {
			const journal = await open();
			for (const table of ["AAAAAA", "BBBBBB", "CCCCCC"]) await journal.claim(table, "here", noon);
			await journal.append([entry("AAAAAA", 1), entry("BBBBBB", 1)]);
			const again = journal.append([entry("CCCCCC", 1), entry("BBBBBB", 1), entry("AAAAAA", 2)]);
			await expect(again).rejects.toBeInstanceOf(JournalRefused);
			await expect(again).rejects.toEqual(refused("out-of-order", "BBBBBB"));
			const twice = journal.append([entry("AAAAAA", 2), entry("CCCCCC", 1), entry("CCCCCC", 1)]);
			await expect(twice).rejects.toEqual(refused("out-of-order", "CCCCCC"));
			expect(await journal.read("AAAAAA")).toHaveLength(1);
			expect(await journal.read("BBBBBB")).toHaveLength(1);
			expect(await journal.read("CCCCCC")).toEqual([]);
		});

		it("takes thousands of entries at once, or none of them", async () => {
			const journal = await open();
			await journal.claim("AAAAAA", "here", noon);
			const many = Array.from({ length: 5_000 }, (_, seq) => entry("AAAAAA", seq));
			await expect(journal.append([...many, entry("AAAAAA", 3)])).rejects.toThrow(JournalRefused);
			expect(await journal.read("AAAAAA")).toEqual([]);
			await journal.append(many);
			expect((await journal.read("AAAAAA")).map(({ seq }) => seq)).toEqual(many.map(({ seq }) => seq));
		});

		it("who claimed a table last may write it, nobody else", async () => {
			const opener = await fresh();
			const [{ journal: here }, { journal: there }] = [await opener(), await opener()];
			await expect(here.append([entry("AAAAAA", 1)])).rejects.toEqual(refused("not-ours", "AAAAAA"));
			expect(await here.holder("AAAAAA")).toBeNull();
			expect(await here.claim("AAAAAA", "here", noon)).toBe(1);
			expect(await here.claim("BBBBBB", "here", noon)).toBe(1);
			await here.append([entry("AAAAAA", 1, 1)]);
			expect(await there.claim("AAAAAA", "there", noon + 5)).toBe(2);
			expect(await here.holder("AAAAAA")).toEqual({ holder: "there", epoch: 2, claimedAt: noon + 5 });
			const stalled = here.append([entry("BBBBBB", 1), entry("AAAAAA", 2, 1)]);
			await expect(stalled).rejects.toEqual(refused("not-ours", "AAAAAA"));
			await expect(here.close("AAAAAA", 1, noon)).rejects.toEqual(refused("not-ours", "AAAAAA"));
			await there.append([entry("AAAAAA", 2, 2)]);
			expect((await here.read("AAAAAA")).map(({ seq }) => seq)).toEqual([1, 2]);
			expect(await here.read("BBBBBB")).toEqual([]);
		});

		it("of many who claim a table at once, each gets an epoch of its own, and one may write", async () => {
			const opener = await fresh();
			const stores = [await opener(), await opener()];
			const journals = [...stores, ...stores, ...stores].map(({ journal }) => journal);
			const epochs = await Promise.all(journals.map((journal, i) => journal.claim("AAAAAA", `no. ${i}`, noon)));
			expect(epochs.map(Number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
			const writes = journals.map((journal, i) => journal.append([entry("AAAAAA", i, epochs[i] ?? 0)]));
			const outcomes = await Promise.allSettled(writes);
			expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(epochs.map((epoch) => epoch === 6));
		});

		it("a claim that comes while the former holder writes is before all of a call or after it", async () => {
			const opener = await fresh();
			const [{ journal: here }, { journal: there }] = [await opener(), await opener()];
			await here.claim("AAAAAA", "here", noon);
			const writes = Array.from({ length: 20 }, (_, i) => here.append([entry("AAAAAA", i)]));
			const claimed = there.claim("AAAAAA", "there", noon).then(async () => await there.read("AAAAAA"));
			await Promise.allSettled(writes);
			expect(await here.read("AAAAAA")).toEqual(await claimed);
		});

		it("a table that is closed leaves nothing but its code", async () => {
			const journal = await open();
			await journal.claim("AAAAAA", "here", noon);
			await journal.claim("BBBBBB", "here", noon);
			await journal.append([entry("AAAAAA", 1), entry("BBBBBB", 1)]);
			expect(await journal.wasClosed("AAAAAA")).toBe(false);
			await journal.close("AAAAAA", 1, noon);
			await journal.close("AAAAAA", 1, noon);
			expect(await journal.wasClosed("AAAAAA")).toBe(true);
			expect(await journal.wasClosed("BBBBBB")).toBe(false);
			expect(await journal.wasClosed("CCCCCC")).toBe(false);
			expect(await journal.read("AAAAAA")).toEqual([]);
			expect(await journal.liveTables()).toEqual(["BBBBBB"]);
			expect(await journal.lastAt()).toBe(noon + 1);
			expect(await journal.claim("AAAAAA", "here", noon)).toBeNull();
			expect(await journal.holder("AAAAAA")).toBeNull();
			await expect(journal.append([entry("AAAAAA", 2)])).rejects.toEqual(refused("not-ours", "AAAAAA"));
			await expect(journal.close("CCCCCC", 1, noon)).rejects.toEqual(refused("not-ours", "CCCCCC"));
		});
	});
}
