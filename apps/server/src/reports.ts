import type { ReportStore } from "./store/reports.ts";
import type { Report, ReportsDesk } from "./table/outside.ts";
import { Rate } from "./table/rate.ts";
import type { Time } from "./table/time.ts";

/** Reports of all tables: kept, and from each player only so many. */
export class Reports implements ReportsDesk {
	private readonly rate = new Rate(5, 10 * 60_000);
	private readonly store: Pick<ReportStore, "add">;
	private readonly time: Time;

	constructor(store: Pick<ReportStore, "add">, time: Time) {
		this.store = store;
		this.time = time;
	}

	async file(report: Report): Promise<boolean> {
		const now = this.time.now();
		if (!this.rate.allows(report.reporter, now)) return false;
		await this.store.add(report, now);
		return true;
	}
}
