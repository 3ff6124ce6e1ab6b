import type { Characters } from "../computers.ts";
import { type Character, plain, plainClimbing, trusting } from "./character.ts";
import { elMentirosoPlayer } from "./player.ts";

/** Adds false cards wherever there is room, and lays several where it has none. */
const lying: Pick<Character, "addOpening" | "add" | "second" | "third"> = {
	addOpening: 0.8,
	add: 0.7,
	second: 0.7,
	third: 0.5,
};

/** What is added to the chance of truth below which a sceptic challenges. */
const doubt = 0.3;

const honest = (normal: Character): Character => ({ ...normal, doubtBelow: normal.doubtBelow - 0.1 });
const fibber = (normal: Character): Character => ({ ...normal, ...lying });
const sceptic = (normal: Character): Character => ({ ...normal, doubtBelow: normal.doubtBelow + doubt, softness: 0.1 });

const character = (of: (normal: Character) => Character) =>
	elMentirosoPlayer(({ options }) => of(options.rank === "climbs" ? plainClimbing : plain));

export const elMentirosoCharacters: Characters<"el-mentiroso"> = {
	honest: character(honest),
	fibber: character(fibber),
	sceptic: character(sceptic),
	easygoing: elMentirosoPlayer(() => trusting),
};
