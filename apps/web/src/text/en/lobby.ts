import { capital, counted, inWords } from "./numbers.ts";

const list = new Intl.ListFormat("en");
const languages = new Intl.DisplayNames("en", { type: "language" });
const ordinals = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** Where people find a table: quick play, and the list. */
export const lobby = {
	title: "Tables and friends",

	quick: {
		heading: "Quick play",
		hint: "The first free seat. Nobody there in 20 seconds? The computer will play.",
		waiting: (tables: number) => (tables === 0 ? "opens a new one" : `${counted(tables, "table", "tables")} waiting`),
		going: "Looking for a seat",
	},

	tables: {
		heading: "Open tables",
		shown: (total: number) => capital(counted(total, "table", "tables")),
		filters: "Which tables",
		all: "All",
		free: "Free seats",
		/** `code` is a two-letter code: the language as it is called here. */
		language: (code: string) => languages.of(code) ?? code,
		news: (count: number) => (count === 0 ? "Put them in order" : `Show ${counted(count, "new table", "new tables")}`),
		more: "Show more tables",
		looking: "Looking for tables",
		offline: "No connection. These are the tables as they were.",
		none: "No open tables just now.",
		noneHint: "Press a game under “Quick play”: you get the first seat, and whoever comes next is shown to you.",
		noneLikeThat: "No table like that just now.",
		showAll: "Show all tables",
	},

	row: {
		turn: (ms: number) => (ms < 60_000 ? `${ms / 1000} s a turn` : `${ms / 60_000} min a turn`),
		round: (round: number) => `${ordinals[round] ?? `${round}th`} game`,
		seatsFree: (count: number) => `${counted(count, "seat", "seats")} free`,
		waitingFor: (minutes: number) => `waiting for ${minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`}`,
		full: "full",
		playing: "playing",
		over: "between games",
		locked: "locked",
		watching: (count: number) => `${inWords(count)} watching`,
		gone: "not listed any more",
		sitDown: "Sit down",
		watch: "Watch",
		sitDownAt: (game: string, people: string) => `Sit down: ${[game, people].filter(Boolean).join(" with ")}`,
		watchAt: (game: string, people: string) => `Watch: ${[game, people].filter(Boolean).join(" with ")}`,
		/** Who sits there, for those who cannot see the coasters. */
		people: (names: readonly string[]) => list.format(names),
		somebody: "somebody",
		youSit: "You are at this table",
		back: "Go back",
	},
} as const;
