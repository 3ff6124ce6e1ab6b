import { seededRandom } from "@fibbers/rules";
import { expect, test } from "vitest";
import { SparseMap } from "./sparse-map.ts";

test.each([1, 2, 3])("whatever is done to it, it holds what a map would (seed %i)", (seed) => {
	const random = seededRandom(seed);
	const begin = [[0, "a"] as const].slice(random.below(2));
	const [sparse, map] = [new SparseMap<number, string>(begin), new Map<number, string>(begin)];
	for (let i = 0; i < 500; i++) {
		const key = random.below(4);
		const act = random.below(20);
		for (const each of [sparse, map]) {
			if (act === 0) each.clear();
			else if (act % 2 === 0) each.delete(key);
			else each.set(key, String(i));
		}
		expect([...sparse]).toEqual([...map]);
		expect([...sparse.values()]).toEqual([...map.values()]);
		expect([sparse.size, sparse.get(key)]).toEqual([map.size, map.get(key)]);
	}
});

test("what has been taken out meanwhile is not come to any more", () => {
	const sparse = new SparseMap([
		[1, "a"],
		[2, "b"],
		[3, "c"],
	]);
	const seen: number[] = [];
	for (const [key] of sparse) {
		seen.push(key);
		sparse.delete(2);
		sparse.delete(key);
	}
	expect([seen, sparse.size]).toEqual([[1, 3], 0]);
});
