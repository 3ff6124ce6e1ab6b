import { capital, inWords } from "./numbers.ts";

/** The talk at a table. */
export const chat = {
	title: "Chat",
	close: "Close the chat",
	empty: "Nobody has said anything yet.",
	field: "Say something",
	/** With the key that leads here. */
	fieldWithKey: "Say something (T)",
	send: "Send",
	you: "You",
	watching: "watching",
	/** A line that was said, for ears. */
	says: (name: string) => `${name}:`,
	about: (name: string) => `What you can do about ${name}`,
	more: (count: number) => `${capital(inWords(count))} new`,
	left: (characters: number) => (characters < 0 ? `${-characters} too many` : `${characters} left`),

	onlyWatchers: "Only watchers read this until the game is over.",
	watchersLater: "What watchers say comes after the game.",

	quick: "Short words",
	closeQuick: "Hide the short words",
	emotes: "Faces",
	presets: {
		hello: "Hello.",
		goodLuck: "Good luck.",
		niceBluff: "Nice bluff.",
		wellCaught: "Well caught.",
		hurry: "Whenever you are ready.",
		thinking: "Let me think.",
		sorry: "Sorry.",
		thanks: "Thank you.",
		again: "Another one?",
		goodGame: "Good game.",
		laugh: "Laughter",
		wow: "Amazement",
		hmm: "Hmm",
		clap: "Applause",
		sad: "Oh no",
		wink: "A wink",
	},

	notices: {
		host: (name: string) => `${name} keeps the table now.`,
		left: (name: string) => `${name} has left.`,
		kicked: (name: string) => `${name} was asked to leave.`,
		locked: (name: string) => `${name} has locked the table: nobody new comes in.`,
		unlocked: (name: string) => `${name} has unlocked the table.`,
	} as Readonly<Record<string, (name: string) => string>>,

	refusals: {
		"too-fast": "That was a lot at once. Wait a moment.",
		"too-long": "That is too long: 200 characters at most.",
		empty: "There is nothing to say yet.",
	} as Readonly<Record<string, string>>,
} as const;
