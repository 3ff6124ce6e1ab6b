import { spoken } from "./spoken.ts";

/** Everything that the page says outside a game's own folder and without a file of its own here. */
export const t = spoken({
	en: () => import("./en/index.ts").then(({ t }) => t),
	es: () => import("./es/index.ts").then(({ t }) => t),
});
