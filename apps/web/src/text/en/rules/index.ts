import type { GameId } from "@fibbers/rules";
import type { RuleText } from "../../rule-text.ts";
import { elMentiroso } from "./el-mentiroso.ts";
import { liar } from "./liar.ts";
import { liarsPost } from "./liars-post.ts";
import { page } from "./page.ts";

/** Every game's rules for players, and what is around them. Fetched with the rule page, so not a part of `t`. */
export const ruleTexts = {
	"el-mentiroso": elMentiroso,
	"liars-post": liarsPost,
	liar,
} satisfies Readonly<Record<GameId, RuleText>>;

export { page };
