import type { GameId } from "@fibbers/rules";
import type { GameText } from "../game-text.ts";

export type { GameText };

export const games: Readonly<Record<GameId, GameText>> = {
	"el-mentiroso": {
		title: "El Mentiroso",
		players: "3 to 8 players",
		meta: "3 to 8 players · 15 min",
		pitch: "Face down, “two Kings”. Get rid of your cards before somebody minds.",
		invite: "A game of El Mentiroso?",
		options: {
			rank: {
				label: "What to say",
				values: {
					locked: {
						name: "The same rank",
						hint: "Everybody says the opener’s rank until the pile is taken.",
						short: "rank locked",
					},
					climbs: {
						name: "One rank up",
						hint: "After Kings come Aces, after Aces Twos, and on.",
						short: "rank climbs",
					},
				},
			},
			discardFrom: {
				label: "Sets that you may put away",
				values: {
					"4": { name: "Four of a rank", hint: "All four, or nothing.", short: "four of a rank may go" },
					"3": { name: "Three or four", hint: "Quicker, and less is known.", short: "three of a rank may go" },
					"2": { name: "Any pair", hint: "Much quicker.", short: "pairs may go" },
					"0": { name: "None", hint: "Every card has to be played. This can take a while.", short: "no discarding" },
				},
			},
		},
	},
	"liars-post": {
		title: "Liar’s Post",
		players: "2 to 6 players",
		meta: "2 to 6 players · 20 min",
		pitch: "A card slides your way. Believe it, doubt it, or make it somebody else’s trouble.",
		invite: "A game of Liar’s Post?",
		options: {
			deck: {
				label: "The cards",
				values: {
					double: {
						name: "Two decks",
						hint: "Eight of each kind. Four of a kind lose; with two players, five.",
						short: "two decks",
					},
					single: {
						name: "One deck",
						hint: "Quick, for up to four. Three of a kind lose; with two players, four.",
						short: "one deck",
					},
				},
			},
			eightDifferent: {
				label: "Eight different",
				values: {
					false: { name: "Harmless", hint: "Only many of one kind lose, or an empty hand.", short: "" },
					true: {
						name: "Lose too",
						hint: "One card of each of the eight kinds, and you have lost.",
						short: "eight different lose",
					},
				},
			},
		},
	},
	liar: {
		title: "Liar!",
		players: "2 players",
		meta: "2 players · 5 min",
		pitch: "Nine cards, one hidden. Ask, count, and lie once. Only once.",
		invite: "A game of Liar!, just you and me?",
		options: {},
	},
};
