import { games } from "./games.ts";
import { capital, inWords } from "./numbers.ts";

const counted = (count: number, one: string, many: string): string => `${inWords(count)} ${count === 1 ? one : many}`;
const names = new Intl.ListFormat("en", { type: "conjunction" });
const areReady = (people: readonly string[]): string =>
	`${names.format(people)} ${people.length === 1 && people[0] !== "You" ? "is" : "are"} ready.`;
const seconds = (ms: number): string => (ms === 0 ? "no time" : counted(ms / 1000, "second", "seconds"));

export const app = {
	name: "Fibbers",
	title: (page: string | null) => (page === null ? "Fibbers: a card game for good liars" : `${page} · Fibbers`),
	games,
	you: "You",
	close: "Close",
	cancel: "Not now",
	back: "Back to the front page",

	bar: {
		rules: "Rules",
		me: (name: string) => `You: ${name}. Change name and coaster`,
		unknownMe: "Your name and coaster",
	},

	home: {
		lede: "A card game for good liars, and for people who can tell.",
		said: "“Three Kings.”",
		stamp: "Liar!",
		claim: "two Kings",
		practice: "Play the computer",
		dealing: "Dealing",
		newTable: "New table",
		codeLabel: "Table code",
		codePlaceholder: "Code from a friend",
		sitDown: "Sit down",
		codeTooShort: "A code has six letters and digits.",
		games: "The game",
		how: "How it goes",
		steps: [
			"Lay one to four cards face down and say what they are. The number has to be right. The rank does not.",
			"Anybody may doubt the last play. The cards are turned over, and whoever was wrong takes the pile.",
			"Get rid of all your cards. The last one holding some has lost.",
		],
		allRules: "All the rules",
		openTables: "Open tables",
		host: (name: string) => `with ${name}`,
		free: (count: number) => `${counted(count, "chair", "chairs")} free`,
		noSignUp: "No sign-up. A name and a coaster will do.",
	},

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

	options: {
		heading: "New table",
		lede: "Set it up, then send your friends the code.",
		change: "Change the table",
		seats: "Chairs",
		turn: "Time for a turn",
		turnName: (ms: number) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`),
		doubt: "Time to doubt",
		doubtName: seconds,
		doubtHint: "For this long nobody can play over the last cards. Doubting is always allowed.",
		who: "Who finds it",
		private: { name: "Private", hint: "Only with the code or the link." },
		listed: { name: "Open", hint: "Listed on the front page." },
		watchable: "Others may watch",
		submit: "Open the table",
		opening: "Opening",
		apply: "Change it",
		short: (options: readonly string[], turnMs: number) => [...options, `${turnMs / 1000} s a turn`].join(" · "),
		words: {
			seats: (count: number) => `${capital(inWords(count))} chairs`,
			turn: (ms: number) => `${capital(seconds(ms))} for a turn`,
			doubt: (ms: number) => (ms === 0 ? "No time to doubt: be quick" : `${capital(seconds(ms))} to doubt`),
			listed: (listed: boolean) => (listed ? "On the front page" : "Private"),
			watchable: (watchable: boolean) => (watchable ? "Others may watch" : "No watchers"),
		},
	},

	table: {
		codeLine: (code: string, options: string) => `Table ${code} · ${options}`,
		leave: "Leave the table",
		watchers: (count: number) => `${capital(inWords(count))} watching`,
		menu: "Invite, rules, settings",
		invite: "Invite",
		name: "Name and coaster",
		light: "Light or dark",
		connecting: "Looking for the table",
		offline: "No connection. Your seat is kept, the clock runs on.",
		offlineWatching: "No connection. You see the table as it was.",
		leaving: {
			heading: "Leave the game?",
			text: (code: string) => `The computer plays for you. Come back any time with the code ${code}.`,
			go: "Leave",
			stay: "Stay",
		},
	},

	open: {
		heading: "Who plays",
		host: "keeps the table",
		computer: "computer",
		reconnecting: "reconnecting",
		away: "away",
		freeChairs: (count: number) => `${capital(counted(count, "chair is", "chairs are"))} free`,
		addComputer: "Add a computer",
		remove: (name: string) => `Remove ${name}`,
		sitDown: "Sit down",
		getUp: "Get up",
		table: "The table",
		change: "Change",
		start: "Deal the cards",
		tooFew: (missing: number) =>
			`${capital(counted(missing, "more player", "more players"))} and it can begin. The computer counts.`,
		canStart: (players: number) => `${capital(inWords(players))} at the table. Ready when you are.`,
		waitFor: (host: string) => `${host} deals when everybody is there.`,
		waitForAnybody: "Somebody has to sit down first.",
		watching: "You are watching. You see what everybody sees.",
		watchingFull: "You are watching. All chairs are taken.",
	},

	invite: {
		heading: "Invite friends",
		text: "Read them the code, or send the link.",
		link: "Link to this table",
		copy: "Copy the link",
		copied: "Copied",
		selected: "Selected, for you to copy",
		share: "Send it",
		shareText: "A game of El Mentiroso?",
		qr: "The link as a picture for a phone’s camera",
	},

	over: {
		heading: "Next game",
		deals: (dealer: string, first: string) =>
			`${dealer} ${dealer === "You" ? "deal" : "deals"}, so ${first === "You" ? "you start" : `${first} starts`}.`,
		dealsOnly: (dealer: string) => `${dealer} ${dealer === "You" ? "deal" : "deals"} the next game.`,
		ready: areReady,
		waiting: (count: number) => `${capital(counted(count, "more sits", "more sit"))} down.`,
		next: "Next game",
		notYet: "Wait, not yet",
		dealNow: "Deal now",
		change: "Change options",
		sitDown: "Sit down for the next game",
		getUp: "Rather watch",
	},

	endings: {
		"no-such-table": { heading: "No table with this code.", text: "Check the last two letters?" },
		"table-closed": { heading: "This table is closed.", text: "Everybody has gone home. The chairs are up." },
		"table-full": { heading: "This table is full.", text: "It takes no watchers." },
		"not-watchable": { heading: "The game has begun.", text: "This table takes no watchers." },
		replaced: { heading: "This table is open in another tab.", text: "You can play in one place at a time." },
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
		"bad-options": "The table cannot be like that with the players who are here.",
		"table-frozen": "A fault has stopped this table.",
		offline: "No connection just now.",
		"no-answer": "The server does not answer. Try again.",
		"too-many-requests": "That was a lot at once. Wait a moment.",
		"shutting-down": "The server is about to restart. Try again in a minute.",
	} as Readonly<Record<string, string>>,
	refused: "That did not work.",

	rules: {
		heading: "How El Mentiroso goes",
		sections: [
			["The point", ["Get rid of your cards. Whoever is left holding some has lost."]],
			["The deal", ["All 52 cards are dealt. Some players get one more than others. That is luck."]],
			[
				"Your turn",
				[
					"Lay one to four cards face down and say what they are: “two Kings”. The number has to be right. The rank does not.",
					"There is no passing. On your turn you play, and if you have no Kings, you play Kings all the same.",
					"Whoever opens a pile picks the rank. From then on everybody says that one, until somebody takes the pile. Some tables climb instead: each play is one rank above the last, and Aces follow Kings.",
				],
			],
			[
				"“Liar!”",
				[
					"Anybody with cards can doubt the play that lies on top, until the next one lands on it. Then its cards are turned over, and only those.",
					"One wrong card makes it a lie: the liar takes the whole pile. If every card is as announced, the one who doubted takes it. Either way, the taker opens the next pile.",
				],
			],
			[
				"Putting a set away",
				[
					"Once you hold all four cards of a rank, you may lay them aside, open, at any moment. It costs no turn. A table can allow pairs or threes, or forbid it.",
				],
			],
			[
				"Going out",
				[
					"Your last cards are gone when the next play covers them or a doubt turns out wrong. Caught on your last cards, you take the pile and go on.",
					"If only one other player still has cards then, that one believes you or doubts you. Nothing more is played.",
				],
			],
			[
				"The end",
				[
					"The game is over when one player is left with cards. That one deals the next. A game that will not end stops at 500 plays, and the fewest cards win.",
				],
			],
			[
				"Clocks",
				[
					"After a play there is a short time in which it can be doubted but not covered. Then your clock runs. If it runs out, the computer makes this one move for you; if you stay away, it goes on until you come back.",
				],
			],
		] as readonly (readonly [string, readonly string[]])[],
		credit: "El Mentiroso is a traditional game of the Cheat / I Doubt It family.",
	},
} as const;
