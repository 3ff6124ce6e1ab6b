import { useState } from "preact/hooks";
import type { Reply } from "../../games/game-screen.ts";
import type { TableMoment } from "../../session/table-store.ts";
import type { TableTalk } from "../../session/table-talk.ts";
import { peopleHere as text } from "../../text/people-here.ts";
import { Dialog } from "../dialog.tsx";
import { HostPart } from "./host-part.tsx";
import { PersonRow } from "./person-row.tsx";
import { type Present, seated, spokeBefore, watching } from "./present.ts";
import { type Swap, useSwap } from "./use-swap.ts";
import "./people.css";

export interface PeopleProps {
	readonly moment: TableMoment;
	readonly talk: TableTalk;
	/** Asks the table. */
	readonly ask: (command: string, body?: object) => Promise<Reply>;
}

/** Who sits and who watches, and what the reader can do about each of them. */
export function PeopleDialog({ moment, talk, ask, onClose }: PeopleProps & { readonly onClose: () => void }) {
	const { info, seat } = moment;
	const swap = useSwap(moment, ask);
	const [open, setOpen] = useState<number | null>(null);
	const rows = (people: readonly Present[]) =>
		people.map((person) => (
			<PersonRow
				key={`${person.seat} ${person.guest}`}
				{...{ person, moment, talk, ask }}
				swap={swap.isOn && person.seat !== null ? swapOf(swap, person) : null}
				isOpen={open === person.guest && person.guest !== 0}
				onOpen={(isOpen) => setOpen(isOpen ? person.guest : null)}
			/>
		));
	const watchers = watching(info, talk);
	const gone = spokeBefore(info, talk);
	const notNamed = info.watchers - info.guests.length;
	return (
		<Dialog heading={text.heading} onClose={onClose}>
			{info.locked && <p class="soft">{text.locked}</p>}
			{seat !== null && seat === info.host && <HostPart {...{ moment, ask, swap }} />}
			<section>
				<h3>{text.seats}</h3>
				<ul class="people-list">{rows(seated(info, talk))}</ul>
			</section>
			<section>
				<h3>{info.watchers === 0 ? text.nobodyWatching : text.watching(info.watchers)}</h3>
				<ul class="people-list">{rows(watchers)}</ul>
				{notNamed > 0 && <p class="soft">{text.notNamed(notNamed)}</p>}
			</section>
			{gone.length > 0 && (
				<section>
					<h3>{text.gone}</h3>
					<ul class="people-list">{rows(gone)}</ul>
				</section>
			)}
		</Dialog>
	);
}

const swapOf = (swap: Swap, { seat }: Present) => ({
	isPicked: swap.first === seat,
	pick: () => seat !== null && swap.pick(seat),
});
