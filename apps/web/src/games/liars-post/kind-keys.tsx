import type { Card } from "@fibbers/rules";
import { type Sentence, Words } from "../../ui/words.tsx";
import { CountKeys } from "../parts/count-keys.tsx";
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
		<CountKeys
			ranks={kinds}
			heldOf={(kind) => countOf(hand, kind)}
			nameOf={text.keys.key}
			chosen={chosen}
			onChoose={onChoose}
		/>
	</div>
);

/** A digit or a letter names a kind; 0 is the ten, 1 the Ace. */
export function kindOfKey(key: string): Kind | null {
	if (key === "0") return "T";
	if (key === "1") return "A";
	return kinds.find((kind) => kind === key.toUpperCase()) ?? null;
}
