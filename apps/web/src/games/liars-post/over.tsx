import type { Card } from "@fibbers/rules";
import { Face } from "../../ui/card.tsx";
import { Coaster } from "../../ui/coaster.tsx";
import { whoIs } from "../parts/who.ts";
import { cells, sorted } from "./cells.ts";
import { lossOf } from "./loss.ts";
import { lastCall, type Props } from "./props.ts";
import { Kinds } from "./rack.tsx";
import { lastWay, records } from "./record.ts";
import { Report } from "./report.tsx";
import { Shown } from "./reveal.tsx";
import { text } from "./text.ts";
import { Stops } from "./way.tsx";

/** The end: who lost and why, what lies before everybody, the last card's way, and who fibbed. */
export function Over(props: Props) {
	const { info, table, seat, events } = props;
	if (table.over === null) return null;
	const { loser } = table.over;
	const who = whoIs(info.seats, seat);
	const all = records(events, info.seats.length);
	const claims = all.flatMap((record) => record.claims);
	const calls = all.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
	const right = all.reduce((sum, record) => sum + record.right, 0);
	const winners = info.seats.map((_, of) => of).filter((of) => of !== loser);
	const lies = claims.filter((known) => known === "lie" || known === "caught").length;
	return (
		<main class="over">
			<section class="mat lead">
				<h1>{text.over.headline(who(loser), lossOf(table, table.over), winners.map(who))}</h1>
				{calls === 0 ? null : <p>{text.over.sum(claims.length, lies, calls, right)}</p>}
			</section>
			<div class="col">
				<section>
					<h2>{text.over.racks}</h2>
					<ul class="mat final">
						{[loser, ...winners].map((of) => (
							<Final key={of} {...props} of={of} />
						))}
					</ul>
				</section>
				<LastCard {...props} />
			</div>
			<div class="col">
				<section>
					<h2>{text.over.hands}</h2>
					<ul class="panel places">
						{[loser, ...winners].map((of) => (
							<Hand key={of} {...props} of={of} />
						))}
					</ul>
				</section>
				<Report info={info} records={all} who={who} />
			</div>
		</main>
	);
}

function Final({ info, table, seat, of }: Props & { readonly of: number }) {
	const person = info.seats[of];
	if (person === undefined) return null;
	const who = whoIs(info.seats, seat)(of);
	return (
		<li class="rack">
			<div class="who">
				<Coaster picture={person.picture} tone={person.tone} />
				<span class="name">{text.claimant(who)}</span>
			</div>
			<Kinds of={cells(table.faceUp[of] ?? [], table)} who={who} />
		</li>
	);
}

/** The last card's way, and how it ended. */
function LastCard({ info, seat, events }: Props) {
	const called = lastCall(events)?.called;
	if (called === undefined) return null;
	const who = whoIs(info.seats, seat);
	return (
		<section>
			<h2>{text.over.last}</h2>
			<div class="mat lastcard">
				<Stops hops={lastWay(events)} people={info.seats} who={who} />
				<div class="ended">
					<Shown called={called} who={who} />
				</div>
			</div>
		</section>
	);
}

function Hand({ info, seat, of }: Props & { readonly of: number }) {
	const person = info.seats[of];
	if (person === undefined) return null;
	const who = whoIs(info.seats, seat)(of);
	const hand: readonly Card[] = sorted(info.result?.hands[of] ?? []);
	return (
		<li>
			<Coaster picture={person.picture} tone={person.tone} size="s" />
			<span>
				<b>{text.claimant(who)}</b>
				<small>{hand.length === 0 ? text.over.noHand : text.over.left(hand.length)}</small>
			</span>
			{hand.length === 0 ? null : (
				<span class="left" role="group" aria-label={text.over.held(who)}>
					{hand.map((card, i) => (
						<Face key={i} card={card} size="xs" />
					))}
				</span>
			)}
		</li>
	);
}
