import type { elMentiroso, liarsPost } from "@fibbers/rules";
import type { Duel } from "./duel.ts";

/** What a duel has to come to, in percent. */
export interface Bar {
	readonly duel: Duel;
	readonly least: number;
	readonly most: number;
}

type Bound = readonly [least: number, most: number];
type Sides = readonly [one: string, others: string];

const locked: elMentiroso.Options = { rank: "locked", discardFrom: 4 };
const climbs: elMentiroso.Options = { rank: "climbs", discardFrom: 4 };
const double: liarsPost.Options = { deck: "double", eightDifferent: false };

/** What the games are measured with, the first the usual one. */
export const measured = {
	"el-mentiroso": { options: locked, counts: "wins" },
	"liars-post": { options: double, counts: "losses" },
	liar: { options: {}, counts: "wins" },
} as const satisfies Readonly<Record<Duel["game"], Pick<Duel, "options" | "counts">>>;

function bar(game: Duel["game"], seats: number, [one, others]: Sides, [least, most]: Bound, options?: object): Bar {
	const usual = measured[game];
	return { duel: { game, seats, one, others, ...usual, options: options ?? usual.options }, least, most };
}

export const bars: readonly Bar[] = [
	bar("liars-post", 2, ["hard", "H2"], [0, 36]),
	bar("liars-post", 3, ["hard", "H2"], [0, 16]),
	bar("liars-post", 4, ["hard", "H2"], [0, 10]),
	bar("liars-post", 5, ["hard", "H2"], [0, 7]),
	bar("liars-post", 6, ["hard", "H2"], [0, 6]),
	bar("liars-post", 4, ["hard", "H"], [0, 10]),
	bar("liars-post", 4, ["hard", "R"], [0, 14]),
	bar("liars-post", 4, ["hard", "T"], [0, 1]),
	bar("liars-post", 4, ["H2", "hard"], [29, 100]),
	bar("liars-post", 4, ["medium", "R"], [0, 10]),
	bar("liars-post", 4, ["medium", "T"], [0, 8]),
	bar("liars-post", 4, ["easy", "medium"], [50, 100]),

	bar("el-mentiroso", 4, ["hard", "H"], [45, 100]),
	bar("el-mentiroso", 4, ["hard", "S2"], [28, 100]),
	bar("el-mentiroso", 4, ["hard", "S3"], [24, 100]),
	bar("el-mentiroso", 4, ["hard", "T"], [55, 100]),
	bar("el-mentiroso", 4, ["hard", "A"], [60, 100]),
	bar("el-mentiroso", 4, ["hard", "R"], [98, 100]),
	bar("el-mentiroso", 3, ["hard", "H"], [75, 100]),
	bar("el-mentiroso", 6, ["hard", "H"], [18.5, 100]),
	bar("el-mentiroso", 6, ["hard", "T"], [50, 100]),
	bar("el-mentiroso", 4, ["H", "hard"], [0, 19]),
	bar("el-mentiroso", 4, ["hard", "H"], [29, 100], climbs),
	bar("el-mentiroso", 4, ["hard", "T"], [40, 100], climbs),
	bar("el-mentiroso", 4, ["hard", "R"], [80, 100], climbs),
	bar("el-mentiroso", 4, ["medium", "R"], [95, 100]),
	bar("el-mentiroso", 4, ["medium", "T"], [65, 100]),
	bar("el-mentiroso", 4, ["easy", "medium"], [0, 8]),

	bar("liar", 2, ["hard", "H1d"], [54, 100]),
	bar("liar", 2, ["hard", "H3a"], [58.5, 100]),
	bar("liar", 2, ["hard", "R"], [60, 100]),
	bar("liar", 2, ["medium", "hard"], [41, 46]),
	bar("liar", 2, ["easy", "hard"], [28, 36]),
];

/** Percent of a level's own games of El Mentiroso that may be ended by the limit on plays. */
export const limitBar = 1;

/** Percent of the answers of hard in Liar! that are lies, while it may lie. */
export const lieBar = { least: 20, most: 32 };

/** Who plays against each other in the big table, besides the cheater. In El Mentiroso easy is T, and medium is H. */
export const gauntlets: Readonly<Record<Duel["game"], readonly string[]>> = {
	"liars-post": ["easy", "medium", "hard", "R", "T", "H", "H2"],
	"el-mentiroso": ["hard", "R", "T", "H", "H .5", "S2", "S3", "A"],
	liar: ["easy", "medium", "hard", "R", "H1a", "H1d", "H3a"],
};

/** Hard computers among their own. */
export const selfPlays: readonly Duel[] = [
	...[2, 3, 4, 5, 6].map((seats) => ({ game: "liars-post" as const, seats, ...measured["liars-post"] })),
	...[3, 4, 5, 6, 7, 8].map((seats) => ({ game: "el-mentiroso" as const, seats, ...measured["el-mentiroso"] })),
	{ game: "liar" as const, seats: 2, ...measured.liar },
	...[4, 6].map((seats) => ({ game: "el-mentiroso" as const, seats, ...measured["el-mentiroso"], options: climbs })),
].map((table) => ({ ...table, one: "hard", others: "hard" }));
