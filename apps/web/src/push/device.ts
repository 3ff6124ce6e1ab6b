import type { PushStatus } from "@fibbers/protocol";
import { signal } from "@preact/signals";
import { call } from "../session/http.ts";
import { introduceMe } from "../session/me.ts";
import { ability, startWorker, stopWorker, subscribe, worker } from "./browser.ts";

/** Whether this device is told of invitations while no page is open, or why it cannot be. */
export type PushState =
	| "asking"
	| "unsupported"
	| "install"
	| "denied"
	| "off"
	| "on"
	/** The server does not answer. */
	| "no-answer"
	/** The browser cannot reach its push service. */
	| "failed";

export const pushState = signal<PushState>("asking");

/** Sees how it stands, and brings browser and server together where they have parted. */
export async function lookAtPush(): Promise<void> {
	pushState.value = await standing();
}

async function standing(): Promise<PushState> {
	const able = ability();
	if (able !== "able") return able;
	const registration = await worker();
	const isAllowed = Notification.permission === "granted";
	const here = isAllowed ? await registration?.pushManager.getSubscription() : null;
	if (Notification.permission === "denied") {
		if (registration !== null) await end();
		return "denied";
	}
	const answer = await call<PushStatus>("GET", "/api/push");
	if (!answer.ok) return "no-answer";
	const { key, endpoint } = answer.value;
	if (endpoint === null) {
		// Signed out, somebody else by now, or not known to the push service any more.
		if (registration !== null) await stopWorker();
		return "off";
	}
	if (!isAllowed || registration === null) {
		await end();
		return "off";
	}
	return here?.endpoint === endpoint ? "on" : settle(registration, key);
}

/** Tells this device from now on. Call it when the reader presses something: the browser asks for leave then only. */
export async function turnOn(): Promise<void> {
	const leave = await Notification.requestPermission();
	if (leave === "denied") pushState.value = "denied";
	if (leave !== "granted") return;
	pushState.value = "asking";
	const answer = (await introduceMe()) ? await call<PushStatus>("GET", "/api/push") : null;
	pushState.value = answer?.ok ? await begin(answer.value.key) : "no-answer";
}

async function begin(key: string): Promise<PushState> {
	try {
		return await settle(await startWorker(), key);
	} catch {
		return "failed";
	}
}

async function settle(registration: ServiceWorkerRegistration, key: string): Promise<PushState> {
	const subscription = await subscribe(registration, key).catch(() => null);
	if (subscription === null) return "failed";
	const { endpoint, keys } = subscription.toJSON();
	const answer = await call<PushStatus>("PUT", "/api/me/push", { endpoint, keys });
	return answer.ok ? "on" : "no-answer";
}

export async function turnOff(): Promise<void> {
	pushState.value = "asking";
	pushState.value = (await end()) ? "off" : "no-answer";
}

/** Nothing is pushed here any more, also when the server does not hear of it now: the push service will tell it. */
async function end(): Promise<boolean> {
	await stopWorker();
	return (await call<PushStatus>("DELETE", "/api/me/push")).ok;
}
