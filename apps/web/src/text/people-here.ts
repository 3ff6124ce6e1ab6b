import { spoken } from "./spoken.ts";

export const peopleHere = spoken({
	en: () => import("./en/people-here.ts").then(({ peopleHere }) => peopleHere),
	es: () => import("./es/people-here.ts").then(({ peopleHere }) => peopleHere),
});
