import { t } from "../../text/index.ts";
import { Count } from "../../ui/count.tsx";
import type { Person } from "../game-screen.ts";
import type { Clock } from "../parts/clock.ts";
import { PersonCoaster } from "../parts/person-coaster.tsx";
import { absence, isStoodInFor } from "../parts/presence.ts";
import type { Claim } from "./props.ts";
import { text } from "./text.ts";

const few = 2;

interface SeatProps {
	readonly seat: number;
	readonly person: Person;
	readonly cards: number;
	readonly place: number | null;
	/** What this seat said last in this pile. */
	readonly said: Claim | null;
	/** The time it has to decide; null when it is not its turn. */
	readonly clock: Clock | null;
	readonly self: "self" | "other";
}

export function Seat({ seat, person, cards, place, said, clock, self }: SeatProps) {
	const out = place !== null;
	return (
		<li class="seat" data-seat={seat} data-turn={clock === null ? undefined : ""} data-out={out ? "" : undefined}>
			<PersonCoaster person={person} clock={clock} />
			{out ? (
				<span class="place">{text.mat.out(place)}</span>
			) : (
				<Count cards={cards} label={t.parts.seat.inHand(cards)} />
			)}
			<span class="name">{self === "self" ? t.parts.you : person.name}</span>
			<Note person={person} cards={cards} said={said} clock={clock} out={out ? "out" : "in"} />
		</li>
	);
}

function Note({
	person,
	cards,
	said,
	clock,
	out,
}: Pick<SeatProps, "person" | "cards" | "said" | "clock"> & { readonly out: "out" | "in" }) {
	if (clock !== null) return <span class="note num">{text.mat.toPlay(clock.seconds)}</span>;
	if (said !== null) return <span class="note slip">{text.claim(said.count, said.rank)}</span>;
	if (person.presence === "reconnecting" || (isStoodInFor(person) && out === "in"))
		return <span class="note">{absence(person)}</span>;
	return <span class="note">{cards <= few && out === "in" ? text.mat.left(cards) : ""}</span>;
}
