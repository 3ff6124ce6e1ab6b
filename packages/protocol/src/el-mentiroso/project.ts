import type { elMentiroso, Rank } from "@fibbers/rules";
import { cards, cardsIn, flag, numbers, numbersIn, seats, seatsIn, words } from "../texts.ts";
import type { Texts } from "../wire.ts";

type Table = elMentiroso.Table;

export const write = (table: Table) =>
	({
		options: JSON.stringify(table.options),
		/** How many cards each seat holds: `13 9 0`. */
		counts: numbers(table.counts),
		/** The plays of this cycle, seat, count and rank each: `02K 11K`. */
		claims: table.claims.map(({ seat, count, rank }) => `${seat}${count}${rank}`).join(" "),
		/** Whether the last of them can be challenged. */
		open: flag(table.pending !== null),
		turn: String(table.turn),
		lastStand: flag(table.lastStand),
		/** What the next play must announce, empty when free. */
		nextRank: table.nextRank ?? "",
		/** Cards put away: `9S9H9D9C`. */
		discarded: cards(table.discarded),
		plays: String(table.plays),
		/** Seats that are out, first place first: `20`. */
		places: seats(table.places),
		/** All places when the game is over, else empty. */
		over: seats(table.over?.places ?? []),
	}) satisfies Texts;

export function read(given: Texts): Table {
	const texts = given as ReturnType<typeof write>;
	const claims = words(texts.claims).map(claimOf);
	return {
		options: JSON.parse(texts.options),
		counts: numbersIn(texts.counts),
		claims,
		pending: texts.open === "" ? null : (claims.at(-1) ?? null),
		nextRank: texts.nextRank === "" ? null : (texts.nextRank as Rank),
		turn: Number(texts.turn),
		lastStand: texts.lastStand !== "",
		discarded: cardsIn(texts.discarded),
		plays: Number(texts.plays),
		places: seatsIn(texts.places),
		over: texts.over === "" ? null : { places: seatsIn(texts.over) },
	};
}

const claimOf = (text: string): elMentiroso.Claim => ({
	seat: Number(text[0]),
	count: Number(text[1]),
	rank: text[2] as Rank,
});
