import type { LobbyCommand, PushStatus } from "@fibbers/protocol";

/** The browser has changed where it is reached: the server is told, if this device is still to be told of anything. */
export async function renew({ pushManager }: ServiceWorkerRegistration, given: PushSubscription | null): Promise<void> {
	const { key, endpoint }: PushStatus = await (await fetch("/api/push")).json();
	if (endpoint === null) return;
	const subscription = given ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
	const { endpoint: to, keys } = subscription.toJSON();
	await send("PUT", "/api/me/push", { endpoint: to, keys });
}

/** Whoever invites hears of it. What does not arrive stays open until it is over by itself. */
export const answer = (body: LobbyCommand<"answerInvitation">): Promise<void> =>
	send("POST", "/api/me/invitations", body);

async function send(method: string, path: string, body: object): Promise<void> {
	await fetch(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}
