import type { BotOf } from "../src/bot.ts";
import { type Character, plain, plainClimbing, trusting } from "../src/el-mentiroso/character.ts";
import { elMentirosoPlayer } from "../src/el-mentiroso/player.ts";

const s2: Character = {
	doubtBelow: 0.44,
	doubtPile: 0.03,
	doubtNext: 0.17,
	doubtBare: 0,
	doubtSet: 0,
	doubtLast: 0.2,
	doubtFew: 0.05,
	doubtMany: -0.01,
	believeClaims: 1.05,
	openingTruth: 0.92,
	openingFall: 2.1,
	softness: 0.02,
	scarce: -0.05,
	holdBackOpening: 0,
	holdBack: 0,
	addOpening: 0.34,
	add: 0.2,
	second: 0.13,
	third: 0.24,
};
const s3: Character = {
	...s2,
	doubtMany: 0.15,
	add: 0.47,
	holdBack: 0.24,
	scarce: -0.06,
	holdBackOpening: 0.15,
	addOpening: 0.51,
	third: 0.36,
};
const a: Character = {
	doubtBelow: 0.38,
	doubtPile: 0.32,
	doubtNext: 0.08,
	doubtBare: 0,
	doubtSet: 0,
	doubtLast: 0.2,
	doubtFew: 0.11,
	doubtMany: 0.15,
	believeClaims: 1.01,
	openingTruth: 1.15,
	openingFall: 2.41,
	softness: 0.02,
	scarce: -0.06,
	holdBackOpening: 0.9,
	holdBack: 0.24,
	addOpening: 0.86,
	add: 0.67,
	second: 0.06,
	third: 0.19,
};

const always = (character: Character): BotOf<"el-mentiroso"> => elMentirosoPlayer(() => character);

/** T tells the truth wherever it can; H doubts by the odds; S2 and S3 bluff with measure; A lies too much. */
export const elMentirosoReferences = {
	T: always(trusting),
	H: elMentirosoPlayer(({ options }) => (options.rank === "climbs" ? plainClimbing : plain)),
	"H .5": always({ ...plain, doubtBelow: 0.5 }),
	S2: always(s2),
	S3: always(s3),
	A: always(a),
} satisfies Readonly<Record<string, BotOf<"el-mentiroso">>>;
