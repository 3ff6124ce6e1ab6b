import { afterEach, describe, expect, it } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { gamesContract } from "./games-contract.ts";
import { journalContract } from "./journal-contract.ts";
import { playersContract } from "./players-contract.ts";
import { randomContract } from "./random-contract.ts";
import { newPlayer } from "./samples.ts";

/** Opens the same database at each call: a second one is another process at it. */
export type Opener = () => Promise<Store>;

/** What every store keeps to. `fresh` makes a new, empty database. */
export function storeContract(name: string, fresh: () => Promise<Opener>): void {
	const opened: Store[] = [];

	async function freshOpener(): Promise<Opener> {
		const open = await fresh();
		return async () => {
			const store = await open();
			opened.push(store);
			return store;
		};
	}

	describe(`the store in ${name}`, () => {
		afterEach(async () => {
			await Promise.all(opened.splice(0).map((store) => store.close()));
		});

		it("can be written to", async () => {
			const open = await freshOpener();
			expect(await (await open()).ping()).toBe(true);
		});

		it("opening a database again changes nothing in it", async () => {
			const open = await freshOpener();
			const first = await open();
			const { id } = await newPlayer(first);
			const before = await first.players.find(id);
			expect(await (await open()).players.find(id)).toEqual(before);
			expect(await (await open()).players.find(id)).toEqual(before);
		});

		it("a new database can be opened by several at once", async () => {
			const open = await freshOpener();
			const stores = await Promise.all([open(), open(), open()]);
			for (const store of stores) expect(await store.ping()).toBe(true);
		});

		playersContract(freshOpener);
		journalContract(freshOpener);
		gamesContract(freshOpener);
		randomContract(freshOpener);
	});
}
