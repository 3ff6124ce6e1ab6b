import { cluster } from "./cluster.ts";
import type { Experiment } from "./experiment.ts";
import { idle } from "./idle.ts";
import { late } from "./late.ts";
import { long } from "./long.ts";
import { page } from "./page.ts";
import { play } from "./play.ts";
import { tables } from "./tables.ts";
import { watching } from "./watchers.ts";

/** In the order of the table's rows. */
export const experiments: readonly Experiment[] = [play, watching, tables, late, idle, long, page, cluster];

/** What each row measures, by its id. */
export const measures: ReadonlyMap<string, string> = new Map(experiments.flatMap(({ rows }) => Object.entries(rows)));
