import { capital, counted, inWords } from "./numbers.ts";

/** Who is at a table, and what can be done about each of them. */
export const peopleHere = {
	heading: "Who is here",
	seats: "At the table",
	watching: (count: number) => `${capital(inWords(count))} watching`,
	nobodyWatching: "Nobody is watching.",
	notNamed: (count: number) => `and ${counted(count, "more", "more")}`,
	gone: "Have gone",
	you: (name: string) => `${name} (you)`,
	notes: {
		host: "keeps the table",
		reconnecting: "reconnecting",
		away: "away, the computer plays",
		pausing: "back in a minute",
		watching: "watching",
		muted: "muted",
	},
	more: (name: string) => `What you can do about ${name}`,
	leftAlready: (name: string) => `${name} is not here any more.`,

	alreadyFriends: "You are friends already.",
	mute: "Mute",
	unmute: "Hear again",
	muteHint: (name: string) => `You no longer read what ${name} says here. Nobody else notices.`,

	block: {
		name: "Block",
		asks: (name: string) => `Block ${name}?`,
		text: (name: string) =>
			`You and ${name} no longer read each other, find each other in lists or invite each other. A friendship ends. Nobody is told.`,
		go: "Block",
		done: (name: string) => `${name} is blocked. Under “Friends” you can undo it.`,
	},
	report: {
		name: "Report",
		heading: (name: string) => `What is wrong with ${name}?`,
		reasons: { chat: "What was said", name: "The name", play: "The way of playing" },
		text: "In your own words, if you like",
		go: "Send the report",
		done: "Thank you. The report was kept, with the last lines of the chat.",
	},
	kick: {
		name: "Ask to leave",
		asks: (name: string) => `Ask ${name} to leave?`,
		text: (name: string) =>
			`${name} has to go at once and cannot come back to this table. In a game the computer plays on.`,
		go: "Ask to leave",
	},
	handOver: {
		name: "Hand over the table",
		done: (name: string) => `${name} keeps the table now.`,
	},
	stay: "Not now",

	lock: "Lock the table",
	unlock: "Unlock the table",
	lockHint: "Nobody new comes in. Whoever is here stays, and can come back.",
	locked: "The table is locked: nobody new comes in.",

	swap: {
		name: "Swap chairs",
		first: "Pick the first of two chairs.",
		second: (name: string) => `${name} and who? Pick the other chair.`,
		done: (one: string, other: string) => `${one} and ${other} have swapped chairs.`,
		pick: (name: string) => `Swap the chair of ${name}`,
		short: "Swap",
		end: "Done",
	},

	refusals: {
		"no-such-guest": "That person is not here any more.",
		"already-friends": "You are friends already.",
		yourself: "That is you.",
		"too-many": "That is enough for today. Try again later.",
		"not-host": "Only the host can do that.",
	} as Readonly<Record<string, string>>,
} as const;
