import type { RuleText } from "../../rule-text.ts";

export const figures = ["play", "doubt", "set", "count"] as const;

export const elMentiroso: RuleText<(typeof figures)[number]> = {
	point:
		"Get rid of your cards, with the truth or without it. The first to have none wins. The last to have some has lost.",
	sections: [
		{
			heading: "Setup",
			text: [
				"Three to eight players share one deck of 52; four to six make the best table. All the cards are dealt, and some players may get one more than others.",
			],
		},
		{
			heading: "Your turn",
			steps: [
				"Lay one to four cards face down on the pile.",
				"Say what they are: “two Kings”. The number has to be right, everybody can count it. The rank may be a lie.",
				"Wait for a moment. If nobody doubts you, the next player goes on.",
			],
			text: [
				"Whoever opens a pile names any rank, held or not. After that everybody names the same one, until somebody takes the pile. Passing is not possible: if you have no Kings, you play “Kings” all the same.",
			],
			figure: "play",
		},
		{
			heading: "“Liar!”",
			text: [
				"The play on top can be doubted by anybody who holds cards, on turn or not, until the next play covers it. Its cards are turned over. The rest of the pile stays hidden.",
				"One wrong card is enough for a lie: the liar takes the whole pile. If every card is what was said, the pile goes to the doubter. Whoever takes it opens the next one.",
			],
			figure: "doubt",
		},
		{
			heading: "Putting a set away",
			text: [
				"Once you hold all four cards of a rank, you may lay them aside, open and for good. Do it at any moment, even while others are playing. It is no play, so if it was your turn, it still is.",
			],
			figure: "set",
		},
		{
			heading: "Going out",
			text: [
				"Your last cards are not gone as you lay them down: a doubt can still bring you the pile. You are out when the next play covers them, or when somebody doubts them and was wrong.",
				"If only one other player has cards then, nothing more is played. That player accepts your last cards, or says “Liar!”.",
			],
		},
		{
			heading: "The end",
			text: [
				"Those who are out have their places; the others play on until a single player has cards left. That player deals the next game, and the neighbour to the left starts it. A game that goes round and round ends with play 500: the fewer cards, the better the place.",
			],
		},
	],
	example: {
		story: [
			"Emil opens with one card: “one Queen”. Priya follows with two: “two Queens”. Both have told the truth.",
			"Nora has one Queen left to play and much else to lose. Down go three cards: “three Queens”.",
			"Emil counts. One, two and three make six Queens, and a deck has four. “Liar!”",
			"The Queen of Spades, a 5 and a 9 are turned over. Nora takes all six cards of the pile, and opens the next one.",
		],
		figure: "count",
	},
	variants: [
		{
			name: "One rank up",
			text: "Each play names the rank above the last: after “two Nines” come Tens. Aces follow Kings, Twos follow Aces. Hardly anybody can be honest for long.",
		},
		{
			name: "Sets to put away",
			text: "Four of a rank as a rule. A table may allow three, or pairs, which makes for a quick game; or nothing at all, which makes for a long one.",
		},
		{
			name: "Time to doubt",
			text: "None to ten seconds. As long as it lasts, nobody can cover the last play, so that everybody gets the chance to doubt it.",
		},
	],
	clocks:
		"After a play the time to doubt comes first: the white bar in the red button. Then the clock of the next player begins.",
	tips: [
		"One wrong card between two right ones travels well. Nobody can doubt the half of a play.",
		"Your own hand is evidence. If you hold two of the Sevens, somebody else’s “three Sevens” cannot be true.",
		"Look at the pile before you look at the player. Six cards are a fair price for being wrong. Twenty are not.",
		"About to lie? Consider doubting instead. Once you have covered a lie, yours is the one on top.",
		"A pile you had to take is also a gift: you know its cards, and a big hand soon makes a set.",
		"Remember what you buried. A King that you laid down as a Nine is in nobody’s hand.",
	],
	questions: [
		{
			question: "Can I say three and lay down two?",
			answer: "No. The table counts the cards for you. Only the rank can be false.",
		},
		{
			question: "Must I hold the rank I open with?",
			answer: "No. You may name any of the thirteen, also one you have put away.",
		},
		{
			question: "Two of three cards were right. Is that a lie?",
			answer: "Yes. A play is true only if every card has the rank that was said.",
		},
		{
			question: "Two of us doubted at the same moment. Who counts?",
			answer: "Whoever’s doubt reached the table first. The other one has done nothing, and loses nothing.",
		},
		{
			question: "Can I doubt a play further down in the pile?",
			answer: "No, only the one on top. As soon as another play lands on it, it is safe.",
		},
		{
			question: "Can somebody who is out still doubt?",
			answer: "No. A doubt has a price, and that player has no hand to take the pile into.",
		},
		{
			question: "Who gets to see the rest of the pile?",
			answer: "Only whoever takes it, sorted by rank, so that it does not show who had laid what.",
		},
		{
			question: "Somebody puts a set away after my play. Am I safe?",
			answer: "No. A set put away is no play. Yours stays on top and can be doubted as before.",
		},
		{
			question: "My last cards were a set that I put away. Am I out?",
			answer:
				"At once, unless your own last play still lies on top and can be doubted. Then you are out when that is settled.",
		},
		{
			question: "Two of us ran out almost together. Who is ahead?",
			answer: "The one whose hand was empty first, even if that was settled later.",
		},
	],
	credit: "El Mentiroso is a traditional game of the Cheat / I Doubt It family.",
	figures: {
		play: {
			alt: "A Queen, a 5 and a 9 are laid down as three face-down cards. The slip on them says: Nora, three Queens.",
			caption: "What Nora lays down, and what Nora says.",
			said: [{ by: "Nora", what: "three Queens" }],
		},
		doubt: {
			alt: "The three cards turned over: the Queen is ticked, the 5 and the 9 are crossed. A stamp says Liar.",
			caption: "One wrong card would have been enough.",
			said: [{ by: "Nora", what: "three Queens" }, { what: "Liar!" }],
		},
		set: {
			alt: "Four 9s side by side, face up.",
			caption: "All four, open on the table, out of the game.",
		},
		count: {
			alt: "Six boxes under the pile: four are filled, and two more are hatched, for there are only four Queens.",
			caption: "The boxes under the pile count for you. What follows from it is up to you.",
			said: [{ what: "6 Queens claimed so far. There are 4." }],
		},
	},
};
