import { spoken } from "./spoken.ts";

export const fairness = spoken({
	en: () => import("./en/fairness.ts").then(({ fairness }) => fairness),
	es: () => import("./es/fairness.ts").then(({ fairness }) => fairness),
});
