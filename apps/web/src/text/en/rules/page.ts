/** What every game's rule page says. */
export const page = {
	heading: "Rules",
	of: (game: string) => `Rules of ${game}`,
	games: "Which game",
	practice: "Play the computer",
	dealing: "Dealing",
	guided: "Guided round",
	example: "For example",
	variants: "What a table can choose",
	clocks: "Clocks, and people who leave",
	tips: "Tips",
	questions: "Questions people ask",
	absence: [
		"When a clock runs out, the computer makes that one move, and it knows no more than the player does. After two such moves in a row, or 45 seconds without a connection, it plays on in that seat at its usual pace.",
		"The seat stays yours. Take it back whenever you like: nobody has seen your cards meanwhile.",
	],
} as const;
