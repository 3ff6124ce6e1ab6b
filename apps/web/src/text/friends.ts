import { spoken } from "./spoken.ts";

export const friends = spoken({
	en: () => import("./en/friends.ts").then(({ friends }) => friends),
	es: () => import("./es/friends.ts").then(({ friends }) => friends),
});
