import { type Card, type Rank, ranks } from "@fibbers/rules";
import type { ComponentChildren } from "preact";
import { rankSign } from "../../text/en/cards.ts";
import { heldOf } from "./selection.ts";
import { text } from "./text.ts";

interface RankKeysProps {
	readonly hand: readonly Card[];
	readonly chosen: Rank | null;
	readonly onChoose: (rank: Rank) => void;
	/** Stands in the first cell. */
	readonly children: ComponentChildren;
}

/** What the opener says they are; each key shows how many of it one holds. */
export const RankKeys = ({ hand, chosen, onChoose, children }: RankKeysProps) => (
	<div class="keys" role="group" aria-label={text.keys.label}>
		{children}
		{ranks.map((rank) => {
			const held = heldOf(hand, rank).length;
			return (
				<button
					key={rank}
					type="button"
					aria-pressed={rank === chosen}
					aria-label={text.keys.key(rank, held)}
					onClick={() => onChoose(rank)}
				>
					{rankSign[rank]}
					<i aria-hidden="true">
						{Array.from({ length: held }, (_, i) => (
							<u key={i} />
						))}
					</i>
				</button>
			);
		})}
	</div>
);

/** A digit or a letter chooses a rank; 0 is the ten. */
export function rankOfKey(key: string): Rank | null {
	if (key === "0") return "T";
	if (key === "1") return "A";
	return ranks.find((rank) => rank !== "T" && rank === key.toUpperCase()) ?? null;
}
