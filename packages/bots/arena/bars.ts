import type { elMentiroso, liarsPost } from "@fibbers/rules";
import type { Duel } from "./duel.ts";

/** What a duel has to come to, in percent. */
export interface Bar {
	readonly duel: Duel;
	readonly bound: "≥" | "≤";
	readonly percent: number;
}

type Bound = readonly [Bar["bound"], number];
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

function bar(game: Duel["game"], seats: number, [one, others]: Sides, [bound, percent]: Bound, options?: object): Bar {
	const usual = measured[game];
	return { duel: { game, seats, one, others, ...usual, options: options ?? usual.options }, bound, percent };
}

export const bars: readonly Bar[] = [
	bar("liars-post", 2, ["hard", "H2"], ["≤", 36]),
	bar("liars-post", 3, ["hard", "H2"], ["≤", 16]),
	bar("liars-post", 4, ["hard", "H2"], ["≤", 10]),
	bar("liars-post", 5, ["hard", "H2"], ["≤", 7]),
	bar("liars-post", 6, ["hard", "H2"], ["≤", 6]),
	bar("liars-post", 4, ["hard", "H"], ["≤", 10]),
	bar("liars-post", 4, ["hard", "R"], ["≤", 14]),
	bar("liars-post", 4, ["hard", "T"], ["≤", 1]),
	bar("liars-post", 4, ["H2", "hard"], ["≥", 29]),
	bar("liars-post", 4, ["medium", "R"], ["≤", 10]),
	bar("liars-post", 4, ["medium", "T"], ["≤", 8]),
	bar("liars-post", 4, ["easy", "medium"], ["≥", 50]),

	bar("el-mentiroso", 4, ["hard", "H"], ["≥", 45]),
	bar("el-mentiroso", 4, ["hard", "S2"], ["≥", 28]),
	bar("el-mentiroso", 4, ["hard", "S3"], ["≥", 24]),
	bar("el-mentiroso", 4, ["hard", "T"], ["≥", 55]),
	bar("el-mentiroso", 4, ["hard", "A"], ["≥", 60]),
	bar("el-mentiroso", 4, ["hard", "R"], ["≥", 98]),
	bar("el-mentiroso", 3, ["hard", "H"], ["≥", 75]),
	bar("el-mentiroso", 6, ["hard", "H"], ["≥", 18.5]),
	bar("el-mentiroso", 6, ["hard", "T"], ["≥", 50]),
	bar("el-mentiroso", 4, ["H", "hard"], ["≤", 19]),
	bar("el-mentiroso", 4, ["hard", "H"], ["≥", 29], climbs),
	bar("el-mentiroso", 4, ["hard", "T"], ["≥", 40], climbs),
	bar("el-mentiroso", 4, ["hard", "R"], ["≥", 80], climbs),
	bar("el-mentiroso", 4, ["medium", "R"], ["≥", 95]),
	bar("el-mentiroso", 4, ["medium", "T"], ["≥", 65]),
	bar("el-mentiroso", 4, ["easy", "medium"], ["≤", 8]),
];

/** Percent of a level's own games of El Mentiroso that may be ended by the limit on plays. */
export const limitBar = 1;

/** Who plays against each other in the big table, besides the cheater. In El Mentiroso easy is T, and medium is H. */
export const gauntlets: Readonly<Record<Duel["game"], readonly string[]>> = {
	"liars-post": ["easy", "medium", "hard", "R", "T", "H", "H2"],
	"el-mentiroso": ["hard", "R", "T", "H", "H .5", "S2", "S3", "A"],
	liar: ["medium", "R", "H1a", "H1d", "H3a"],
};

/** Hard computers among their own. */
export const selfPlays: readonly Duel[] = [
	...[2, 3, 4, 5, 6].map((seats) => ({ game: "liars-post" as const, seats, ...measured["liars-post"] })),
	...[3, 4, 5, 6, 7, 8].map((seats) => ({ game: "el-mentiroso" as const, seats, ...measured["el-mentiroso"] })),
	...[4, 6].map((seats) => ({ game: "el-mentiroso" as const, seats, ...measured["el-mentiroso"], options: climbs })),
].map((table) => ({ ...table, one: "hard", others: "hard" }));
