import { sitOnArrival } from "../session/here.ts";

/** Opened by “Sit down” on a notification: a chair is to be taken at this table. */
export function arriveByNotification(): void {
	const code = location.pathname.match(/^\/t\/(\w+)$/)?.[1];
	const isOptedIn = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
	if (location.hash !== "#sit" || code === undefined || !isOptedIn) return;
	history.replaceState(history.state, "", location.pathname);
	sitOnArrival(code);
}
