import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Table } from "../table/table.ts";
import type { Counts } from "./counts.ts";
import { DelayHistogram } from "./delay-histogram.ts";

interface MetricsDeps {
	readonly counts: Counts;
	/** The live tables of this process. */
	readonly tables: () => readonly Table[];
	/** What this program was built from, if it is known. */
	readonly commit: string | undefined;
}

/** One number, and the labels it goes under. */
type Figure = readonly [labels: Readonly<Record<string, string | number>>, value: number];

/** How exactly the lag of the event loop is measured, ms. */
const lagPrecisionMs = 20;

/** All that Prometheus is told. Counting goes on elsewhere; here it is read, once for each scrape. */
export function metricsOf({ counts, tables, commit }: MetricsDeps): Registry {
	const registry = new Registry();
	const registers = [registry];

	const figures =
		(Kind: typeof Counter | typeof Gauge) =>
		(name: string, help: string, labelNames: readonly string[], read: () => Iterable<Figure>): void => {
			new Kind({
				name,
				help,
				labelNames: [...labelNames],
				registers,
				collect() {
					this.reset();
					for (const [labels, value] of read()) this.inc({ ...labels }, value);
				},
			});
		};
	const counter = figures(Counter);
	const gauge = figures(Gauge);
	const by = (label: string, numbers: Readonly<Record<string, number>>) => (): readonly Figure[] =>
		Object.entries(numbers).map(([key, value]) => [{ [label]: key }, value]);

	gauge("fibbers_tables", "Live tables of this process.", ["game", "phase"], () =>
		tables().map(({ agreed, phase }) => [{ game: agreed.game, phase }, 1]),
	);
	gauge("fibbers_players", "Connected players at tables, by whether they have a seat.", ["role"], () => {
		let seated = 0;
		let watching = 0;
		for (const { company } of tables()) {
			const { watchers } = company;
			watching += watchers;
			seated += company.connections - watchers;
		}
		return by("role", { seated, watching })();
	});
	gauge("fibbers_connections", "Open WebSockets, by where they lead.", ["line"], by("line", counts.lines));
	counter(
		"fibbers_connections_closed_total",
		"Closed WebSockets, by close code (0: any other).",
		["line", "code"],
		() => [...counts.closes].map(([line, code, count]) => [{ line, code }, count]),
	);
	counter("fibbers_returns_total", "Joins of players who had been at that table before.", [], () => [
		[{}, counts.returns],
	]);
	counter("fibbers_moves_total", "Moves of people and computers.", ["game"], by("game", counts.moves));
	counter("fibbers_commands_total", "Commands, by how they were answered.", ["command", "answer"], () =>
		[...counts.answers].map(([command, answer, count]) => [{ command, answer }, count]),
	);
	registry.registerMetric(
		new DelayHistogram(
			"fibbers_move_publish_seconds",
			"From the arrival of a person's move until it is on its way to everybody.",
			counts.publishing,
		),
	);
	registry.registerMetric(
		new DelayHistogram("fibbers_journal_append_seconds", "One write of the journal.", counts.keeping),
	);
	counter(
		"fibbers_journal_failures_total",
		"Writes of the journal that failed.",
		["why"],
		by("why", counts.keepFailures),
	);
	counter("fibbers_table_fates_total", "What became of tables.", ["fate"], by("fate", counts.fates));
	counter("fibbers_pushes_total", "What push services said.", ["outcome"], by("outcome", counts.pushes));
	counter("fibbers_http_requests_total", "HTTP requests.", ["method", "route", "status"], () =>
		[...counts.requests].map(([request, status, count]) => {
			const [method = "", route = ""] = request.split(" ");
			return [{ method, route, status }, count];
		}),
	);
	gauge("fibbers_build_info", "Always 1.", ["commit", "node"], () => [
		[{ commit: commit ?? "unknown", node: process.version }, 1],
	]);
	collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagPrecisionMs });
	return registry;
}
