/** Another way to wait, for Safari, ms. */
const pauseMs = 300;
/** A page that is never idle, or in the background and so never painted, waits no longer, ms. */
const patienceMs = 3_000;

/** When the page can be seen. */
const painted = new Promise<void>((resolve) => {
	setTimeout(resolve, patienceMs);
	const observer = new PerformanceObserver((list) => {
		if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
	});
	observer.observe({ type: "paint", buffered: true });
});

const next = (act: () => void): void => {
	if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: patienceMs });
	else setTimeout(act, pauseMs);
};

/** Does it when the page can be seen and nothing else is to be done. Returns how to leave it undone. */
export function whenIdle(act: () => void): () => void {
	let isWanted = true;
	void painted.then(() => next(() => isWanted && act()));
	return () => {
		isWanted = false;
	};
}

/** When nothing else is to be done. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
