import { JournalRefused } from "../../../src/store/errors.ts";
import type { Journal } from "../../../src/store/store.ts";
import type { World } from "./world.ts";

/** The journal in a plain map. */
export function modelJournal({ tables }: World): Journal {
	const live = () => [...tables].filter(([, table]) => !table.isClosed);
	return {
		async open(code, holder, at) {
			if (tables.has(code)) return null;
			tables.set(code, { holder, epoch: 1, claimedAt: at, entries: [], isClosed: false });
			return 1;
		},
		async claim(code, holder, from, at) {
			const table = tables.get(code);
			if (!table || table.isClosed || table.holder !== from) return null;
			const epoch = table.epoch + 1;
			tables.set(code, { ...table, holder, epoch, claimedAt: at });
			return epoch;
		},
		async holder(code) {
			const table = tables.get(code);
			if (!table || table.isClosed) return null;
			return { holder: table.holder, epoch: table.epoch, claimedAt: table.claimedAt };
		},
		async append(entries) {
			const foreign = entries.filter(({ table: code, epoch }) => {
				const table = tables.get(code);
				return !table || table.isClosed || table.epoch !== epoch;
			});
			if (foreign.length > 0)
				throw new JournalRefused(
					"not-ours",
					foreign.map(({ table }) => table),
				);
			const twice = entries.filter(
				({ table, seq }, i) =>
					tables.get(table)?.entries.some((entry) => entry.seq === seq) ||
					entries.slice(0, i).some((other) => other.table === table && other.seq === seq),
			);
			if (twice.length > 0)
				throw new JournalRefused(
					"out-of-order",
					twice.map(({ table }) => table),
				);
			for (const { table: code, seq, at, entry } of entries) {
				const table = tables.get(code);
				if (table) tables.set(code, { ...table, entries: [...table.entries, { seq, at, entry }] });
			}
		},
		read: async (code) => (tables.get(code)?.entries ?? []).toSorted((a, b) => a.seq - b.seq),
		holders: async () => new Map(live().map(([code, { holder }]) => [code, holder])),
		async lastAt() {
			const times = live().flatMap(([, { entries }]) => entries.map(({ at }) => at));
			return times.length === 0 ? null : Math.max(...times);
		},
		async close(code, epoch) {
			const table = tables.get(code);
			if (table?.epoch !== epoch) throw new JournalRefused("not-ours", [code]);
			tables.set(code, { ...table, entries: [], isClosed: true });
		},
		wasClosed: async (code) => tables.get(code)?.isClosed ?? false,
	};
}
