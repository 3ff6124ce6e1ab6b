import type { Rank } from "@fibbers/rules";
import { t } from "../../text/index.ts";

interface CountKeysProps<Some extends Rank> {
	readonly ranks: readonly Some[];
	readonly heldOf: (rank: Some) => number;
	readonly nameOf: (rank: Some, held: number) => string;
	readonly chosen: Some | null;
	readonly onChoose: (rank: Some) => void;
}

/** A key for each rank that can be said, with a stroke for each of it that one holds. */
export const CountKeys = <Some extends Rank>({ ranks, heldOf, nameOf, chosen, onChoose }: CountKeysProps<Some>) => (
	<>
		{ranks.map((rank) => {
			const held = heldOf(rank);
			return (
				<button
					key={rank}
					type="button"
					aria-pressed={rank === chosen}
					aria-label={nameOf(rank, held)}
					onClick={() => onChoose(rank)}
				>
					{t.cards.rank[rank]}
					<i aria-hidden="true">
						{Array.from({ length: held }, (_, i) => (
							<u key={i} />
						))}
					</i>
				</button>
			);
		})}
	</>
);
