/** What a player of Liar's Post is like. Chances are in 0 … 1, worths in the cost of a harmless card. */
export interface Character {
	/** Chance of looking and passing on where that is open. */
	readonly look: number;
	/** Chance of naming a card as what it is. */
	readonly truth: number;
	/** Chance that a claim is true, before the cards are counted. */
	readonly trust: number;
	/** How much of what a card would cost oneself counts against sending it. */
	readonly fear: number;
	/** Up to so much is added to what a slide is worth, by luck. */
	readonly whim: number;
}

/** Never looking is stronger; looking now and then keeps cards going round the table. */
export const lively: Character = { look: 0.15, truth: 0.5, trust: 0.5, fear: 0.5, whim: 0.5 };
