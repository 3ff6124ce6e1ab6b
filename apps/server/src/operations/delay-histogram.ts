import { Histogram, type MetricType } from "prom-client";
import type { Distribution } from "./distribution.ts";

type Told = Awaited<ReturnType<Histogram["get"]>>;

/** The enum of prom-client's types is not there when it runs. */
const type = "histogram" as unknown as MetricType.Histogram;

/** Tells a distribution as Prometheus wants it: in seconds, each class with those below it. */
export class DelayHistogram extends Histogram {
	declare readonly name: string;
	declare readonly help: string;
	private readonly distribution: Distribution;

	constructor(name: string, help: string, distribution: Distribution) {
		super({ name, help, registers: [] });
		this.distribution = distribution;
	}

	override async get(): Promise<Told> {
		const { name, help } = this;
		const { boundsMs, counts, sumMs } = this.distribution;
		const values: Told["values"] = [];
		let count = 0;
		for (const [at, inClass] of counts.entries()) {
			count += inClass;
			const bound = boundsMs[at];
			const le = bound === undefined ? "+Inf" : bound / 1_000;
			values.push({ metricName: `${name}_bucket`, labels: { le }, value: count });
		}
		values.push({ metricName: `${name}_sum`, labels: {}, value: sumMs / 1_000 });
		values.push({ metricName: `${name}_count`, labels: {}, value: count });
		return { name, help, type, aggregator: "sum", values, collect: () => {} };
	}

	/** What a registry asks. */
	getForPromString(): Promise<Told> {
		return this.get();
	}
}
