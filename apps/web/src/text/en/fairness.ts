import type { DealCheck } from "@fibbers/protocol/fairness";

/** How anybody can see that nobody chose the cards. */
export const fairness = {
	heading: "Check this deal",
	how: [
		"Before the deal the server promised a secret by its hash, and could not change it any more.",
		"Then every player’s browser added random bytes, and the deck follows from both alone.",
		"Your browser works the deck out again from them, and compares every card.",
	],
	check: "Check this deal",
	fair: "It is the promised secret, and these are the cards that come of it.",
	unfair: {
		"no-proof": "This record carries no proof of its deal, so it cannot be checked.",
		commitment: "The secret is not the one that was promised. This record was changed.",
		deal: "Other cards come of this secret and these bytes. This record was changed.",
	} satisfies Record<Extract<DealCheck, { fair: false }>["why"], string>,
	details: "The numbers",
	commitment: "Promised before the deal (SHA-256)",
	seed: "The secret",
	bytes: (name: string) => `Added by ${name}`,
	nothing: "nothing: the computer, or no answer within two seconds",
	seat: (seat: number) => `seat ${seat + 1}`,
} as const;
