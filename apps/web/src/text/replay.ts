import { spoken } from "./spoken.ts";

export const replay = spoken({
	en: () => import("./en/replay.ts").then(({ replay }) => replay),
	es: () => import("./es/replay.ts").then(({ replay }) => replay),
});
