import type { PushedInvitation } from "@fibbers/protocol";
import { effect } from "@preact/signals";
import { social } from "../session/lobby.ts";
import { visit } from "../session/me.ts";
import { language } from "../text/spoken.ts";
import { worker } from "./browser.ts";
import { lookAtPush, pushState } from "./device.ts";
import { tagOf } from "./told.ts";

let isKept = false;

/** In a browser that opted in: keeps to the player who is here, and to his invitations. */
export function keepPushes(): void {
	if (isKept) return;
	isKept = true;
	let player = 0;
	effect(() => {
		// Also when I am nobody any more.
		if (visit.value !== player) void lookAtPush();
		player = visit.value;
	});
	effect(() => {
		if (social.value !== null && pushState.value === "on") void keepToInvitations();
	});
}

const told = new Set<string>();

/** A page in the background has a line, so the server pushes nothing: the page tells what is new, and takes back what is over. */
async function keepToInvitations(): Promise<void> {
	const registration = await worker();
	const open = social.peek()?.invitations ?? [];
	const fresh = open.filter(({ id }) => !told.has(id));
	for (const { id, from, game, table } of fresh) {
		told.add(id);
		if (document.visibilityState === "visible") continue;
		const message: PushedInvitation = {
			kind: "invitation",
			invitation: id,
			from: from.name,
			game,
			table,
			language: language.peek(),
		};
		registration?.active?.postMessage(message);
	}
	const tags = new Set(open.map(({ table }) => tagOf(table)));
	for (const shown of (await registration?.getNotifications()) ?? [])
		if (shown.tag.startsWith(tagOf("")) && !tags.has(shown.tag)) shown.close();
}
