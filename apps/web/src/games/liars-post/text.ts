export type { Loss } from "../../text/en/liars-post.ts";
export { liarsPost as text } from "../../text/liars-post.ts";
export type { Who } from "../../text/who.ts";
