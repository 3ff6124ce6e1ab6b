import { capital, counted, inWords } from "./numbers.ts";

const seconds = (ms: number): string => (ms === 0 ? "no time" : counted(ms / 1000, "second", "seconds"));
const votes = (count: number): string => (count === 0 ? "no vote" : counted(count, "vote", "votes"));

/** What a table agrees on: the form, the list of it, and the votes. */
export const setup = {
	heading: "New table",
	lede: "Pick a game, then send your friends the code.",
	change: "Change the table",
	game: "Game",
	seats: "Chairs",
	turn: "Time for a turn",
	turnName: (ms: number) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`),
	doubt: "Time to doubt",
	doubtName: seconds,
	doubtHint: "For this long nobody can play over the last cards. Doubting is always allowed.",
	who: "Who finds it",
	private: { name: "Private", hint: "Only with the code or the link. You decide what is played." },
	listed: { name: "Open", hint: "Listed among the open tables. Whoever sits here votes on the options." },
	watch: "Who may watch",
	watchers: {
		all: { name: "Everybody", hint: "Whoever comes and has no chair looks on." },
		friends: { name: "Friends of the players", hint: "Whoever is a friend of somebody who sits here." },
		nobody: { name: "Nobody", hint: "Only who sits is in the room." },
	},
	language: "Language of the table",
	filter: "Cover coarse words in the chat",
	submit: "Open the table",
	opening: "Opening",
	apply: "Change it",
	byVote: "Whoever sits here votes on the options.",
	/** Why something cannot be with the people who sit here. */
	room: (most: number) => (most === 2 ? "for two players" : `for up to ${inWords(most)}`),
	words: {
		seats: (count: number) => `${capital(inWords(count))} chairs`,
		turn: (ms: number) => `${capital(seconds(ms))} for a turn`,
		doubt: (ms: number) => (ms === 0 ? "No time to doubt: be quick" : `${capital(seconds(ms))} to doubt`),
		listed: (listed: boolean) => (listed ? "Among the open tables" : "Private"),
		watch: { all: "Others may watch", friends: "Friends of the players may watch", nobody: "No watchers" },
		language: (name: string) => `Language: ${name}`,
		unfiltered: "Coarse words are not covered",
	},

	votes: {
		hint: "Press what you want to play. Most votes win; if it is even, the first of them stays.",
		watching: "Whoever sits here votes. Most votes win; if it is even, the first of them stays.",
		soFar: "so far",
		/** Who votes for a value, beside the coasters. */
		by: (people: readonly string[]) => [votes(people.length), people.join(", ")].filter(Boolean).join(": "),
	},
} as const;
