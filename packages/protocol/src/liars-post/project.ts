import type { liarsPost } from "@fibbers/rules";
import { cardsBySeat, cardsBySeatIn, flag, numbers, numbersIn, words } from "../texts.ts";
import type { Texts } from "../wire.ts";

type Table = liarsPost.Table;

export const write = (table: Table) =>
	({
		options: JSON.stringify(table.options),
		/** How many cards each seat holds: `11 10 11`. */
		counts: numbers(table.counts),
		/** What each seat had to take, in order: `KSQH,,9D`. */
		faceUp: cardsBySeat(table.faceUp),
		/** So many of a kind lose. */
		limit: String(table.limit),
		turn: String(table.turn),
		/** The slides of the card in transit, from, to and claim each: `02K 21J`; empty without one. */
		hops: table.transit?.hops.map(({ from, to, claim }) => `${from}${to}${claim}`).join(" ") ?? "",
		looked: flag(table.transit?.looked ?? false),
		/** The loser and why, when the game is over, else empty: `2set`. */
		over: table.over === null ? "" : `${table.over.loser}${table.over.why}`,
	}) satisfies Texts;

export function read(given: Texts): Table {
	const texts = given as ReturnType<typeof write>;
	const [first, ...later] = words(texts.hops).map(hopOf);
	return {
		options: JSON.parse(texts.options),
		counts: numbersIn(texts.counts),
		faceUp: cardsBySeatIn(texts.faceUp),
		limit: Number(texts.limit),
		turn: Number(texts.turn),
		transit: first === undefined ? null : { hops: [first, ...later], looked: texts.looked !== "" },
		over: texts.over === "" ? null : overOf(texts.over),
	};
}

const hopOf = (text: string): liarsPost.Hop => ({
	from: Number(text[0]),
	to: Number(text[1]),
	claim: text[2] as liarsPost.Kind,
});

const overOf = (text: string): liarsPost.Outcome => ({
	loser: Number(text[0]),
	why: text.slice(1) as liarsPost.Outcome["why"],
});
