import { Coaster } from "../../ui/coaster.tsx";
import type { Person } from "../game-screen.ts";
import type { Clock } from "./clock.ts";

interface PersonCoasterProps {
	readonly person: Person;
	/** The time to decide; null while it is somebody else's turn. */
	readonly clock: Clock | null;
}

/** Somebody at the table: unlit while not there, ringed by the time that is left to decide. */
export const PersonCoaster = ({ person, clock }: PersonCoasterProps) => (
	<Coaster
		picture={person.picture}
		tone={person.tone}
		light={person.presence === "here" ? "on" : "off"}
		left={clock?.left ?? null}
		seconds={clock?.last ?? null}
	/>
);
