/** What a player of Liar! is like. Chances are in 0 … 1. */
export interface Character {
	/** Chance of a false answer while it is unspent. */
	readonly lie: number;
	/** What a hand with which the other has lied once weighs against one with which he never has. */
	readonly suspicion: number;
	/** Guesses when the likeliest card is this likely. With one card left there are two at most, so at 0.5 it then guesses in any case. */
	readonly guessFrom: number;
	/** Doubts an answer when it is false with this chance. */
	readonly doubtFrom: number;
}

export const wary: Character = { lie: 0.25, suspicion: 0.3, guessFrom: 0.5, doubtFrom: 0.5 };
