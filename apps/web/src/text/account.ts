import { spoken } from "./spoken.ts";

export const account = spoken({
	en: () => import("./en/account.ts").then(({ account }) => account),
	es: () => import("./es/account.ts").then(({ account }) => account),
});
