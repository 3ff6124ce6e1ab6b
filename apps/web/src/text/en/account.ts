/** A player's own page, and how he comes to another device. */
export const account = {
	everything: "Devices, settings, your data",

	page: {
		heading: "You",
		lede: "No password: whoever holds one of your devices is you.",
		name: "Name and coaster",
		saved: "Saved.",
		settings: "As you like it",
		settingsNote: "Your other devices follow.",
		myGames: "My games",
		data: "Your data",
		dataNote: "All that is kept about you: name, devices, settings, friends and games, in one file.",
		download: "Download my data",
		delete: "Delete my data",
	},

	devices: {
		heading: "Your devices",
		here: "this one",
		seen: (at: number) => `last here ${day.format(at)}`,
		signOut: "Sign out",
		signOutOf: (label: string) => `Sign out: ${label}`,
		another: "Use on another device",
		unknown: "The list of your devices is not to be had just now.",
		signedOut: (label: string) => `${label} is signed out.`,
		last: {
			heading: "Sign this device out?",
			text: "You are nobody here afterwards. It is your only device, so nobody can be you again.",
			textWithOthers: "You are nobody here afterwards. Your other devices stay as they are.",
			go: "Sign out",
			stay: "Stay",
		},
	},

	deletion: {
		heading: "Delete everything about you?",
		text: "Your name, your devices, your settings and your list of games go. In games that others keep you are called “Somebody”. At a table the computer plays on for you.",
		forGood: "It cannot be taken back.",
		go: "Delete my data",
		stay: "Keep it",
		gone: { heading: "You are gone.", text: "Whoever sits down here next begins as somebody new." },
	},

	handOver: {
		heading: "Use on another device",
		text: "Point the other device’s camera at the picture, or send yourself the link. It works once, and whoever opens it is you: a chair at a table comes along.",
		link: "Link for your other device",
		left: (seconds: number) => `Good for ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
		over: "The link is over.",
		again: "A new link",
		done: (label: string) => `${label} is you now.`,
		noLink: "There is no link to be had just now.",
	},

	arrival: {
		title: "Hand-over",
		looking: "Whose link is it?",
		be: (name: string) => `Be ${name} on this device?`,
		text: (name: string) => `Name, settings and games are ${name}’s from here on, and so is a chair at a table.`,
		before: (name: string) => `So far this device is ${name}. It cannot go back to that.`,
		go: (name: string) => `Be ${name}`,
		stay: "Not now",
		you: { heading: "This device is you already.", text: "Open the link on the other one." },
		over: {
			heading: "This link is no longer good.",
			text: "It works once, and for five minutes. Ask for a new one on the first device.",
		},
		noAnswer: { heading: "The server does not answer.", text: "The link may still be good. Try again." },
	},
} as const;

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
