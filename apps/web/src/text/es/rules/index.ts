import type { GameId } from "@fibbers/rules";
import type { RuleText } from "../../rule-text.ts";
import { elMentiroso } from "./el-mentiroso.ts";
import { liar } from "./liar.ts";
import { liarsPost } from "./liars-post.ts";
import { page } from "./page.ts";

export const ruleTexts = {
	"el-mentiroso": elMentiroso,
	"liars-post": liarsPost,
	liar,
} satisfies Readonly<Record<GameId, RuleText>>;

export { page };
