/** The computers: which there are, and how they play. */
export const computers = {
	label: "Computers",
	which: "Choose which computer",
	heading: "Which computer?",
	strength: "How strong",
	ways: "Or somebody known by their ways",
	levels: {
		easy: { name: "Easy", hint: "Trusting, and easy to read." },
		medium: { name: "Medium", hint: "Counts the cards, and lies now and then." },
		hard: { name: "Hard", hint: "Knows the odds, and lies in measure." },
	},
	characters: {
		honest: "Lies only when there is no other way.",
		fibber: "Lies whenever there is room for it.",
		sceptic: "Believes next to nothing.",
		easygoing: "Lets things pass: claims, answers, and cards.",
	},
	/** Under a computer's name. */
	notes: {
		easy: "computer, easy",
		medium: "computer, medium",
		hard: "computer, hard",
		honest: "computer, hardly ever lies",
		fibber: "computer, lies a lot",
		sceptic: "computer, doubts a lot",
		easygoing: "computer, lets things pass",
	},
} as const;
