import type { RuleText } from "../../rule-text.ts";

export const figures = ["deal", "turn", "notes", "guess"] as const;

export const liar: RuleText<(typeof figures)[number]> = {
	point:
		"Nine cards: four for you, four for the other, and one face down between you. Find out which one that is. You may each lie once.",
	sections: [
		{
			heading: "Setup",
			text: [
				"Two players, and the Jacks, Queens and Kings of Spades, Hearts and Diamonds. You get four cards each. Nobody knows the ninth.",
				"Who begins the first game is drawn. After that the loser decides.",
			],
			figure: "deal",
		},
		{
			heading: "Your turn",
			steps: [
				"Play a card from your hand and leave it open before you.",
				"Ask about its suit, “how many Spades have you?”, or about its picture, “how many Kings?”.",
				"The other one says none, one or two. Only cards still in the hand count, never the open ones.",
				"Go on, and the other one’s turn begins. Or say “Liar!”.",
			],
			figure: "turn",
		},
		{
			heading: "Or guess",
			text: [
				"Instead of asking you can say which card lies in the middle. It is turned over: if you are right you have won, if not you have lost. With no cards left to play, you have to guess.",
			],
		},
		{
			heading: "The one lie",
			text: [
				"One false answer a game is allowed to each of you. Whether it has been given, only the one who gave it knows. A second one the table will not take.",
				"“Liar!” ends the game. The hand is shown: if the answer was false, you win. If it was true, you lose.",
			],
		},
		{
			heading: "Your notes",
			text: [
				"Beside your hand are the nine cards in small. Tap a card to cross it out, tap again to ring it. Cards that you can see are marked already. Nobody else sees your notes.",
			],
			figure: "notes",
		},
	],
	example: {
		story: [
			"Ines holds the King and Jack of Spades, the Jack of Hearts and the King of Diamonds. Ines plays the King of Spades: “How many Kings have you?” Viktor has the King of Hearts and says “one”. Ines goes on.",
			"Viktor plays the Queen of Hearts: “How many Hearts have you?” It is one, the Jack. Ines says “none”, and that was the lie. Viktor goes on.",
			"Ines plays the Jack of Spades: “How many Queens?” Viktor says “one”, and Ines goes on.",
			"Viktor works it out. The King of Hearts is mine, the Queen lies open, Ines has no Heart: it has to be the Jack. Viktor guesses the Jack of Hearts and turns over the Queen of Diamonds. Ines has won.",
		],
		figure: "guess",
	},
	variants: [
		{
			name: "Only the clock",
			text: "The game is what it is. A table chooses how long a turn may take.",
		},
	],
	clocks: "Asking, answering and saying whether you believe it each have a clock of their own.",
	tips: [
		"Ask where you already see two of the three cards. If “none” is the truth, the third one is in the middle.",
		"For the same reason “none” is the answer most worth lying about.",
		"If a card comes to light that an old answer had denied, it is too late for “Liar!”. But now you know that the lie is spent, and every answer to come is true.",
		"What you play, you tell. The card that gives away least is one whose row and column are half open already.",
		"An unused lie is worth something: as long as you have it, the other one cannot be sure of anything.",
		"Before you say “Liar!”, count what the truth would have to look like. If only a lie fits what you see, it was one.",
	],
	questions: [
		{
			question: "Which cards count for an answer?",
			answer: "Those in the hand at that moment. Cards that lie open do not, and the middle card is nobody’s.",
		},
		{
			question: "Does the card that I just played count?",
			answer: "No. You are asking about the other one’s hand.",
		},
		{
			question: "Could I lie by accident?",
			answer: "No. The table shows you which number is true, and says so when another one would be your lie.",
		},
		{
			question: "Must I lie at some point?",
			answer: "No. Many games are won by never doing it, and being suspected all the same.",
		},
		{
			question: "Until when can I say “Liar!”?",
			answer: "After the answer, until you go on. What was answered earlier stands.",
		},
		{
			question: "I know the card now. Can I guess right after the answer?",
			answer: "No. Your turn ends with the answer. Guess on your next one, if the other does not come first.",
		},
		{
			question: "May I guess a card that I can see?",
			answer: "No. You choose among those you do not see: not in your hand, and not open.",
		},
		{
			question: "Who is told that my lie is used up?",
			answer: "Nobody but you.",
		},
		{
			question: "Who starts the next game?",
			answer: "Whoever the loser says.",
		},
	],
	credit: "Liar! is by René Wiersma, 2005.",
	figures: {
		deal: {
			alt: "The nine cards in three rows: Kings, Queens and Jacks of Spades, Hearts and Diamonds.",
			caption: "The whole deck. One of these is in the middle.",
		},
		turn: {
			alt: "The King of Spades lies open. A slip asks: how many Kings? Another answers: one.",
			caption: "Ines asks, Viktor answers.",
			said: [
				{ by: "Ines", what: "How many Kings?" },
				{ by: "Viktor", what: "One." },
			],
		},
		notes: {
			alt: "The notes: nine small cards, three of them crossed out, one with a ring around it.",
			caption: "Crossed out: not in the middle. Ringed: maybe.",
		},
		guess: {
			alt: "Viktor says: the Jack of Hearts. The card in the middle is the Queen of Diamonds.",
			caption: "Not quite.",
			said: [{ by: "Viktor", what: "the Jack of Hearts" }],
		},
	},
};
