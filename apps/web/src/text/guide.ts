import { spoken } from "./spoken.ts";

/** What the guide says in every game. */
export const guide = spoken({
	en: () => import("./en/lessons/guide.ts").then(({ guide }) => guide),
	es: () => import("./es/lessons/guide.ts").then(({ guide }) => guide),
});
