import { type Card, suitOf } from "@fibbers/rules";
import { pressShortcut } from "../../ui/button.tsx";
import { nine } from "./cards.ts";
import { cycled, knownOf, type Mark, type Marks } from "./notes.ts";
import type { Own, Table } from "./props.ts";
import { text } from "./text.ts";

interface NotesProps {
	readonly table: Table;
	readonly own: Own;
	readonly marks: Marks;
	readonly onMark: (marks: Marks) => void;
	/** While a guess is being chosen: the cards that it may name, and the one it would. */
	readonly guess: { readonly cards: readonly Card[]; readonly chosen: Card | null } | null;
	readonly onGuess: (card: Card) => void;
}

/** The nine cards: what I know, and what I think. Nobody else sees it. */
export function Notes({ table, own, marks, onMark, guess, onGuess }: NotesProps) {
	const title = guess === null ? text.notes.title : text.notes.choosing;
	return (
		<section class="notes" aria-label={title} data-guessing={guess === null ? undefined : ""}>
			<h2>{title}</h2>
			{nine.map((card) => {
				const known = knownOf(card, table, own);
				if (known !== null) return <Cell key={card} card={card} known={text.notes.known[known]} />;
				const mark = marks[card] ?? null;
				return (
					<button
						type="button"
						key={card}
						data-suit={suitOf(card)}
						aria-label={text.notes.cell(card, text.notes.mark[mark ?? "none"])}
						aria-pressed={guess === null ? undefined : guess.chosen === card}
						onKeyDown={(event) => {
							// As in the hand: Enter acts, once something is chosen.
							if (event.key !== "Enter" || event.repeat || guess?.chosen !== card) return;
							event.preventDefault();
							event.stopPropagation();
							pressShortcut("act");
						}}
						onClick={() => (guess?.cards.includes(card) ? onGuess(card) : onMark(cycled(marks, card)))}
					>
						<Sign card={card} />
						{mark === null ? null : <Pencil mark={mark} />}
					</button>
				);
			})}
		</section>
	);
}

const Cell = ({ card, known }: { readonly card: Card; readonly known: string }) => (
	<span class="cell" role="img" aria-label={text.notes.cell(card, known)}>
		<span>
			<Sign card={card} />
		</span>
		<small>{known}</small>
	</span>
);

const Sign = ({ card }: { readonly card: Card }) => (
	<>
		{text.rank(card)}
		<svg aria-hidden="true">
			<use href={`#suit-${suitOf(card)}`} />
		</svg>
	</>
);

const strokes: Readonly<Record<Mark, string>> = {
	out: "M9 33C20 25 34 14 47 6",
	ring: "M30 4C16 2 4 8 4 20s13 17 27 16c13-1 22-8 21-18C51 8 40 3 25 5",
};

const Pencil = ({ mark }: { readonly mark: Mark }) => (
	<svg class="mark" viewBox="0 0 56 40" preserveAspectRatio="none" aria-hidden="true">
		<path d={strokes[mark]} />
	</svg>
);
