import { type Card, type Rank, ranks } from "@fibbers/rules";
import type { ComponentChildren } from "preact";
import { CountKeys } from "../parts/count-keys.tsx";
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
		<CountKeys
			ranks={ranks}
			heldOf={(rank) => heldOf(hand, rank).length}
			nameOf={text.keys.key}
			chosen={chosen}
			onChoose={onChoose}
		/>
	</div>
);

/** A digit or a letter chooses a rank; 0 is the ten. */
export function rankOfKey(key: string): Rank | null {
	if (key === "0") return "T";
	if (key === "1") return "A";
	return ranks.find((rank) => rank !== "T" && rank === key.toUpperCase()) ?? null;
}
