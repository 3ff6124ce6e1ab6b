import type { TableMoment } from "../../session/table-store.ts";
import { atTable } from "../../text/at-table.ts";
import { Coaster } from "../../ui/coaster.tsx";
import type { PhaseProps } from "../table-open.tsx";
import { AddFriend } from "./add-friend.tsx";

/** After a game: the other people of the table, who may become friends. */
export function Company({ moment, act }: Pick<PhaseProps, "moment" | "act">) {
	const people = others(moment);
	if (people.length === 0) return null;
	return (
		<section>
			<h2>{atTable.people.company}</h2>
			<ul class="panel people-list company">
				{people.map(({ guest, name, picture, tone }) => (
					<li key={guest}>
						<Coaster picture={picture} tone={tone} />
						<b>{name}</b>
						<AddFriend guest={guest} name={name} ask={act} />
					</li>
				))}
			</ul>
		</section>
	);
}

const others = ({ info: { seats }, seat }: TableMoment) =>
	seats.filter(({ computer, guest }, of) => !computer && guest > 0 && of !== seat);
