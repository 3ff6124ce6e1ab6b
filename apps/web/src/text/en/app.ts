import { between } from "./between.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { capital, inWords } from "./numbers.ts";
import { setup } from "./setup.ts";

export const app = {
	name: "Fibbers",
	title: (page: string | null) => (page === null ? "Fibbers: three card games for good liars" : `${page} · Fibbers`),
	games,
	home,
	options: setup,
	...between,
	you: "You",
	close: "Close",
	cancel: "Not now",
	back: "Back to the front page",

	bar: {
		tables: "Tables",
		games: "My games",
		rules: "Rules",
		me: (name: string) => `You: ${name}. Change name and coaster`,
		unknownMe: "Your name and coaster",
	},

	language: "Language",
	theme: {
		label: "Light",
		names: { system: "As the device", light: "Light", dark: "Dark" },
		deck: "Four suit colours",
	},

	profile: {
		heading: "Who are you?",
		name: "Name",
		picture: "Coaster",
		tone: "Colour",
		looks: "Your coaster",
		pictures: {
			lemon: "Lemon",
			olive: "Olive",
			moon: "Moon",
			cat: "Cat",
			fish: "Fish",
			key: "Key",
			cup: "Cup",
			brolly: "Umbrella",
		},
		tones: ["Yellow", "Green", "Blue", "Orange", "Teal", "Sand", "Pink", "Violet"],
		save: "That is me",
		later: "Not now",
		newcomer: "What shall the others call you?",
		badName: "A name has 1 to 20 characters.",
	},

	table: {
		codeLine: (code: string, more: string) => [`Table ${code}`, more].filter(Boolean).join(" · "),
		/** A narrow bar cuts off the end. */
		scoreLine: (code: string, score: string) => `${code} · ${score}`,
		leave: "Leave the table",
		watchers: (count: number) => `${capital(inWords(count))} watching`,
		menu: "Invite, rules, settings",
		guided: "Guided round",
		invite: "Invite",
		name: "Name and coaster",
		otherDevice: "Use on another device",
		light: "Light or dark",
		connecting: "Looking for the table",
		offline: "No connection. Your seat is kept, the clock runs on.",
		offlineWatching: "No connection. You see the table as it was.",
		stalled: "The server cannot save just now. The table waits.",
		leaving: {
			heading: "Leave the game?",
			text: (code: string) => `The computer plays for you. Come back any time with the code ${code}.`,
			go: "Leave",
			stay: "Stay",
		},
	},

	invite: {
		heading: "Invite friends",
		text: "Read them the code, or send the link.",
		link: "Link to this table",
		copy: "Copy the link",
		copied: "Copied",
		selected: "Selected, for you to copy",
		share: "Send it",
		qr: "The link as a picture for a phone’s camera",
	},

	endings: {
		"no-such-table": { heading: "No table with this code.", text: "Check the last two letters?" },
		"table-closed": { heading: "This table is closed.", text: "Everybody has gone home. The chairs are up." },
		"too-many-misses": {
			heading: "Too many codes that no table has.",
			text: "Wait ten minutes, or ask for a link. Your own tables and the list stay open.",
		},
		"table-full": { heading: "This table is full.", text: "It takes no watchers." },
		"not-watchable": { heading: "The game has begun.", text: "This table takes no watchers." },
		replaced: {
			heading: "This table is open in another tab, or on another device.",
			text: "You can play in one place at a time.",
		},
	},
	frozen: {
		heading: "This table has stopped.",
		text: "A fault in the game. It has been noted, and a new table will do.",
	},
	playHere: "Play here",
	tryAgain: "Try again",
	notFound: { heading: "Nothing lies here.", text: "The page does not exist, or somebody took it." },
	broken: {
		heading: "This page has tripped.",
		text: "Your seat is kept. Loading it again should help.",
		reload: "Load again",
	},
	loading: "One moment",

	/** Why something that was asked of the server or the table did not happen. */
	refusals: {
		"not-host": "Only the host can do that.",
		"not-now": "That is not possible just now.",
		"not-seated": "You have no chair here.",
		"already-seated": "You have a chair already.",
		"table-full": "All chairs are taken.",
		"no-such-seat": "That chair is empty by now.",
		"too-few-players": "Too few players for a game.",
		"too-many-players": "More people sit here than that game has room for.",
		"by-vote": "At an open table the options are voted on.",
		"by-host": "Here the host sets the options.",
		"not-your-choice": "Somebody else says who starts, or it has been said.",
		"bad-options": "The table cannot be like that with the players who are here.",
		"table-frozen": "A fault has stopped this table.",
		"store-unavailable": "That could not be saved. Try again.",
		offline: "No connection just now.",
		"no-answer": "The server does not answer. Try again.",
		"too-many-requests": "That was a lot at once. Wait a moment.",
		"unknown-player": "This device was signed out. Load the page again.",
		"shutting-down": "The server is about to restart. Try again in a minute.",
	} as Readonly<Record<string, string>>,
	refused: "That did not work.",
} as const;
