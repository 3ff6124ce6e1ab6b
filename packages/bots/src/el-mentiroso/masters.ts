import type { Character } from "./character.ts";

// Found by `npx pnpm@12 arena:tune`, each against several kinds of players at once: whoever is tuned against one alone fails against others.
// They lie in measure, and often challenge what may well be true: the cards and the lead are worth it. Lying more wins more, but then games among their own never end.

const three: Character = {
	doubtBelow: 0.46,
	doubtPile: 0.18,
	doubtNext: 0.34,
	doubtBare: 0.1,
	doubtSet: 0.4,
	doubtLast: 0.2,
	doubtFew: 0.06,
	doubtMany: 0.11,
	believeClaims: 1.42,
	openingTruth: 0.92,
	openingFall: 2.36,
	softness: 0.02,
	scarce: -0.05,
	holdBackOpening: 0.28,
	holdBack: 0,
	addOpening: 0.46,
	add: 0.29,
	second: 0.11,
	third: 0.32,
};

const four: Character = {
	doubtBelow: 0.44,
	doubtPile: 0.03,
	doubtNext: 0.43,
	doubtBare: 0.1,
	doubtSet: 0.48,
	doubtLast: 0.58,
	doubtFew: -0.1,
	doubtMany: 0.15,
	believeClaims: 1,
	openingTruth: 0.92,
	openingFall: 2.1,
	softness: 0.02,
	scarce: -0.06,
	holdBackOpening: 0.29,
	holdBack: 0.24,
	addOpening: 0.55,
	add: 0.47,
	second: 0.05,
	third: 0.49,
};

const six: Character = {
	doubtBelow: 0.44,
	doubtPile: 0.03,
	doubtNext: 0.45,
	doubtBare: 0.1,
	doubtSet: 0.4,
	doubtLast: 0.49,
	doubtFew: 0.05,
	doubtMany: -0.02,
	believeClaims: 0.76,
	openingTruth: 0.92,
	openingFall: 2.1,
	softness: 0.02,
	scarce: -0.05,
	holdBackOpening: 0,
	holdBack: 0,
	addOpening: 0.59,
	add: 0.25,
	second: 0,
	third: 0.24,
};

const eight: Character = {
	doubtBelow: 0.44,
	doubtPile: 0.03,
	doubtNext: 0.38,
	doubtBare: 0.1,
	doubtSet: 0.4,
	doubtLast: 0.43,
	doubtFew: 0.05,
	doubtMany: -0.08,
	believeClaims: 1.05,
	openingTruth: 0.92,
	openingFall: 2.03,
	softness: 0.02,
	scarce: -0.05,
	holdBackOpening: 0,
	holdBack: 0.22,
	addOpening: 0.58,
	add: 0.2,
	second: 0.13,
	third: 0.08,
};

/** By the number of seats. */
export const masters: Readonly<Record<number, Character>> = { 3: three, 4: four, 5: six, 6: six, 7: eight, 8: eight };

/** For a climbing rank, at any number of seats. */
export const climber: Character = {
	doubtBelow: 0.1,
	doubtPile: -0.04,
	doubtNext: -0.13,
	doubtBare: 0,
	doubtSet: 0,
	doubtLast: 0.5,
	doubtFew: 0.1,
	doubtMany: -0.14,
	believeClaims: 0.51,
	openingTruth: 1.05,
	openingFall: 1.67,
	softness: 0.02,
	scarce: -0.3,
	holdBackOpening: 0,
	holdBack: 0,
	addOpening: 0.53,
	add: 0,
	second: 0.49,
	third: 0,
};
