import { Subscriber } from "@fibbers/server/testkit/push-subscriber";
import type { BrowserContext, Page, Worker } from "@playwright/test";

interface Shown {
	readonly title: string;
	readonly body: string;
	readonly tag: string;
	readonly actions: readonly string[];
	/** What it is about, for when it is pressed. */
	readonly data: unknown;
}

/** What a worker gives to the browser to show. */
interface Given extends Pick<Shown, "body"> {
	readonly tag?: string;
	readonly data?: unknown;
	readonly actions?: readonly { readonly title: string }[];
}

/**
 * A browser whose pushes come from a push service of the test. Chromium without a window has none, and shows no notifications:
 * these two are stood in for; the worker, its registration, and how a push reaches it are the browser's own.
 */
export class PushedBrowser {
	readonly subscriber = new Subscriber();
	private readonly context: BrowserContext;

	private constructor(context: BrowserContext) {
		this.context = context;
	}

	static async in(context: BrowserContext, endpoint: string): Promise<PushedBrowser> {
		const browser = new PushedBrowser(context);
		await context.addInitScript(standIn, { endpoint, keys: browser.subscriber.keys });
		return browser;
	}

	/** The push service hands a message to the browser; what the worker shows for it. */
	async receive(page: Page, data: string): Promise<Shown> {
		const cdp = await this.context.newCDPSession(page);
		const registration = new Promise<string>((resolve) =>
			cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
				const [first] = registrations;
				if (first !== undefined) resolve(first.registrationId);
			}),
		);
		await cdp.send("ServiceWorker.enable");
		const worker = await this.worker();
		await worker.evaluate(keepShown);
		const { origin } = new URL(page.url());
		await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registration, data });
		const shown = await worker.evaluate(nextShown);
		await cdp.detach();
		return shown;
	}

	/** Nobody looks at any page from now on; how often pages tell the worker, and what it shows then. */
	async inBackground(page: Page): Promise<() => Promise<{ readonly told: number; readonly shown: readonly Shown[] }>> {
		const worker = await this.worker();
		await worker.evaluate(keepShown);
		await worker.evaluate(showNoPage);
		await page.evaluate(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" }));
		return () => worker.evaluate(toldAndShown);
	}

	/** The browser is reached elsewhere from now on, and tells its worker. */
	async moves(endpoint: string): Promise<void> {
		await (await this.worker()).evaluate(changeSubscription, { endpoint, keys: this.subscriber.keys });
	}

	/** The last notification is pressed, or one of its buttons. */
	async press(action: string): Promise<void> {
		await (await this.worker()).evaluate(pressShown, action);
	}

	private async worker(): Promise<Worker> {
		return this.context.serviceWorkers()[0] ?? this.context.waitForEvent("serviceworker");
	}
}

/** Runs in every page, before its own scripts. */
function standIn({ endpoint, keys }: { readonly endpoint: string; readonly keys: object }): void {
	const name = "test.subscribed";
	const subscription = (key: string) => ({
		endpoint,
		options: { applicationServerKey: Uint8Array.fromBase64(key, { alphabet: "base64url" }).buffer },
		toJSON: () => ({ endpoint, keys }),
		unsubscribe: async () => {
			localStorage.removeItem(name);
			return true;
		},
	});
	Object.defineProperty(Notification, "permission", { get: () => "granted" });
	Notification.requestPermission = async () => "granted";
	Object.assign(PushManager.prototype, {
		subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
			localStorage.setItem(name, applicationServerKey);
			return subscription(applicationServerKey);
		},
		getSubscription: async () => {
			const key = localStorage.getItem(name);
			return key === null ? null : subscription(key);
		},
	});
}

interface Scope {
	shown: PromiseWithResolvers<Shown>;
	all: Shown[];
	/** How often pages have told of something. */
	told: number;
	readonly registration: object;
	readonly clients: object;
}

// What follows runs in the worker.

function keepShown(): void {
	const scope = globalThis as unknown as Scope;
	scope.shown = Promise.withResolvers();
	scope.all = [];
	Object.assign(scope.registration, {
		showNotification: async (title: string, { body, tag = "", data = null, actions = [] }: Given) => {
			const shown = { title, body, tag, data, actions: actions.map((action) => action.title) };
			scope.all.push(shown);
			scope.shown.resolve(shown);
		},
		getNotifications: async () => scope.all,
	});
}

function toldAndShown(): { readonly told: number; readonly shown: readonly Shown[] } {
	const { told, all } = globalThis as unknown as Scope;
	return { told, shown: all };
}

/** A browser without a window calls every page visible. */
function showNoPage(): void {
	const scope = globalThis as unknown as Scope;
	Object.assign(scope.clients, { matchAll: async () => [] });
	scope.told = 0;
	addEventListener("message", () => scope.told++);
}

const nextShown = async (): Promise<Shown> => (globalThis as unknown as Scope).shown.promise;

async function pressShown(action: string): Promise<void> {
	const { data } = await (globalThis as unknown as Scope).shown.promise;
	const done = Promise.withResolvers<unknown>();
	const event = { notification: { data, close: () => {} }, action, waitUntil: done.resolve };
	dispatchEvent(Object.assign(new Event("notificationclick"), event));
	await done.promise;
}

async function changeSubscription(subscription: object): Promise<void> {
	const done = Promise.withResolvers<unknown>();
	const event = { newSubscription: { toJSON: () => subscription }, waitUntil: done.resolve };
	dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), event));
	await done.promise;
}
