import { useRef } from "preact/hooks";
import { clockAt, useNow } from "../parts/clock.ts";
import { sides } from "../parts/sides.ts";
import { whoIs } from "../parts/who.ts";
import { Pile } from "./pile.tsx";
import { placeOf } from "./places.ts";
import { lastChallenge, type Props } from "./props.ts";
import { Reveal } from "./reveal.tsx";
import { Seat } from "./seat.tsx";
import { Tally } from "./tally.tsx";
import { text } from "./text.ts";

/** The mat: everything that everybody sees. */
export function Board(props: Props) {
	const { info, table, seat } = props;
	const { left, top, right } = sides(info.seats.length, seat);
	const mine = seat !== null && info.actor === seat;
	return (
		<main class="mat" aria-label={text.mat.name} data-lamp={mine ? "me" : undefined}>
			<div class="seats">
				<Side class="l" of={left} {...props} />
				<Side class="t" of={top} {...props} />
				<Side class="r" of={right} {...props} />
				<Middle {...props} />
			</div>
			{seat !== null && placeOf(table, seat) !== null ? (
				<span class="vh">{text.mat.out(placeOf(table, seat) ?? 0)}</span>
			) : null}
		</main>
	);
}

function Side({
	of,
	class: name,
	info,
	table,
	seat,
}: Props & { readonly of: readonly number[]; readonly class: string }) {
	const now = useNow();
	const clock = clockAt(info, now, table.pending === null ? "none" : "open");
	return (
		<ul class={name}>
			{of.map((other) => {
				const person = info.seats[other];
				if (person === undefined) return null;
				return (
					<Seat
						key={other}
						seat={other}
						person={person}
						cards={table.counts[other] ?? 0}
						place={placeOf(table, other)}
						said={table.claims.findLast((claim) => claim.seat === other) ?? null}
						clock={info.actor === other ? clock : null}
						self={other === seat ? "self" : "other"}
					/>
				);
			})}
		</ul>
	);
}

function Middle({ info, table, own, seat, events }: Props) {
	const who = whoIs(info.seats, seat);
	const found = useRef(info.version).current;
	const settled = lastChallenge(events);
	if (settled !== null && table.claims.length === 0) {
		return (
			<div class="middle">
				<Reveal key={settled.at} {...settled} as={info.version === found ? "found" : "news"} who={who} />
			</div>
		);
	}
	return (
		<div class="middle">
			<div class="tent">
				<b>{headline({ table, who })}</b>
				<span>{below({ table, who })}</span>
			</div>
			<Pile claims={table.claims} plays={table.plays} who={who} />
			<Tally table={table} own={own} />
		</div>
	);
}

type Spoken = Pick<Props, "table"> & { readonly who: ReturnType<typeof whoIs> };

function headline({ table, who }: Spoken): string {
	const said = table.claims.at(-1);
	return said === undefined ? text.mat.opens(who(table.turn)) : text.ranks[said.rank];
}

function below({ table, who }: Spoken): string {
	if (table.lastStand) return text.mat.lastStand(who(table.turn));
	const { nextRank } = table;
	if (nextRank === null) return who(table.turn).you ? text.mat.anyRankYouLike : text.mat.anyRank;
	return table.options.rank === "climbs" ? text.mat.then(nextRank) : text.mat.untilTaken;
}
