export { type Loss, liarsPost as text } from "../../text/en/liars-post.ts";
export type { Who } from "../../text/who.ts";
