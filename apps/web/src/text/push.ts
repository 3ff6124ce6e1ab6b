import { spoken } from "./spoken.ts";

export const push = spoken({
	en: () => import("./en/push.ts").then(({ push }) => push),
	es: () => import("./es/push.ts").then(({ push }) => push),
});
