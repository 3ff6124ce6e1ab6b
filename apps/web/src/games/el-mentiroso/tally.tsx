import { rankOf } from "@fibbers/rules";
import { type Sentence, Words } from "../../ui/words.tsx";
import type { Own, Table } from "./props.ts";
import { heldOf } from "./selection.ts";
import { text } from "./text.ts";

const inDeck = 4;

/** How many of the rank there are and how many were claimed. It counts; it does not conclude. */
export function Tally({ table, own }: { readonly table: Table; readonly own: Own | null }) {
	const rank = table.claims.at(-1)?.rank;
	if (rank === undefined) return null;
	const claimed = table.claims.filter((claim) => claim.rank === rank).reduce((sum, { count }) => sum + count, 0);
	const there = inDeck - table.discarded.filter((card) => rankOf(card) === rank).length;
	const over = Math.max(0, claimed - there);
	const held = own === null ? 0 : heldOf(own.hand, rank).length;
	return (
		<div class="tally">
			<span class="boxes" aria-hidden="true">
				{Array.from({ length: there }, (_, i) => (
					<i key={`box-${i}`} data-on={i < claimed ? "" : undefined} />
				))}
				{Array.from({ length: Math.min(over, inDeck * 2) }, (_, i) => (
					<i key={`over-${i}`} data-over="" class={i === 0 ? "first" : undefined} />
				))}
			</span>
			<span>
				<Fact of={text.mat.claimed(claimed, there, rank)} />
				{over > 0 ? <Fact of={text.mat.there(there)} /> : null}
				{held > 0 ? <Fact of={text.mat.youHold(held)} /> : null}
			</span>
		</div>
	);
}

/** A sentence that does not break across lines. */
const Fact = ({ of }: { readonly of: Sentence }) => (
	<>
		<span>
			<Words of={of} />
		</span>{" "}
	</>
);
