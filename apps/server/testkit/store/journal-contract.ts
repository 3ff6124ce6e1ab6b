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
			await journal.open("BBBBBB", "here", noon);
			await journal.open("AAAAAA", "here", noon);
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
			expect(Object.fromEntries(await journal.holders())).toEqual({ AAAAAA: "here", BBBBBB: "here" });
		});

		it("knows the time of its last entry", async () => {
			const journal = await open();
			expect(await journal.lastAt()).toBeNull();
			await journal.open("AAAAAA", "here", noon);
			await journal.append([{ ...entry("AAAAAA", 1), at: noon + 7 }, entry("AAAAAA", 2)]);
			expect(await journal.lastAt()).toBe(noon + 7);
		});

		it("an entry that is there already is refused with all that came with it", async () => {
			const journal = await open();
			for (const table of ["AAAAAA", "BBBBBB", "CCCCCC"]) await journal.open(table, "here", noon);
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
			await journal.open("AAAAAA", "here", noon);
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
			expect(await here.open("AAAAAA", "here", noon)).toBe(1);
			expect(await here.open("BBBBBB", "here", noon)).toBe(1);
			await here.append([entry("AAAAAA", 1, 1)]);
			expect(await there.claim("AAAAAA", "there", "here", noon + 5)).toBe(2);
			expect(await here.holder("AAAAAA")).toEqual({ holder: "there", epoch: 2, claimedAt: noon + 5 });
			const stalled = here.append([entry("BBBBBB", 1), entry("AAAAAA", 2, 1)]);
			await expect(stalled).rejects.toEqual(refused("not-ours", "AAAAAA"));
			await expect(here.close("AAAAAA", 1, noon)).rejects.toEqual(refused("not-ours", "AAAAAA"));
			await there.append([entry("AAAAAA", 2, 2)]);
			expect((await here.read("AAAAAA")).map(({ seq }) => seq)).toEqual([1, 2]);
			expect(await here.read("BBBBBB")).toEqual([]);
		});

		it("a code is opened once, whether its table lives or has ended", async () => {
			const opener = await fresh();
			const stores = [await opener(), await opener()];
			const journals = [...stores, ...stores].map(({ journal }) => journal);
			const epochs = await Promise.all(journals.map((journal, i) => journal.open("AAAAAA", `no. ${i}`, noon)));
			expect(epochs.filter((epoch) => epoch !== null)).toEqual([1]);
			const [{ journal }] = [await opener()];
			expect(await journal.holder("AAAAAA")).toMatchObject({ holder: `no. ${epochs.indexOf(1)}`, epoch: 1 });
			await journal.close("AAAAAA", 1, noon);
			expect(await journal.open("AAAAAA", "late", noon)).toBeNull();
		});

		it("of many who claim a table from the same holder at once, one gets it, and may write", async () => {
			const opener = await fresh();
			const stores = [await opener(), await opener()];
			const journals = [...stores, ...stores, ...stores].map(({ journal }) => journal);
			await journals[0]?.open("AAAAAA", "dead", noon);
			const claims = journals.map((journal, i) => journal.claim("AAAAAA", `no. ${i}`, "dead", noon));
			const epochs = await Promise.all(claims);
			expect(epochs.filter((epoch) => epoch !== null)).toEqual([2]);
			const writes = journals.map((journal, i) => journal.append([entry("AAAAAA", i, epochs[i] ?? 1)]));
			const outcomes = await Promise.allSettled(writes);
			expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(epochs.map((epoch) => epoch === 2));
		});

		it("whoever claims a table from himself keeps it, and what he had under way is refused", async () => {
			const journal = await open();
			await journal.open("AAAAAA", "here", noon);
			expect(await journal.claim("AAAAAA", "here", "here", noon)).toBe(2);
			await expect(journal.append([entry("AAAAAA", 1, 1)])).rejects.toEqual(refused("not-ours", "AAAAAA"));
			await journal.append([entry("AAAAAA", 1, 2)]);
			expect(await journal.claim("AAAAAA", "there", "elsewhere", noon)).toBeNull();
			expect(await journal.claim("BBBBBB", "here", "here", noon)).toBeNull();
			expect(await journal.holder("AAAAAA")).toEqual({ holder: "here", epoch: 2, claimedAt: noon });
		});

		it("a claim that comes while the former holder writes is before all of a call or after it", async () => {
			const opener = await fresh();
			const [{ journal: here }, { journal: there }] = [await opener(), await opener()];
			await here.open("AAAAAA", "here", noon);
			const writes = Array.from({ length: 20 }, (_, i) => here.append([entry("AAAAAA", i)]));
			const claimed = there.claim("AAAAAA", "there", "here", noon).then(async () => await there.read("AAAAAA"));
			await Promise.allSettled(writes);
			expect(await here.read("AAAAAA")).toEqual(await claimed);
		});

		it("a table that is closed leaves nothing but its code", async () => {
			const journal = await open();
			await journal.open("AAAAAA", "here", noon);
			await journal.open("BBBBBB", "here", noon);
			await journal.append([entry("AAAAAA", 1), entry("BBBBBB", 1)]);
			expect(await journal.wasClosed("AAAAAA")).toBe(false);
			await journal.close("AAAAAA", 1, noon);
			await journal.close("AAAAAA", 1, noon);
			expect(await journal.wasClosed("AAAAAA")).toBe(true);
			expect(await journal.wasClosed("BBBBBB")).toBe(false);
			expect(await journal.wasClosed("CCCCCC")).toBe(false);
			expect(await journal.read("AAAAAA")).toEqual([]);
			expect([...(await journal.holders())]).toEqual([["BBBBBB", "here"]]);
			expect(await journal.lastAt()).toBe(noon + 1);
			expect(await journal.claim("AAAAAA", "there", "here", noon)).toBeNull();
			expect(await journal.holder("AAAAAA")).toBeNull();
			await expect(journal.append([entry("AAAAAA", 2)])).rejects.toEqual(refused("not-ours", "AAAAAA"));
			await expect(journal.close("CCCCCC", 1, noon)).rejects.toEqual(refused("not-ours", "CCCCCC"));
		});
	});
}
