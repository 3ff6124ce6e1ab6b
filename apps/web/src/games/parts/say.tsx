import type { ComponentChildren } from "preact";
import { Coaster } from "../../ui/coaster.tsx";
import { type Sentence, Words } from "../../ui/words.tsx";
import type { Person } from "../game-screen.ts";
import type { Clock } from "./clock.ts";
import { isStoodInFor } from "./presence.ts";

interface SayProps {
	readonly person: Person;
	/** Stamped on the coaster of one who is out: “2nd”. */
	readonly place?: string | null;
	/** One's own time to decide. */
	readonly clock: Clock | null;
	readonly sentence: Sentence;
	/** A slip to press, at the left. */
	readonly children?: ComponentChildren;
}

/** My coaster, my clock, and in plain words what is about to happen. */
export const Say = ({ person, place = null, clock, sentence, children }: SayProps) => (
	<div class="say">
		<span class="me">
			<Coaster
				picture={person.picture}
				tone={person.tone}
				size="s"
				light={isStoodInFor(person) || place !== null ? "off" : "on"}
				left={clock?.left ?? null}
				seconds={clock?.last ?? null}
			/>
			{place === null ? null : <span class="place">{place}</span>}
		</span>
		{children}
		<p role="status">
			<Words of={sentence} />
		</p>
	</div>
);
