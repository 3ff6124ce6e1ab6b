const day = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const names = new Intl.ListFormat("en", { type: "conjunction" });

/** The games that somebody has played. */
export const gamesList = {
	title: "My games",
	loading: "Looking them up",
	toReport: "Bluff report",
	toReplay: "Replay a record",
	filters: {
		game: "Game",
		anyGame: "All games",
		result: "How it ended",
		any: "Won or not",
		won: "Won",
		notWon: "Not won",
	},
	when: (endedAt: number) => day.format(endedAt),
	who: (others: readonly string[]) => (others.length === 0 ? "alone" : `with ${names.format(others)}`),
	results: { won: "Won", lost: "Lost", between: "Neither won nor lost", broken: "Broken off" },
	more: "Older games",
	trouble: "The games did not come.",
	again: "Try again",
	none: {
		heading: "No games yet.",
		text: "What you play to its end lies here, every card of it.",
		play: "Play the computer",
		home: "Other ways to play",
	},
	noneSuch: { text: "No game like that.", all: "Show all games" },
} as const;
