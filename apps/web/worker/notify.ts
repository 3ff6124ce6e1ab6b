import type { PushedInvitation } from "@fibbers/protocol";
import { tagOf } from "../src/push/told.ts";
import { wordsFor } from "./words.ts";

/** What browsers know besides, where they can. */
interface Options extends NotificationOptions {
	readonly renotify?: boolean;
	readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

/** What a notification is about, for when it is pressed. */
export type About = Pick<PushedInvitation, "table" | "invitation">;

const look = { icon: "/icon-192.png", badge: "/badge-96.png" };

export async function notify(
	registration: ServiceWorkerRegistration,
	{ invitation, from, game, table, language }: PushedInvitation,
): Promise<void> {
	const words = wordsFor(language);
	const about: About = { table, invitation };
	const options: Options = {
		...look,
		body: words.text(words.games[game]?.title ?? "Fibbers", spaced(table)),
		tag: tagOf(table),
		renotify: true,
		data: about,
		actions: [
			{ action: "sit", title: words.sitDown },
			{ action: "not-now", title: words.notNow },
		],
	};
	await registration.showNotification(words.heading(from), options);
}

/** A push that this worker does not understand must show something all the same, or the browser says so in its own words. */
export const notifyOfNews = (registration: ServiceWorkerRegistration): Promise<void> =>
	registration.showNotification("Fibbers", { ...look, body: wordsFor(null).news });

const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
