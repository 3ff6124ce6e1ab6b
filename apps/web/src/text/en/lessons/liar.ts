export const lessons = {
	aim: {
		title: "Which one is it?",
		text: "Nine cards, four for each of you, and this one. Name it before the other does, and you have won.",
	},
	ask: {
		title: "Ask",
		text: "Choose a card: from now on it lies open. Then ask for its rank or its suit. Only cards still in the hand count.",
	},
	answered: {
		title: "Was that true?",
		text: "Each of you may lie once. Go on if you believe it. If you say “Liar!”, the cards are shown: you win if it was a lie, and lose if not.",
	},
	asked: {
		title: "You are asked",
		text: "The table shows you what is true. Say so, or see what a lie would sound like.",
	},
	lie: {
		title: "Your one lie",
		text: "One false answer a game is yours, and nobody learns that it is spent. If you are doubted on it, you lose.",
	},
	notes: {
		title: "Keep notes",
		text: "Tap a card to cross it out, and again to put a ring around it. Only you see this.",
	},
	guess: {
		title: "Or guess",
		text: "On your turn you may name the middle card instead of asking. Right, and you win. Wrong, and you lose.",
	},
};
