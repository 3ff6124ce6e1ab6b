import type { PushedInvitation } from "@fibbers/protocol";
import { type About, notify, notifyOfNews } from "./notify.ts";
import { goTo, isSeen } from "./pages.ts";
import { answer, renew } from "./server.ts";

declare const self: ServiceWorkerGlobalScope;

// It answers no request and keeps no page, so that a newer version may take over at any moment.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

async function show(data: PushMessageData | null): Promise<void> {
	const told = readable(data);
	if (told?.kind === "invitation") await notify(self.registration, told);
	else await notifyOfNews(self.registration);
}

function readable(data: PushMessageData | null): PushedInvitation | null {
	try {
		return data?.json() ?? null;
	} catch {
		return null;
	}
}

self.addEventListener("message", (event) => event.waitUntil(showUnseen(event.data)));

/** A page in the background tells; pages in several tabs tell of the same invitation. */
async function showUnseen(told: PushedInvitation): Promise<void> {
	if (await isSeen(self.clients)) return;
	const shown = await self.registration.getNotifications();
	if (!shown.some(({ data }) => (data as About | null)?.invitation === told.invitation))
		await notify(self.registration, told);
}

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(pressed(event.notification.data, event.action));
});

async function pressed(about: About | null, action: string): Promise<void> {
	if (about === null) return goTo(self.clients, "/");
	const { table, invitation } = about;
	if (action === "not-now") return answer({ invitation, accept: false });
	// Going there comes first: the browser lets a page be opened only just after the press.
	await goTo(self.clients, `/t/${table}`, action === "sit" ? "#sit" : "");
	if (action === "sit") await answer({ invitation, accept: true });
}

self.addEventListener("pushsubscriptionchange", (event) =>
	event.waitUntil(renew(self.registration, event.newSubscription ?? null)),
);
