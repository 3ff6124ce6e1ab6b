import { spoken } from "./spoken.ts";

export const elMentiroso = spoken({
	en: () => import("./en/el-mentiroso.ts").then(({ elMentiroso }) => elMentiroso),
	es: () => import("./es/el-mentiroso.ts").then(({ elMentiroso }) => elMentiroso),
});
