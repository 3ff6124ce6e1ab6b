import type { PushedInvitation } from "@fibbers/protocol";
import type { ToldByPage } from "../src/push/told.ts";
import { type About, notify, notifyOfNews } from "./notify.ts";
import { goTo, isSeen } from "./pages.ts";
import { renew } from "./subscription.ts";

declare const self: ServiceWorkerGlobalScope;

// It answers no request and keeps no page, so that a newer version may take over at any moment.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

async function show(data: PushMessageData | null): Promise<void> {
	const told = readable(data);
	if (told?.kind === "invitation") await notify(self.registration, told, null);
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

async function showUnseen(told: ToldByPage): Promise<void> {
	if (await isSeen(self.clients)) return;
	const shown = await self.registration.getNotifications();
	if (!shown.some(({ data }) => (data as About).invitation === told.invitation))
		await notify(self.registration, told, told.invitation);
}

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	const about: About | null = event.notification.data;
	if (event.action === "not-now") return;
	event.waitUntil(goTo(self.clients, about === null ? "/" : `/t/${about.table}`));
});

self.addEventListener("pushsubscriptionchange", (event) =>
	event.waitUntil(renew(self.registration, event.newSubscription ?? null)),
);
