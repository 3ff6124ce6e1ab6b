const names = new Intl.ListFormat("en", { type: "conjunction" });

/** What a table's own page says beside the game. A button that shows a number says it as it stands there. */
export const atTable = {
	people: {
		open: (watchers: number) => (watchers === 0 ? "Who is here" : `Who is here, ${watchers} watching`),
		befriend: "Add friend",
		befriendWhom: (name: string) => `Add friend: ${name}`,
		befriended: "Asked",
		refusals: {
			"no-such-guest": "Not here any more",
			"already-friends": "Friends already",
			"too-many": "Too many requests for now",
		} as Readonly<Record<string, string>>,
		company: "The people of this table",
	},
	chat: {
		open: (unread: number) => (unread === 0 ? "Chat" : `Chat, ${unread} new`),
	},

	pause: {
		name: "Back in a minute",
		/** Short: it stands under a coaster. */
		note: "back soon",
		say: "You are away for a minute. The computer plays for you.",
		longNote: "back in a minute",
		back: "I am back",
		open: "The others see: back in a minute.",
	},

	openHands: {
		name: "Watchers may see all hands, three minutes late",
		hint: "Only if everybody agrees, and never live.",
		agreed: (people: readonly string[]) =>
			`${names.format(people)} ${people.length === 1 && people[0] !== "You" ? "agrees" : "agree"}.`,
		all: "Everybody agrees.",
		offer: "All hands, three minutes late",
		heading: "Three minutes late",
		text: "All hands are open. What you see here happened three minutes ago.",
		waiting: "The first three minutes are not over yet. Then all hands are shown here, by themselves.",
		live: "Back to now",
		latest: "To the newest step",
		you: "You",
	},

	watcher: {
		stranger: (name: string) => `The others see you as ${name}.`,
		newcomer: "Choose a name",
	},

	waiting: {
		/** At an open table that nobody has found yet. */
		heading: "Waiting for somebody to sit down.",
		soon: (seconds: number) => `In ${seconds} s you can play with computers instead.`,
		nobody: "Nobody yet. Play with computers meanwhile? The table stays on the list.",
		computers: { easy: "Easy ones", medium: "Medium ones", hard: "Hard ones" },
	},

	leaving: {
		host: (next: string) => `${next} becomes the host.`,
	},

	endings: {
		kicked: {
			heading: "You were asked to leave this table.",
			text: "You cannot come back to it. There are others under “Tables”.",
		},
		locked: { heading: "This table is locked.", text: "Nobody new comes in just now. Ask the people who sit there." },
	},
} as const;
