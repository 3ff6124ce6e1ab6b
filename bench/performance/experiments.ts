import type { Experiment } from "./experiment.ts";
import { play } from "./play.ts";
import { watching } from "./watchers.ts";

/** In the order of the table's rows. */
export const experiments: readonly Experiment[] = [play, watching];

/** What each row measures, by its id. */
export const measures: ReadonlyMap<string, string> = new Map(experiments.flatMap(({ rows }) => Object.entries(rows)));
