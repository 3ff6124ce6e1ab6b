export { liar as text } from "../../text/en/liar.ts";
export type { Who } from "../../text/who.ts";
