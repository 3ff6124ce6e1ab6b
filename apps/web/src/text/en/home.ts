/** The front page. */
export const home = {
	lede: "Three card games for good liars, and for people who can tell.",
	said: "“Three Kings.”",
	stamp: "Liar!",
	practice: "Play the computer",
	/** A game's own button says the same; this tells it from the others. */
	practiceOf: (game: string) => `Play the computer: ${game}`,
	dealing: "Dealing",
	strength: "How strong the computer is",
	levels: { easy: "Easy", medium: "Medium", hard: "Hard" },
	newTable: "New table",
	newTableOf: (game: string) => `New table: ${game}`,
	findTable: "Find a table",
	guided: "Guided round",
	guidedOf: (game: string) => `Guided round: ${game}`,
	codeLabel: "Table code",
	codePlaceholder: "Code from a friend",
	sitDown: "Sit down",
	codeTooShort: "A code has six letters and digits.",
	games: "The games",
	noSignUp: "No sign-up. A name and a coaster will do.",
	/** What is said on the slips of the games’ pictures. */
	slips: { kings: "two Kings", hops: ["a Queen", "a 7", "a King"] },
} as const;
