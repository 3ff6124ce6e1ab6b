import type { advice as english } from "./en/advice.ts";
import { spoken } from "./spoken.ts";
import type { Translated } from "./translated.ts";

export const advice: Translated<typeof english> = spoken<typeof english>({
	en: () => import("./en/advice.ts").then(({ advice }) => advice),
	es: () => import("./es/advice.ts").then(({ advice }) => advice),
});
