import { baseSeed } from "@fibbers/rules/testkit";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Opener } from "./contract.ts";
import { modelStore } from "./model/index.ts";
import { everything, outcomeOf, timedOperation } from "./operations.ts";
import { noon } from "./samples.ts";

const runs = 12;

/** Random operations against a store and a plain model; fast-check prints the seed and the shortest list that fails. */
export function randomContract(fresh: () => Promise<Opener>): void {
	it(`answers as the model does, whatever is done in whatever order (seed ${baseSeed})`, async () => {
		const operations = fc.array(timedOperation, { minLength: 30, maxLength: 80 });
		const property = fc.asyncProperty(operations, async (list) => {
			const store = await (await fresh())();
			const model = modelStore();
			let at = noon;
			try {
				for (const { after, operation } of list) {
					at += after;
					const now = at;
					const expected = await outcomeOf(() => operation.run(model, now));
					expect(await outcomeOf(() => operation.run(store, now))).toEqual(expected);
				}
				expect(await everything(store)).toEqual(await everything(model));
			} finally {
				await store.close();
			}
		});
		await fc.assert(property, { seed: baseSeed, numRuns: runs });
	});
}
