import type { liar as english } from "./en/liar.ts";
import { spoken } from "./spoken.ts";
import type { Translated } from "./translated.ts";

export const liar: Translated<typeof english> = spoken<typeof english>({
	en: () => import("./en/liar.ts").then(({ liar }) => liar),
	es: () => import("./es/liar.ts").then(({ liar }) => liar),
});

/** What the guide says in this game. */
export const lessons = spoken({
	en: () => import("./en/lessons/liar.ts").then(({ lessons }) => lessons),
	es: () => import("./es/lessons/liar.ts").then(({ lessons }) => lessons),
});
