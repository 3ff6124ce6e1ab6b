import type { Card } from "@fibbers/rules";
import { Face } from "../../ui/card.tsx";
import { Coaster } from "../../ui/coaster.tsx";
import { whoIs } from "../parts/who.ts";
import { lastChallenge, type Props } from "./props.ts";
import { records } from "./record.ts";
import { Report } from "./report.tsx";
import { Shown } from "./reveal.tsx";
import { sorted } from "./selection.ts";
import { text } from "./text.ts";

/** The end: places, what was left in hand, and who fibbed as far as anybody knows. */
export function Over(props: Props) {
	const { info, table, seat, events } = props;
	const places = table.over?.places ?? [];
	const who = whoIs(info.seats, seat);
	const [winner] = places;
	const loser = places.at(-1);
	if (winner === undefined || loser === undefined) return null;
	const handOf = (of: number): readonly Card[] => sorted(info.result?.hands[of] ?? []);
	const left = handOf(loser);
	const all = records(events, info.seats.length);
	const plays = all.reduce((sum, record) => sum + record.plays.length, 0);
	const doubts = all.reduce((sum, record) => sum + record.doubts, 0);
	const caught = all.reduce((sum, record) => sum + record.caught, 0);
	const last = lastChallenge(events)?.challenge;
	return (
		<main class="over">
			<section class="mat lead">
				<h1>{left.length > 0 ? text.over.headline(who(winner), who(loser)) : text.over.headlineEven(who(winner))}</h1>
				<p>{text.over.sum(plays, doubts, caught)}</p>
			</section>
			<div class="col">
				<section>
					<h2>{text.over.places}</h2>
					<ol class="panel places">
						{places.map((of, i) => (
							<Place key={of} {...props} of={of} place={i + 1} hand={handOf(of)} outOn={all[of]?.outOnPlay ?? null} />
						))}
					</ol>
				</section>
				{last === undefined ? null : (
					<section>
						<h2>{text.over.last}</h2>
						<div class="mat lastword">
							<div class="reveal">
								<p class="who">{text.reveal.title(who(last.by), who(last.seat))}</p>
								<Shown challenge={last} who={who} />
							</div>
						</div>
					</section>
				)}
			</div>
			<div class="col">
				<Report info={info} records={all} who={who} seat={seat} />
			</div>
		</main>
	);
}

interface PlaceProps extends Props {
	readonly of: number;
	readonly place: number;
	readonly hand: readonly Card[];
	readonly outOn: number | null;
}

function Place({ info, seat, of, place, hand, outOn }: PlaceProps) {
	const person = info.seats[of];
	if (person === undefined) return null;
	const empty = outOn === null ? text.over.cardsLeft(0) : text.over.outOnPlay(outOn);
	return (
		<li>
			<span class="p">{place}</span>
			<Coaster picture={person.picture} tone={person.tone} size="s" />
			<span>
				<b>{text.claimant(whoIs(info.seats, seat)(of))}</b>
				<small>{hand.length === 0 ? empty : text.over.cardsLeft(hand.length)}</small>
			</span>
			{hand.length === 0 ? null : (
				<span class="left" role="group" aria-label={text.over.held(whoIs(info.seats, seat)(of))}>
					{hand.map((card) => (
						<Face key={card} card={card} size="xs" />
					))}
				</span>
			)}
		</li>
	);
}
