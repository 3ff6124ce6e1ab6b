export { elMentiroso as text } from "../../text/en/el-mentiroso.ts";
export type { Who } from "../../text/who.ts";
