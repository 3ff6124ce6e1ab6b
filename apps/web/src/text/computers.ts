import { spoken } from "./spoken.ts";

export const computers = spoken({
	en: () => import("./en/computers.ts").then(({ computers }) => computers),
	es: () => import("./es/computers.ts").then(({ computers }) => computers),
});
