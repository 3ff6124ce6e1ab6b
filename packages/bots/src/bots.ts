import type { GameId } from "@fibbers/rules";
import type { Computers } from "./computers.ts";
import { elMentirosoCharacters } from "./el-mentiroso/characters.ts";
import { elMentirosoLevels } from "./el-mentiroso/levels.ts";
import { liarCharacters } from "./liar/characters.ts";
import { liarLevels } from "./liar/levels.ts";
import { liarsPostCharacters } from "./liars-post/characters.ts";
import { liarsPostLevels } from "./liars-post/levels.ts";

/** The computer players of every game, by name. */
export const bots: { readonly [Id in GameId]: Computers<Id> } = {
	"el-mentiroso": { ...elMentirosoLevels, ...elMentirosoCharacters },
	"liars-post": { ...liarsPostLevels, ...liarsPostCharacters },
	liar: { ...liarLevels, ...liarCharacters },
};
