import { spoken } from "./spoken.ts";

export const lobby = spoken({
	en: () => import("./en/lobby.ts").then(({ lobby }) => lobby),
	es: () => import("./es/lobby.ts").then(({ lobby }) => lobby),
});
