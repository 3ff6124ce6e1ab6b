import { type Card, elMentiroso, fullDeck, type Rank, ranks } from "@fibbers/rules";

/** The first byte of a frame. */
export const frames = { state: 1, moved: 2, refused: 3, move: 4, ready: 5 } as const;

/** What comes in an event's first byte. */
export const events = [
	"played",
	"challenged",
	"accepted",
	"discarded",
	"went-out",
	"ended",
] as const satisfies readonly elMentiroso.Event["event"][];

export const moves = ["play", "challenge", "accept", "discard"] as const satisfies readonly elMentiroso.Move["move"][];

/** The bits of a status byte beside the turn, which is the lowest three. */
export const status = { turn: 7, open: 8, lastStand: 16, places: 32, over: 64 } as const;

/** What follows in a `moved` frame for its reader alone. */
export const tail = { own: 1, reply: 2 } as const;

/** A seat that is none. */
export const noSeat = 255;

const codeOfCard = new Map(fullDeck.map((card, i) => [card, i]));
const codeOfRank = new Map(ranks.map((rank, i) => [rank, i]));

export const cardCode = (card: Card): number => codeOfCard.get(card) ?? noSeat;
export const rankCode = (rank: Rank): number => codeOfRank.get(rank) ?? noSeat;
export const cardCodes = (cards: readonly Card[]): number[] => cards.map(cardCode);

export const cardOf = (code: number): Card => known(fullDeck[code]);
export const rankOf = (code: number): Rank => known(ranks[code]);
export const cardsOf = (codes: readonly number[]): Card[] => codes.map(cardOf);

/** Throws for what no frame says. */
export function known<Value>(value: Value | undefined): Value {
	if (value === undefined) throw new RangeError("no such code");
	return value;
}

const rankOptions = elMentiroso.optionSchema.rank;

/** Both options in one byte. */
export const optionsCode = ({ rank, discardFrom }: elMentiroso.Options): number =>
	rankOptions.indexOf(rank) * 16 + discardFrom;

export const optionsOf = (code: number): elMentiroso.Options => ({
	rank: known(rankOptions[code >> 4]),
	discardFrom: known(elMentiroso.optionSchema.discardFrom.find((each) => each === (code & 15))),
});
