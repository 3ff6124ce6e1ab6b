import type { elMentiroso } from "@fibbers/rules";
import type { Levels } from "../computers.ts";
import { type Character, plain, plainClimbing, trusting } from "./character.ts";
import { climber, masters } from "./masters.ts";
import { elMentirosoPlayer } from "./player.ts";

type Table = elMentiroso.Table;

/** What the strongest player is like at this table. */
export function masterAt({ options, counts }: Table): Character {
	if (options.rank === "climbs") return climber;
	const master = masters[counts.length];
	if (master === undefined) throw new RangeError(`nobody masters ${counts.length} seats`);
	return master;
}

const plainAt = ({ options }: Table): Character => (options.rank === "climbs" ? plainClimbing : plain);

export const elMentirosoLevels: Levels<"el-mentiroso"> = {
	easy: elMentirosoPlayer(() => trusting),
	medium: elMentirosoPlayer(plainAt),
	hard: elMentirosoPlayer(masterAt),
};
