import { spoken } from "./spoken.ts";

export const gamesList = spoken({
	en: () => import("./en/games-list.ts").then(({ gamesList }) => gamesList),
	es: () => import("./es/games-list.ts").then(({ gamesList }) => gamesList),
});
