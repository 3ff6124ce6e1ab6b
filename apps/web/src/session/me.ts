import type { Profile } from "@fibbers/protocol";
import { signal } from "@preact/signals";
import { introduced } from "../preferences.ts";
import { type Answer, call } from "./http.ts";

/** Who I am, as others see me; null until the server has said so. */
export const me = signal<Profile | null>(null);

let asked: Promise<boolean> | null = null;

/** Makes sure that the server knows me (the first call makes a player); false when it cannot be reached. */
export function introduceMe(): Promise<boolean> {
	asked ??= call<Profile>("POST", "/api/me", {}).then((answer) => {
		if (answer.ok) me.value = answer.value;
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
	const answer = await call<Profile>("PUT", "/api/me", change);
	if (answer.ok) {
		me.value = answer.value;
		introduced.value = "yes";
	}
	return answer;
}
