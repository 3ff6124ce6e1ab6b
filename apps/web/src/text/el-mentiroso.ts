import { spoken } from "./spoken.ts";

export const elMentiroso = spoken({
	en: () => import("./en/el-mentiroso.ts").then(({ elMentiroso }) => elMentiroso),
	es: () => import("./es/el-mentiroso.ts").then(({ elMentiroso }) => elMentiroso),
});

/** What the guide says in this game. */
export const lessons = spoken({
	en: () => import("./en/lessons/el-mentiroso.ts").then(({ lessons }) => lessons),
	es: () => import("./es/lessons/el-mentiroso.ts").then(({ lessons }) => lessons),
});
