import type { PushStatus } from "@fibbers/protocol";

/** The browser has changed where it is reached: the server is told, if this device is still to be told of anything. */
export async function renew({ pushManager }: ServiceWorkerRegistration, given: PushSubscription | null): Promise<void> {
	const { key, endpoint }: PushStatus = await (await fetch("/api/push")).json();
	if (endpoint === null) return;
	const subscription = given ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
	const { endpoint: to, keys } = subscription.toJSON();
	await fetch("/api/me/push", {
		method: "PUT",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ endpoint: to, keys }),
	});
}
