export { liar as text } from "../../text/liar.ts";
export type { Who } from "../../text/who.ts";
