import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type FirstLoad, SlowBrowser } from "@fibbers/e2e/slow-browser";
import { median } from "../figures.ts";
import { startFibbers } from "../peers/fibbers.ts";
import type { Experiment } from "./experiment.ts";
import { inUnit, told } from "./row.ts";
import { production } from "./settings.ts";
import { withServers } from "./with-servers.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const visits = 7;
const slowdown = 4;

/** Somebody who was never here opens the page and plays against the computer. */
export const page: Experiment = {
	rows: {
		paint: "script to the first paint, gzip",
		playable: "script to a playable table, gzip",
		cards: "landing to own cards against the computer, one core throttled 4 ×",
	},
	async measure() {
		const built = spawnSync("pnpm", ["--filter", "@fibbers/web", "run", "build"], { cwd: root, stdio: "ignore" });
		if (built.status !== 0) throw new Error("the page could not be built");
		return withServers([() => startFibbers("Fibbers", production)], async ([server]) => {
			const browser = await SlowBrowser.start(slowdown);
			try {
				const loads: FirstLoad[] = [];
				// The first one warms the server.
				await browser.visit(server?.url ?? "");
				while (loads.length < visits) loads.push(await browser.visit(server?.url ?? ""));
				const all = (of: (load: FirstLoad) => number): number[] => loads.map(of);
				const kb = (of: (load: FirstLoad) => number): number[] => all((load) => of(load) / 1_000);
				const [paint, playable] = [kb(({ paintScript }) => paintScript), kb(({ tableScript }) => tableScript)];
				const cards = all(({ cardsMs }) => cardsMs / 1_000);
				return {
					paint: {
						ours: `${told(paint, "kB", 1)}, painted after ${told(
							all(({ paintMs }) => paintMs / 1_000),
							"s",
							2,
						)}`,
						bars: [{ tell: inUnit("kB", 1), reading: median(paint), limit: 70 }],
					},
					playable: {
						ours: told(playable, "kB", 1),
						bars: [{ tell: inUnit("kB", 1), reading: median(playable), limit: 110 }],
					},
					cards: {
						ours: told(cards, "s", 2),
						bars: [{ tell: inUnit("s", 2), reading: median(cards), limit: 2.5 }],
					},
				};
			} finally {
				await browser.stop();
			}
		});
	},
};
