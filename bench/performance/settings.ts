/** What every experiment is told. */
export interface Settings {
	/** How long each server is measured in each experiment, s. */
	readonly seconds: number;
	readonly seed: number;
}

/** All servers run as they would at people's. */
export const production = { NODE_ENV: "production" } as const;
export const journalOff = { ...production, JOURNAL: "off" } as const;
