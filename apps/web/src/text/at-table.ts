import { spoken } from "./spoken.ts";

export const atTable = spoken({
	en: () => import("./en/at-table.ts").then(({ atTable }) => atTable),
	es: () => import("./es/at-table.ts").then(({ atTable }) => atTable),
});
