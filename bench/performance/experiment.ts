import type { Row } from "./row.ts";
import type { Settings } from "./settings.ts";

/** Some rows of the table that are measured together. */
export interface Experiment {
	/** By the ids that `--rows` names: what each measures. */
	readonly rows: Readonly<Record<string, string>>;
	/** A row for each id. */
	measure(settings: Settings): Promise<Readonly<Record<string, Row>>>;
}
