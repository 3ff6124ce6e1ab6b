import { clockAt, useNow } from "../parts/clock.ts";
import { sides } from "../parts/sides.ts";
import { whoIs } from "../parts/who.ts";
import { Middle } from "./middle.tsx";
import type { Props } from "./props.ts";
import { Rack } from "./rack.tsx";
import { text } from "./text.ts";

/** The mat: everybody's rack, and between them the card that is under way. */
export function Board(props: Props) {
	const { info, seat } = props;
	const { left, top, right } = sides(info.seats.length, seat);
	const others = [...left, ...top, ...right];
	const lit = seat !== null && info.actor === seat;
	return (
		<main class="mat post" aria-label={text.mat.name} data-lamp={lit ? "me" : undefined} data-others={others.length}>
			<ul class="racks others">
				{others.map((other) => (
					<SeatRack key={other} {...props} of={other} />
				))}
			</ul>
			<Middle {...props} />
			{seat === null ? null : (
				<ul class="racks">
					<SeatRack {...props} of={seat} />
				</ul>
			)}
		</main>
	);
}

function SeatRack({ info, table, seat, of }: Props & { readonly of: number }) {
	const now = useNow();
	const person = info.seats[of];
	if (person === undefined) return null;
	return (
		<Rack
			seat={of}
			person={person}
			who={whoIs(info.seats, seat)(of)}
			table={table}
			clock={info.actor === of ? clockAt(info, now, "none") : null}
			of={of === seat ? "reader" : "other"}
		/>
	);
}
