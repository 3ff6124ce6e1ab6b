import { t } from "../../text/index.ts";
import { Count } from "../../ui/count.tsx";
import type { Person } from "../game-screen.ts";
import type { Clock } from "../parts/clock.ts";
import { PersonCoaster } from "../parts/person-coaster.tsx";
import { absence } from "../parts/presence.ts";
import { type Cell, cells } from "./cells.ts";
import type { Table } from "./props.ts";
import { text, type Who } from "./text.ts";

interface RackProps {
	readonly seat: number;
	readonly person: Person;
	readonly who: Who;
	readonly table: Table;
	/** The time this seat has to decide; null when it is not its turn. */
	readonly clock: Clock | null;
	/** Whose rack it is: the reader's lies nearest. */
	readonly of: "reader" | "other";
}

/** A player and what lies face up before that player, kind by kind. */
export function Rack({ seat, person, who, table, clock, of }: RackProps) {
	const cards = table.counts[seat] ?? 0;
	return (
		<li
			class={of === "reader" ? "rack mine" : "rack"}
			data-seat={seat}
			data-turn={clock === null ? undefined : ""}
			data-absent={person.presence === "here" ? undefined : person.presence}
		>
			<div class="who">
				<PersonCoaster person={person} clock={clock} />
				<Count cards={cards} label={t.parts.seat.inHand(cards)} />
				<span class="name">{who.you ? t.parts.you : who.name}</span>
				{person.presence === "here" ? null : <span class="note">{absence(person)}</span>}
			</div>
			<Kinds of={cells(table.faceUp[seat] ?? [], table)} who={who} />
		</li>
	);
}

/** Eight columns that never move; what they show is told in one sentence. */
export const Kinds = ({ of, who }: { readonly of: readonly Cell[]; readonly who: Who }) => (
	<div class="kinds" role="img" aria-label={said(of, who)}>
		{of.map(({ kind, count, danger }) => (
			<span
				key={kind}
				class="kind"
				data-kind={kind}
				data-n={count}
				data-danger={danger === "none" ? undefined : danger}
			>
				{t.cards.rank[kind]}
				<i>
					{Array.from({ length: count }, (_, i) => (
						<u key={i} />
					))}
				</i>
			</span>
		))}
	</div>
);

function said(of: readonly Cell[], who: Who): string {
	const had = of.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count] as const);
	const more = of.filter(({ danger }) => danger === "set").map(({ kind }) => kind);
	const missing = of.find(({ danger }) => danger === "eighth")?.kind ?? null;
	return text.mat.rack(who, had, { more, missing });
}
