import { afterEach, describe, expect, it } from "vitest";
import { openStore, type Place } from "../../src/store/open-store.ts";
import type { Store } from "../../src/store/store.ts";
import { gamesContract } from "./games-contract.ts";
import { journalContract } from "./journal-contract.ts";
import { migrationsContract } from "./migrations-contract.ts";
import { playersContract } from "./players-contract.ts";
import { pushesContract } from "./pushes-contract.ts";
import { randomContract } from "./random-contract.ts";
import { reportsContract } from "./reports-contract.ts";
import { socialContract } from "./social-contract.ts";

/** Opens the same database at each call: a second one is another process at it. */
export type Opener = () => Promise<Store>;

/** What every store keeps to. `fresh` makes a new, empty database. */
export function storeContract(name: string, fresh: () => Promise<Place>): void {
	const opened: Store[] = [];

	const openerAt =
		(place: Place): Opener =>
		async () => {
			const store = await openStore(place);
			opened.push(store);
			return store;
		};

	const freshOpener = async (): Promise<Opener> => openerAt(await fresh());

	describe(`the store in ${name}`, () => {
		afterEach(async () => {
			await Promise.all(opened.splice(0).map((store) => store.close()));
		});

		it("can be written to", async () => {
			const open = await freshOpener();
			const store = await open();
			expect(await store.ping()).toBe(true);
			expect(await store.ping()).toBe(true);
		});

		migrationsContract(fresh, openerAt);
		playersContract(freshOpener);
		journalContract(freshOpener);
		gamesContract(freshOpener);
		socialContract(freshOpener);
		pushesContract(freshOpener);
		reportsContract(freshOpener);
		randomContract(freshOpener);
	});
}
