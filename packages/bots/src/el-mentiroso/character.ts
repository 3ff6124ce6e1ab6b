/** What a player of El Mentiroso is like. Chances are in 0 … 1; thresholds are chances of a play being true. */
export interface Character {
	/** Doubts a play when its chance of being true is below this. */
	readonly doubtBelow: number;
	/** Added when the play was its player's last cards. */
	readonly doubtLast: number;
	/** Added when its player has one or two cards left. */
	readonly doubtFew: number;
	/** How far earlier claims of others in this pile are believed. */
	readonly believeClaims: number;
	/** Chance that an opening play of one card is true. */
	readonly openingTruth: number;
	/** How much that falls, in steps of 0.12, with each further card. */
	readonly openingFall: number;
	/** How sharply the thresholds divide: small is sharp. */
	readonly softness: number;
}

/** Plays what it holds, lies only when it must, and doubts by the odds. */
export const locked: Character = {
	doubtBelow: 0.35,
	doubtLast: 0.4,
	doubtFew: 0.1,
	believeClaims: 0.7,
	openingTruth: 0.92,
	openingFall: 2.5,
	softness: 0.06,
};

/** With a climbing rank nobody chooses what to claim, so earlier claims say little and lies are common. */
export const climbs: Character = { ...locked, doubtBelow: 0.15, believeClaims: 0, openingFall: 1 };
