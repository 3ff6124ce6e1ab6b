import { describe, expect, it } from "vitest";
import type { Report } from "../../src/table/outside.ts";
import type { Opener } from "./contract.ts";
import { newPlayer, noon } from "./samples.ts";

const day = 24 * 60 * 60_000;

const report = (reporter: string, reported: string): Report => ({
	reporter,
	reported,
	table: "QWERTY",
	reason: "chat",
	text: "He says “ñ” all the time.",
	lines: [
		{ at: noon - 2, by: "another", said: "hello" },
		{ at: noon - 1, by: "reported", said: "ñ 🂡" },
	],
});

export function reportsContract(fresh: () => Promise<Opener>): void {
	const open = async () => await (await fresh())();

	describe("reports", () => {
		it("are kept with what the reported player was called then, the newest first", async () => {
			const store = await open();
			const [ada, bob] = [await newPlayer(store, "Ada"), await newPlayer(store, "Bob")];
			await store.reports.add(report(ada.id, bob.id), noon);
			await store.players.update(bob.id, { profile: { name: "Saint" } });
			await store.reports.add({ ...report(ada.id, bob.id), reason: "name", text: "", lines: [] }, noon + 1);
			const [second, first] = await store.reports.latest(10);
			expect(first).toMatchObject({ ...report(ada.id, bob.id), at: noon, reportedName: "Bob" });
			expect(second).toMatchObject({ reason: "name", text: "", lines: [], at: noon + 1, reportedName: "Saint" });
			expect(await store.reports.latest(1)).toEqual([second]);
		});

		it("stay when the reporter goes, without him, and go with the reported", async () => {
			const store = await open();
			const [ada, bob] = [await newPlayer(store), await newPlayer(store)];
			await store.reports.add(report(ada.id, bob.id), noon);
			await store.players.delete(ada.id, { name: "Somebody", at: noon });
			expect(await store.reports.latest(10)).toMatchObject([{ reporter: null, reported: bob.id }]);
			await store.players.delete(bob.id, { name: "Somebody", at: noon });
			expect(await store.reports.latest(10)).toEqual([]);
		});

		it("are in the export of who made them, and of nobody else", async () => {
			const store = await open();
			const [ada, bob] = [await newPlayer(store), await newPlayer(store)];
			await store.reports.add(report(ada.id, bob.id), noon);
			const { table, reason, text } = report(ada.id, bob.id);
			expect((await store.players.export(ada.id))?.reports).toEqual([{ table, reason, text }]);
			expect((await store.players.export(bob.id))?.reports).toEqual([]);
		});

		it("are not kept of players who are gone", async () => {
			const store = await open();
			const ada = await newPlayer(store);
			await store.reports.add(report(ada.id, "gone"), noon);
			await store.reports.add(report("gone", ada.id), noon);
			expect(await store.reports.latest(10)).toEqual([]);
		});

		it("go after half a year", async () => {
			const store = await open();
			const [ada, bob] = [await newPlayer(store), await newPlayer(store)];
			for (const days of [0, 1, 180]) await store.reports.add(report(ada.id, bob.id), noon + days * day);
			expect((await store.reports.latest(10)).map(({ at }) => (at - noon) / day)).toEqual([180, 1, 0]);
			await store.reports.add(report(ada.id, bob.id), noon + 181 * day);
			expect((await store.reports.latest(10)).map(({ at }) => (at - noon) / day)).toEqual([181, 180, 1]);
		});
	});
}
