/** Another way to wait, for Safari, ms. */
const pauseMs = 300;
/** A page that is never idle waits no longer, ms. */
const patienceMs = 3_000;

/** When nothing else is to be done. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));

/** Does it when nothing else is to be done. Returns how to leave it undone. */
export function whenIdle(act: () => void): () => void {
	if ("requestIdleCallback" in window) {
		const asked = requestIdleCallback(act, { timeout: patienceMs });
		return () => cancelIdleCallback(asked);
	}
	const timer = setTimeout(act, pauseMs);
	return () => clearTimeout(timer);
}
