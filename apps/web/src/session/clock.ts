/** This page's own clock, epoch ms: it goes on when somebody sets the device's, and was right only if that was when the page was opened. */
export const pageNow = (): number => performance.timeOrigin + performance.now();

/** How much the device's clock may run away from the page's: beyond that it was set, or the device slept and the page's stood still. */
const toleratedMs = 1_000;

/** How far the device's clock is ahead of the page's, ms. */
const deviceAheadMs = (): number => Date.now() - pageNow();

/** Tells, each time, whether the device's clock was set since, or the device slept. */
export function watchClock(): () => boolean {
	const before = deviceAheadMs();
	return () => Math.abs(deviceAheadMs() - before) > toleratedMs;
}

/** The header tells whole seconds. */
const roundedOffMs = 500;
const dateToleranceMs = 2_000;

let serverAheadMs = 0;
let isInDoubt = watchClock();

/** The server's clock as far as this page knows it, to a second or two; epoch ms. */
export const serverNow = (): number => pageNow() + serverAheadMs;

/** What the server's clock showed when it answered: the header `Date`. */
export function hearDate(header: string | null): void {
	const aheadMs = Date.parse(header ?? "") + roundedOffMs - pageNow();
	if (Number.isNaN(aheadMs)) return;
	isInDoubt = watchClock();
	if (Math.abs(aheadMs - serverAheadMs) > dateToleranceMs) serverAheadMs = aheadMs;
}

/** Whether the server's clock has to be heard again. */
export const isServersClockInDoubt = (): boolean => isInDoubt();
