import { byCode, type Card, type GameId, without } from "@fibbers/rules";
import { isSame } from "./changes.ts";
import type { Field } from "./packing.ts";
import { wireOf } from "./wires.ts";

/**
 * What of a seat's own part is not as expected: numbers of its game's fields, each before its value. Cards are one text,
 * with a `+` in front where they come to those that were expected.
 */
export type PackedOwn = readonly unknown[] | null;

type Own = Readonly<Record<string, unknown>>;

const nameOf = (field: Field): string => (typeof field === "string" ? field : field[0]);

/** `expected` is null where nothing is known. */
export function packOwn(game: GameId, own: object | null, expected: object | null): PackedOwn {
	if (own === null) return null;
	const [is, was] = [own as Own, (expected ?? {}) as Own];
	return wireOf(game).packing.own.flatMap((field, number) => {
		const name = nameOf(field);
		if (isSame(is[name], was[name])) return [];
		return [
			number,
			typeof field === "string" ? is[name] : packCards(is[name] as Card[], was[name] as Card[] | undefined),
		];
	});
}

export function unpackOwn(game: GameId, packed: PackedOwn, expected: object | null): object | null {
	if (packed === null) return null;
	const own: Record<string, unknown> = { ...expected };
	for (let at = 0; at < packed.length; at += 2) {
		const field = wireOf(game).packing.own[Number(packed[at])];
		if (field === undefined) continue;
		const name = nameOf(field);
		own[name] =
			typeof field === "string" ? packed[at + 1] : unpackCards(String(packed[at + 1]), own[name] as Card[] | undefined);
	}
	return own;
}

function packCards(cards: readonly Card[], expected: readonly Card[] = []): string {
	const more = without(cards, expected);
	return more !== null && isSame(byCode(cards), cards) ? `+${more.join("")}` : cards.join("");
}

function unpackCards(text: string, expected: readonly Card[] = []): Card[] {
	const cards = (text.match(/\w\w/g) ?? []) as Card[];
	return text.startsWith("+") ? byCode([...expected, ...cards]) : cards;
}
