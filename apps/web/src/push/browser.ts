/** What this browser can do about pushes. */
export type Ability = "able" | "install" | "unsupported";

/** On an iPhone or iPad only pages on the home screen are pushed to; Safari on an iPad says that it is a Mac. */
const isApplePhone = (): boolean =>
	/iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function ability(): Ability {
	if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return "able";
	return isSecureContext && isApplePhone() && !matchMedia("(display-mode: standalone)").matches
		? "install"
		: "unsupported";
}

/** What receives pushes here; null in a browser that never opted in. */
export const worker = async (): Promise<ServiceWorkerRegistration | null> =>
	("serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined) ?? null;

export async function startWorker(): Promise<ServiceWorkerRegistration> {
	await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
	return navigator.serviceWorker.ready;
}

/** Nothing is received here any more, and nothing of it stays. */
export async function stopWorker(): Promise<void> {
	const registration = await worker();
	await (await registration?.pushManager.getSubscription())?.unsubscribe();
	await registration?.unregister();
}

/** Where this browser is reached, for the server with this key. */
export async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
	const kept = await pushManager.getSubscription();
	if (kept !== null && isFor(kept, key)) return kept;
	await kept?.unsubscribe();
	return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Whether it was made for the server with this key. */
function isFor({ options }: PushSubscription, key: string): boolean {
	const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
	const text = btoa(String.fromCharCode(...bytes));
	return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}
