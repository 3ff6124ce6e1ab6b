import { counted, inWords } from "./numbers.ts";

const week = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

/** What somebody’s bluffing comes to. */
export const report = {
	title: "Bluff report",
	lede: "How you lie, and how well you listen. Only you see this.",
	loading: "Counting the lies",
	trouble: "The report did not come. Try again.",
	again: "Try again",
	none: {
		heading: "Nothing to report yet.",
		text: "Play a game to its end, and your lies are counted here.",
		play: "Play the computer",
	},
	toGames: "My games",
	summary: (played: number, won: number, lost: number) =>
		`${played === 1 ? "One game" : `${inWords(played)} games`.replace(/^./, (first) => first.toUpperCase())}: ${inWords(won)} won, ${inWords(lost)} lost.`,

	measures: {
		lies: "Claims that were lies",
		caught: "Lies that were caught",
		right: "Calls that were right",
		believed: "Lies fallen for, a game",
		dearest: "Cost of the dearest lie, a game",
	},
	/** Of each game’s unit: what a caught lie costs. */
	cost: {
		"el-mentiroso": (cost: number) => counted(cost, "card", "cards"),
		"liars-post": (cost: number) => counted(cost, "card", "cards"),
		liar: () => "the game",
	},
	dearest: (cost: string) => `Your most expensive lie cost ${cost}.`,
	noneCaught: "None of your lies was caught.",
	you: "You",
	others: "The others",
	table: "The table",
	measure: "What is counted",
	part: (part: number) => `${Math.round(part * 100)} %`,
	number: (count: number) => (Number.isInteger(count) ? String(count) : count.toFixed(1)),
	unknown: "never",

	weeks: {
		heading: "Week by week",
		choose: "Show",
		figures: "The same in figures",
		week: "Week of",
		games: "Games",
		of: (from: number) => week.format(from),
		key: { own: "you", others: "the table" },
	},

	/** At the end of a replay. */
	game: {
		heading: "Bluff report",
		whose: "Whose",
		caption: (name: string) => `${name} and the others in this game`,
	},
} as const;
