import { spoken } from "./spoken.ts";

export const liarsPost = spoken({
	en: () => import("./en/liars-post.ts").then(({ liarsPost }) => liarsPost),
	es: () => import("./es/liars-post.ts").then(({ liarsPost }) => liarsPost),
});

/** What the guide says in this game. */
export const lessons = spoken({
	en: () => import("./en/lessons/liars-post.ts").then(({ lessons }) => lessons),
	es: () => import("./es/lessons/liars-post.ts").then(({ lessons }) => lessons),
});
