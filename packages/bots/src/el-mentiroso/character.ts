/** What a player of El Mentiroso is like. Chances are in 0 … 1; thresholds are chances of a play being true. */
export interface Character extends Doubts, Plays {}

/** When a play is challenged: when its chance of being true is below `doubtBelow` and all that is added to it. */
export interface Doubts {
	readonly doubtBelow: number;
	/** Added for each ten cards that the pile has above five, and taken away below. */
	readonly doubtPile: number;
	/** Added when the next play is one's own. */
	readonly doubtNext: number;
	/** Added when the next play is one's own, and one would have to lie. */
	readonly doubtBare: number;
	/** Added when, with the pile, one might have all four cards of the rank. */
	readonly doubtSet: number;
	/** Added when the play was its player's last cards. */
	readonly doubtLast: number;
	/** Added when its player has one or two cards left. */
	readonly doubtFew: number;
	/** Added for each card of the play after the first. */
	readonly doubtMany: number;
	/** How far earlier claims of others in this pile are believed. */
	readonly believeClaims: number;
	/** Chance that an opening play of one card is true. */
	readonly openingTruth: number;
	/** How much that falls, in steps of 0.12, with each further card. */
	readonly openingFall: number;
	/** How sharply the thresholds divide: small is sharp. */
	readonly softness: number;
}

/** Which cards are played. */
export interface Plays {
	/** What each card of a rank that others may hold adds to opening with it; one's own count one each. */
	readonly scarce: number;
	/** Chance of keeping all but one of the rank back, when opening and otherwise. */
	readonly holdBackOpening: number;
	readonly holdBack: number;
	/** Chance of adding a false card to true ones, and after it another, when opening and otherwise. */
	readonly addOpening: number;
	readonly add: number;
	/** Without a card of the rank: chance of a second false card, and after it of a third. */
	readonly second: number;
	readonly third: number;
}

/** Plays what it holds, lies only when it must, and doubts by the odds. */
export const plain: Character = {
	doubtBelow: 0.35,
	doubtPile: 0,
	doubtNext: 0,
	doubtBare: 0,
	doubtSet: 0,
	doubtLast: 0.4,
	doubtFew: 0.1,
	doubtMany: 0,
	believeClaims: 0.7,
	openingTruth: 0.92,
	openingFall: 2.5,
	softness: 0.06,
	scarce: 0,
	holdBackOpening: 0,
	holdBack: 0,
	addOpening: 0,
	add: 0,
	second: 0,
	third: 0,
};

/** With a climbing rank nobody chooses what to claim, so earlier claims say little and lies are common. */
export const plainClimbing: Character = { ...plain, doubtBelow: 0.15, believeClaims: 0, openingFall: 1 };

/** Plays like plain, and doubts only what its own cards rule out: no chance of truth is as low as that. */
export const trusting: Character = { ...plain, doubtBelow: -1_000, believeClaims: 0 };
