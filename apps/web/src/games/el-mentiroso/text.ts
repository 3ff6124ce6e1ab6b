export { elMentiroso as text } from "../../text/el-mentiroso.ts";
export type { Who } from "../../text/who.ts";
