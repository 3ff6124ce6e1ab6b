import type { Limiter, Limits } from "./http/limits.ts";
import type { ReportStore } from "./store/reports.ts";
import type { Report, ReportsDesk } from "./table/outside.ts";
import type { Time } from "./table/time.ts";

/** Reports of all tables: kept, and from each player only so many. */
export class Reports implements ReportsDesk {
	private readonly limiter: Limiter;
	private readonly store: Pick<ReportStore, "add">;
	private readonly time: Time;

	constructor(store: Pick<ReportStore, "add">, time: Time, limits: Limits) {
		this.limiter = limits.limiter("reports", 5, 10 * 60);
		this.store = store;
		this.time = time;
	}

	async file(report: Report): Promise<boolean> {
		if (!(await this.limiter.allows(report.reporter))) return false;
		await this.store.add(report, this.time.now());
		return true;
	}
}
