import { spoken } from "./spoken.ts";

export const chat = spoken({
	en: () => import("./en/chat.ts").then(({ chat }) => chat),
	es: () => import("./es/chat.ts").then(({ chat }) => chat),
});
