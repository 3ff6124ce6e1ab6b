import { spoken } from "./spoken.ts";

export const report = spoken({
	en: () => import("./en/report.ts").then(({ report }) => report),
	es: () => import("./es/report.ts").then(({ report }) => report),
});
