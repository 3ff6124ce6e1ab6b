import type { Card } from "@fibbers/rules";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../text/index.ts";
import { Face } from "../../ui/card.tsx";

interface HandProps {
	/** In the order in which they lie. */
	readonly hand: readonly Card[];
	readonly chosen: readonly Card[];
	/** The chosen card's place in the hand, where a card can be held twice and one is chosen. */
	readonly chosenAt?: number | null;
	/** `at` is the card's place in the hand. */
	readonly onToggle: (card: Card, at: number) => void;
	readonly onEnter: () => void;
}

/** Rows that keep every strip at least 24 px wide on a phone. */
function rowsFor(cards: number): number {
	if (cards <= 10) return 1;
	if (cards <= 20) return 2;
	return cards <= 40 ? 3 : 4;
}

function split(hand: readonly Card[], rows: number): readonly (readonly Card[])[] {
	const per = Math.ceil(hand.length / rows);
	return Array.from({ length: rows }, (_, row) => hand.slice(row * per, (row + 1) * per));
}

/** Two equal cards are two. */
const keyOf = (hand: readonly Card[], at: number): string =>
	`${hand[at]} ${hand.slice(0, at).filter((card) => card === hand[at]).length}`;

/** One stop for Tab, arrows within; when the card with the focus leaves, its neighbour has it. */
export function Hand({ hand, chosen, chosenAt = null, onToggle, onEnter }: HandProps) {
	const root = useRef<HTMLDivElement>(null);
	const at = useRef(0);
	const focused = useRef(false);
	const rows = rowsFor(hand.length);
	const per = Math.ceil(hand.length / rows);

	useLayoutEffect(() => {
		if (focused.current && !root.current?.contains(document.activeElement)) focusOn(at.current);
	}, [hand]);

	const buttons = () => [...(root.current?.querySelectorAll("button") ?? [])];

	function focusOn(index: number): void {
		const all = buttons();
		at.current = Math.max(0, Math.min(index, all.length - 1));
		for (const [i, button] of all.entries()) button.tabIndex = i === at.current ? 0 : -1;
		all[at.current]?.focus();
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (event.key === "Enter") {
			event.preventDefault();
			event.stopPropagation();
			onEnter();
			return;
		}
		const step = steps(per)[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const end = hand.length - 1;
		focusOn(Math.max(0, Math.min(end, at.current + step)));
	}

	return (
		<div
			class="hand"
			data-rows={rows}
			style={{ "--per": String(Math.max(2, per)), "--all": String(Math.max(2, hand.length)) }}
			role="group"
			aria-label={t.parts.say.hand(hand.length)}
			ref={root}
			onKeyDown={onKeyDown}
			onFocusIn={(event) => {
				focused.current = true;
				const index = buttons().indexOf(event.target as HTMLButtonElement);
				if (index >= 0) at.current = index;
			}}
			onFocusOut={(event) => {
				// A card that leaves the page takes the focus with it, to nowhere.
				if (event.relatedTarget !== null) focused.current = false;
			}}
		>
			{split(hand, rows).map((row, i) => (
				<ul class="row" key={i}>
					{row.map((card, column) => {
						const place = i * per + column;
						return (
							<li key={keyOf(hand, place)}>
								<button
									type="button"
									aria-pressed={chosenAt === null ? chosen.includes(card) : chosenAt === place}
									aria-label={t.cards.name(card)}
									tabIndex={place === Math.min(at.current, hand.length - 1) ? 0 : -1}
									onClick={() => onToggle(card, place)}
								>
									<Face card={card} named="hidden" />
								</button>
							</li>
						);
					})}
				</ul>
			))}
		</div>
	);
}

const steps = (per: number): Readonly<Record<string, number>> => ({
	ArrowLeft: -1,
	ArrowRight: 1,
	ArrowUp: -per,
	ArrowDown: per,
	Home: -Number.MAX_SAFE_INTEGER,
	End: Number.MAX_SAFE_INTEGER,
});
