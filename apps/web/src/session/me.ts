import type { HandedOver, Me, Profile } from "@fibbers/protocol";
import { effect, signal } from "@preact/signals";
import { forgetPreferences, takeSettings, unsent, wereSent } from "../preference.ts";
import { introduced } from "../preferences.ts";
import { languageOf } from "../text/languages.ts";
import { type Answer, call } from "./http.ts";

/** Who I am, as others see me; null until the server has said so. */
export const me = signal<Profile | null>(null);

/** Another number whenever the server has said who I am; 0 while I am nobody. */
export const visit = signal(0);
let visits = 0;

let asked: Promise<boolean> | null = null;

/** Makes sure that the server knows me (the first call makes a player); false when it cannot be reached. */
export function introduceMe(): Promise<boolean> {
	asked ??= call<Me>("POST", "/api/me", {}).then((answer) => {
		if (answer.ok) settle(answer.value);
		else asked = null;
		return answer.ok;
	});
	return asked;
}

/** As `introduceMe`, also when the server knew me before: its memory may have gone. */
export function introduceMeAgain(): Promise<boolean> {
	asked = null;
	return introduceMe();
}

export async function changeMe(change: Partial<Profile>): Promise<Answer<Profile>> {
	await introduceMe();
	const answer = await call<Me>("PUT", "/api/me", change);
	if (answer.ok) {
		me.value = profileOf(answer.value);
		introduced.value = "yes";
	}
	return answer;
}

/** This browser has been handed over: everything here is that player's now. */
export function becomeMe(player: HandedOver): void {
	forgetPreferences();
	asked = Promise.resolve(true);
	settle(player);
	introduced.value = "yes";
}

/** I am nobody any more, until I am introduced again. */
export function forgetMe(): void {
	forgetPreferences();
	asked = null;
	me.value = null;
	visit.value = 0;
}

const profileOf = ({ name, picture, tone }: Profile): Profile => ({ name, picture, tone });

function settle({ language, settings, ...player }: Me): void {
	me.value = profileOf(player);
	// The server keeps the language apart from what only pages know.
	takeSettings(language === null ? settings : { ...settings, language: languageOf(language) });
	visit.value = ++visits;
}

let isSending = false;

/** Tells the server what was chosen here. What does not arrive is sent with the next choice, or the next visit. */
async function send(): Promise<void> {
	const chosen = unsent.peek();
	if (isSending || Object.keys(chosen).length === 0) return;
	isSending = true;
	const { language, ...settings } = chosen;
	const answer = await call<Me>("PUT", "/api/me", { settings, ...(language !== undefined && { language }) });
	isSending = false;
	if (!answer.ok || me.peek() === null) return;
	wereSent(chosen);
	void send();
}

effect(() => {
	if (me.value !== null && unsent.value) void send();
});
