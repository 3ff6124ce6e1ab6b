import type { liar as english } from "./en/liar.ts";
import { spoken } from "./spoken.ts";
import type { Translated } from "./translated.ts";

export const liar: Translated<typeof english> = spoken<typeof english>({
	en: () => import("./en/liar.ts").then(({ liar }) => liar),
	es: () => import("./es/liar.ts").then(({ liar }) => liar),
});
