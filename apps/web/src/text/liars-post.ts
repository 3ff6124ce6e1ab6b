import { spoken } from "./spoken.ts";

export const liarsPost = spoken({
	en: () => import("./en/liars-post.ts").then(({ liarsPost }) => liarsPost),
	es: () => import("./es/liars-post.ts").then(({ liarsPost }) => liarsPost),
});
