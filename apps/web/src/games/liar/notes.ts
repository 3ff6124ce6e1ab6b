import { type Card, isCard } from "@fibbers/rules";
import { type Signal, signal } from "@preact/signals";
import type { TableInfo } from "../game-screen.ts";
import type { Own, Table } from "./props.ts";

export type Mark = "out" | "ring";
export type Marks = Readonly<Partial<Record<Card, Mark>>>;

/** What the reader knows of a card for certain; null when it may be anywhere. */
export type Known = "yours" | "open" | "middle" | null;

export function knownOf(card: Card, table: Pick<Table, "faceUp" | "middle">, own: Pick<Own, "hand">): Known {
	if (own.hand.includes(card)) return "yours";
	if (table.faceUp.some((cards) => cards.includes(card))) return "open";
	return card === table.middle ? "middle" : null;
}

/** Blank, crossed out, ringed, blank. */
export function cycled(marks: Marks, card: Card): Marks {
	const { [card]: mark, ...rest } = marks;
	if (mark === undefined) return { ...rest, [card]: "out" };
	return mark === "out" ? { ...rest, [card]: "ring" } : rest;
}

/** Without the marks on cards that are known by now. */
export function pruned(marks: Marks, isKnown: (card: Card) => boolean): Marks {
	const left = Object.entries(marks).filter(([card]) => isCard(card) && !isKnown(card));
	return left.length === Object.keys(marks).length ? marks : Object.fromEntries(left);
}

/** Which game the notes are about: the next one at the same table begins with none. */
export const gameOf = ({ code, round }: Pick<TableInfo, "code" | "round">): string => `${code} ${round}`;

const key = "fibbers.liar-notes";
type Store = Pick<Storage, "getItem" | "setItem">;

/** The marks of that game, as this browser tab remembers them. */
export function remembered(game: string, store: Store): Marks {
	try {
		const kept: unknown = JSON.parse(store.getItem(key) ?? "null");
		if (typeof kept !== "object" || kept === null || !("game" in kept) || !("marks" in kept)) return {};
		return kept.game === game ? checked(kept.marks) : {};
	} catch {
		return {};
	}
}

export function remember(game: string, marks: Marks, store: Store): void {
	try {
		store.setItem(key, JSON.stringify({ game, marks }));
	} catch {
		// Storage may be closed to us; the notes then last as long as the page.
	}
}

function checked(marks: unknown): Marks {
	if (typeof marks !== "object" || marks === null) return {};
	const good = Object.entries(marks).filter(([card, mark]) => isCard(card) && (mark === "out" || mark === "ring"));
	return Object.fromEntries(good);
}

const kept = new Map<string, Signal<Marks>>();

/** The notes on one game; reading starts from what this tab remembers. */
export function notesOn(game: string): Signal<Marks> {
	const known = kept.get(game);
	if (known !== undefined) return known;
	const marks = signal(remembered(game, sessionStorage));
	marks.subscribe((now) => remember(game, now, sessionStorage));
	kept.clear();
	kept.set(game, marks);
	return marks;
}
