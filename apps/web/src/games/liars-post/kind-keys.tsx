import type { Card } from "@fibbers/rules";
import { rankSign } from "../../text/en/cards.ts";
import { type Sentence, Words } from "../../ui/words.tsx";
import { countOf } from "./cells.ts";
import { type Kind, kinds } from "./props.ts";
import { text } from "./text.ts";

interface KindKeysProps {
	readonly hand: readonly Card[];
	readonly chosen: Kind | null;
	readonly onChoose: (kind: Kind) => void;
	/** What is asked, or what is about to be said. */
	readonly sentence: Sentence;
}

/** What the card is said to be; each key shows how many of it one holds. */
export const KindKeys = ({ hand, chosen, onChoose, sentence }: KindKeysProps) => (
	<div class="keys eight" role="group" aria-label={text.keys.name}>
		<p class="lab" role="status">
			<span>
				<Words of={sentence} />
			</span>
		</p>
		{kinds.map((kind) => {
			const held = countOf(hand, kind);
			return (
				<button
					key={kind}
					type="button"
					aria-pressed={kind === chosen}
					aria-label={text.keys.key(kind, held)}
					onClick={() => onChoose(kind)}
				>
					{rankSign[kind]}
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

/** A digit or a letter names a kind; 0 is the ten, 1 the Ace. */
export function kindOfKey(key: string): Kind | null {
	if (key === "0") return "T";
	if (key === "1") return "A";
	return kinds.find((kind) => kind === key.toUpperCase()) ?? null;
}
