import { cardsWords } from "./cards.ts";
import { subject, type Who } from "./people.ts";

/** What the parts that all games share say. */
export const table = {
	you: "You",
	claimant: subject,

	seat: {
		inHand: (count: number) => cardsWords(count),
		reconnecting: "reconnecting",
		computerPlays: "computer plays",
	},

	say: {
		name: "Your move",
		hand: (count: number) => `Your hand, ${cardsWords(count)}`,
		noConnection: "No connection. Your seat is kept, the clock runs on.",
		away: "The computer plays for you. Take your seat back.",
		watching: "You are watching. You see what everybody sees.",
		waiting: "You sit down when this game ends.",
	},

	actions: {
		name: "Actions",
		resume: "Take your seat back",
		sit: "Sit down for the next game",
		stand: "Do not wait",
		noConnection: "no connection",
		turnOf: (who: Who) => (who.you ? "your turn" : `${who.name}’s turn`),
	},

	log: {
		title: "What happened",
		open: "Open the log",
		close: "Close the log",
		start: "Nothing yet.",
	},

	/** Why a move came to nothing, as far as all games know; a game's own reasons come beside these. */
	refused: {
		"game-over": "The game is over.",
		"not-your-turn": "It is not your turn.",
		"no-such-seat": "You have no seat at this table.",
		"not-seated": "You have no seat at this table.",
		"not-playing": "The game is not running.",
		stale: "Too late. The table has moved on.",
		"table-full": "Every seat is taken.",
		"store-unavailable": "That could not be saved. Try again.",
	},
	notDone: "That did not work. Try again.",
} as const;
