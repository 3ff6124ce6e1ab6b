import type { RuleText } from "../../rule-text.ts";

export const figures = ["send", "choice", "rack", "way"] as const;

export const liarsPost: RuleText<(typeof figures)[number]> = {
	point:
		"Cards arrive by post, and nobody wants them. The first player with four of a kind lying open has lost. All the others have won.",
	sections: [
		{
			heading: "Setup",
			text: [
				"Two to six players; with four or more there is the most going on. Two decks give the Aces, Kings, Queens, Jacks, 10s, 9s, 8s and 7s: eight kinds, eight cards of each. All 64 are dealt. Suits mean nothing here.",
			],
		},
		{
			heading: "A turn",
			steps: [
				"Send any card of yours, face down, to anybody you like, and say what it is: “a Queen”. Whether it is one is your affair.",
				"The receiver calls it without looking: “True” or “False”. The card is turned over. If the call was right, whoever sent the card takes it. If it was wrong, the receiver does.",
				"Or the receiver looks, and has to pass it on: to somebody who has not had this card yet, as the same kind or as another. The new receiver has the same choice.",
				"Whoever takes the card keeps it, open, until the game ends, and sends the next one.",
			],
			figure: "send",
		},
		{
			heading: "Look, True or False",
			text: [
				"Who looks gives up the call: there is only passing on. And a card that everybody else has already had cannot go any further. The last one to get it must call.",
			],
			figure: "choice",
		},
		{
			heading: "The racks",
			text: [
				"Everybody has a rack with a place for each kind. Each mark is one card taken. Red means that one more of that kind loses.",
			],
			figure: "rack",
		},
		{
			heading: "The end",
			text: [
				"A player loses with four of a kind, or by having to send a card without holding one. There is one loser, and everybody else wins together. The loser deals, and the neighbour to the left sends first in the next game.",
				"An empty hand alone does no harm: you still receive, call, look and pass on. Only when it is on you to send have you lost.",
			],
		},
		{
			heading: "With two",
			text: ["There is nobody to pass a card on to, so every card is called at once. It takes five of a kind to lose."],
		},
	],
	example: {
		story: [
			"Mira sends a card to Teo: “a 9”. Teo has three 9s in the rack and would rather not be wrong, so Teo looks. It is a Jack.",
			"Teo passes it on to Jonas and tells the plain truth: “a Jack”.",
			"Jonas has heard two stories about one card and believes the second even less. “False.”",
			"It is turned over: the Jack of Clubs. Jonas was wrong and takes it. Now Jonas sends a card.",
		],
		figure: "way",
	},
	variants: [
		{
			name: "One deck",
			text: "The quick game, for two to four: 32 cards, four of each kind. Three of a kind lose; with two players, four.",
		},
		{
			name: "Eight different",
			text: "One card of each of the eight kinds loses as well. When you have seven kinds, the empty place turns red.",
		},
	],
	clocks: "Sending, calling and passing on each have a clock of their own. Looking does not stop it.",
	tips: [
		"With three Kings in your rack, “True” is the safe answer to “a King”: if you are wrong, it was something else.",
		"And with none, “False” is cheap: if you are wrong, you get your first.",
		"Eight of each kind is not many. Add up the racks and your own hand before you believe a fourth 8 tonight.",
		"Passing on the truth is a fine lie. After somebody’s “King”, an honest “7” sounds invented.",
		"Look only if you have somebody to pass it to. The last one in the row never gets to choose.",
		"Every card you take is followed by one you must send. Who keeps losing runs out of cards first.",
	],
	questions: [
		{
			question: "Do suits matter at all?",
			answer: "No. They are shown because they are on the cards. A 9 is a 9.",
		},
		{
			question: "To whom may I send?",
			answer:
				"To anybody. Only passing on is limited: not to those who have had this card in this turn, and its first sender counts as one of them.",
		},
		{
			question: "Can I look and then call?",
			answer: "No. Once you have looked, you have to pass it on.",
		},
		{
			question: "Must I say something new when I pass it on?",
			answer: "No. Repeat what you were told, or name another kind. Either may be true.",
		},
		{
			question: "Why can I not look now?",
			answer: "Everybody else has already had this card, so there is nobody to pass it to. Say “True” or “False”.",
		},
		{
			question: "The card went through many hands. Who takes it?",
			answer: "One of the last two: whoever slid it last, or whoever called it. The others are out of it.",
		},
		{
			question: "Who knows the card on its way?",
			answer: "Whoever sent it, and everybody who has looked at it. All others see it when it is called.",
		},
		{
			question: "My hand is empty. Am I out?",
			answer:
				"No. You can still be sent cards. You lose if you have to send one, which is what taking a card leads to.",
		},
		{
			question: "Is there a winner?",
			answer: "Everybody but the loser. It is that kind of game.",
		},
	],
	credit:
		"Liar’s Post adapts Cockroach Poker (Kakerlakenpoker, Jacques Zeimet, Drei Magier Spiele, 2004) for ordinary cards.",
	figures: {
		send: {
			alt: "A face-down card slides from Mira to Teo. The slip says: a 9.",
			caption: "Mira sends a card to Teo, and says something about it.",
			said: [
				{ by: "Mira", what: "a 9" },
				{ by: "Teo", what: "" },
			],
		},
		choice: {
			alt: "Three buttons: Look, True, False.",
			caption: "Look and pass it on, or call it unseen.",
			said: [{ what: "Look" }, { what: "True" }, { what: "False" }],
		},
		rack: {
			alt: "Teo’s rack: one Ace, two Jacks, three 9s. The 9s are red.",
			caption: "Teo’s rack. One more 9, and the game is over.",
			said: [{ by: "Teo", what: "" }],
		},
		way: {
			alt: "The card’s way: Mira said a 9 to Teo, Teo said a Jack to Jonas. It is the Jack of Clubs.",
			caption: "One card, two stories. The second was true.",
			said: [
				{ by: "Mira", what: "a 9" },
				{ by: "Teo", what: "a Jack" },
				{ by: "Jonas", what: "False" },
				{ what: "True" },
			],
		},
	},
};
