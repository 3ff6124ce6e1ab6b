import type { BotOf } from "../bot.ts";
import { plain, plainClimbing } from "./character.ts";
import { elMentirosoPlayer } from "./player.ts";

export const elMentirosoBot: BotOf<"el-mentiroso"> = elMentirosoPlayer(({ options }) =>
	options.rank === "climbs" ? plainClimbing : plain,
);
