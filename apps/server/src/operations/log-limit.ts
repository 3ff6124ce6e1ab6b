/** Lines of one event a minute. */
const mostLines = 100;
const windowMs = 60_000;

interface Window {
	readonly since: number;
	lines: number;
	leftOut: number;
}

/** Who causes lines, be it out of malice, fills no disk with them: of each event so many are written a minute, and the rest is counted. */
export class LogLimit {
	private readonly windows = new Map<string, Window>();

	/** How many lines of this event were left out before this one; null when this one is left out, too. `now` in ms. */
	passes(event: string, now: number): number | null {
		const window = this.windows.get(event);
		if (window === undefined || now - window.since >= windowMs || now < window.since) {
			this.windows.set(event, { since: now, lines: 1, leftOut: 0 });
			return window?.leftOut ?? 0;
		}
		if (window.lines < mostLines) {
			window.lines++;
			return 0;
		}
		window.leftOut++;
		return null;
	}
}
