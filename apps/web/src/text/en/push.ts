/** Invitations that come while no page is open: the switch for them, and what they say. */
export const push = {
	heading: "Invitations while you are away",
	label: "Tell this device",
	hint: "When a friend invites you and no page of Fibbers is open, this device shows it: who, which game, which table.",
	states: {
		asking: "Asking this browser",
		unsupported: "This browser cannot show invitations while the page is closed.",
		install:
			"On an iPhone or iPad this works from the home screen: press Share, then “Add to Home Screen”, and open Fibbers there. If you are nobody there, be yourself with “Use on another device”.",
		denied:
			"This browser does not let Fibbers show notices. You can allow it in the site settings, beside the address.",
		off: "",
		on: "This device is told.",
		"no-answer": "The server does not answer.",
		failed: "This browser cannot reach its push service just now.",
	},

	note: {
		heading: (name: string) => `${name} invites you`,
		text: (game: string, code: string) => `${game}, table ${code}`,
		sitDown: "Sit down",
		notNow: "Not now",
		/** Something that only a newer page knows. */
		news: "There is news for you.",
	},
} as const;
