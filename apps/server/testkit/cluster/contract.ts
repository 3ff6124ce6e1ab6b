import { afterEach, describe, expect, it } from "vitest";
import type { Cluster } from "../../src/cluster/cluster.ts";
import { Told } from "./told.ts";

export interface OpenedCluster {
	/** Processes of one cluster. */
	readonly processes: readonly Cluster[];
	end(): Promise<void>;
}

/** What processes can rely on, however many there are. */
export function clusterContract(open: () => Promise<OpenedCluster>): void {
	let opened: OpenedCluster | null = null;
	const fresh = async (): Promise<readonly Told[]> => {
		opened = await open();
		return opened.processes.map((process) => new Told(process));
	};
	const firstAndLast = async () => {
		const all = await fresh();
		const [first, last] = [all[0], all.at(-1)];
		if (!first || !last) throw new Error("a cluster of nobody");
		return { all, first, last };
	};
	afterEach(async () => {
		await opened?.end();
		opened = null;
	});

	describe("a cluster", () => {
		it("has processes that are all there, and nobody else", async () => {
			const { all, first } = await firstAndLast();
			for (const { cluster } of all) expect(await first.cluster.isAlive(cluster.self)).toBe(true);
			await first.untilGone("somebody else");
			expect(new Set(all.map(({ cluster }) => cluster.self)).size).toBe(all.length);
		});

		it("boards are read by all, and by oneself at once", async () => {
			const { all, first, last } = await firstAndLast();
			first.put("a", 1);
			expect(first.values("a")).toEqual([1]);
			last.put("b", 2);
			for (const process of all) await process.until(() => process.sum === 3);
			first.put("a", 5);
			first.put("a", 6);
			expect(first.values("a")).toEqual([6]);
			for (const process of all) await process.until(() => process.sum === 8);
			expect(last.board.of("a").get(first.cluster.self)).toBe(6);
			last.put("b", null);
			for (const process of all) await process.until(() => process.sum === 6);
			expect([...first.board.keys()]).toEqual(["a"]);
		});

		it("of many changes at once everybody ends with the last", async () => {
			const { all } = await firstAndLast();
			for (let round = 1; round <= 50; round++)
				for (const process of all) for (const key of ["a", "b", "c"]) process.put(key, round % 7 === 0 ? null : round);
			for (const process of all) await process.until(() => process.sum === 50 * 3 * all.length);
		});

		it("what is told is heard by all in that order, by oneself at once, and after what was put before", async () => {
			const { all, first } = await firstAndLast();
			for (let i = 1; i <= 20; i++) {
				first.put("a", i);
				first.tell(i);
			}
			expect(first.heard).toHaveLength(20);
			for (const process of all) {
				await process.until(() => process.heard.length === 20);
				expect(process.heard.map(({ news }) => news)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
				for (const { news, sum } of process.heard) expect(sum).toBeGreaterThanOrEqual(news);
			}
		});

		it("whoever does not listen any more hears nothing", async () => {
			const { first, last } = await firstAndLast();
			first.stopHearing();
			last.tell(1);
			await last.until(() => last.heard.length === 1 || last === first);
			first.tell(2);
			expect(first.heard).toEqual([]);
		});

		it("a turn is one process' alone, and ends also when its task fails", async () => {
			const { all } = await firstAndLast();
			let running = 0;
			let done = 0;
			const task = async (): Promise<void> => {
				expect(++running).toBe(1);
				await new Promise((resolve) => setImmediate(resolve));
				running--;
				if (++done % 2 === 0) throw new Error("failed");
			};
			const turns = [...all, ...all].map(({ cluster }) => cluster.inTurn("a", task));
			const outcomes = await Promise.allSettled(turns);
			expect(outcomes.map(({ status }) => status).toSorted()).toEqual(
				outcomes.map((_, i) => (i < outcomes.length / 2 ? "fulfilled" : "rejected")),
			);
			for (const { reason } of outcomes.filter(({ status }) => status === "rejected") as PromiseRejectedResult[])
				expect(reason).toEqual(new Error("failed"));
		});

		it("whoever has the turn sees what the one before has put", async () => {
			const { all } = await firstAndLast();
			const count = (process: Told) =>
				process.cluster.inTurn("count", async () => {
					const { sum } = process;
					const own = process.board.of("a").get(process.cluster.self) ?? 0;
					process.put("a", own + 1);
					return sum;
				});
			const sums = await Promise.all(Array.from({ length: 10 }, () => all.map(count)).flat());
			expect(sums.toSorted((a, b) => a - b)).toEqual(sums.map((_, i) => i));
		});

		it("turns of other names do not wait", async () => {
			const { first, last } = await firstAndLast();
			const inner = await first.cluster.inTurn("a", () => last.cluster.inTurn("b", async () => "both"));
			expect(inner).toBe("both");
		});
	});
}
