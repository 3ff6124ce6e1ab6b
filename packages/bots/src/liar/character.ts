/** What a player of Liar! is like. Chances are in 0 … 1. */
export interface Character {
	/** Chance of a false answer while it is unspent. */
	readonly lie: number;
	/** What a hand with which the other has lied once weighs against one with which he never has. */
	readonly suspicion: number;
	/** Guesses when the likeliest card is this likely. */
	readonly guessFrom: number;
	/** With so few cards it guesses whatever the chance. */
	readonly lastCards: number;
	/** Doubts an answer when it is false with this chance. */
	readonly doubtFrom: number;
}

export const wary: Character = { lie: 0.25, suspicion: 0.3, guessFrom: 0.5, lastCards: 1, doubtFrom: 0.5 };
