import type { Guest, Person, TableInfo } from "../../games/game-screen.ts";
import type { TableTalk } from "../../session/table-talk.ts";
import { computers } from "../../text/computers.ts";
import { peopleHere as text } from "../../text/people-here.ts";

/** Somebody who is here, or was. */
export interface Present extends Guest {
	/** Null for somebody without a chair. */
	readonly seat: number | null;
	readonly computer: Person["computer"];
	readonly isLit: boolean;
	/** What they are here, in a few words. */
	readonly note: string;
}

const withMuted = (note: string, guest: number, talk: TableTalk): string =>
	[note, talk.you.value.muted.includes(guest) ? text.notes.muted : ""].filter(Boolean).join(", ");

export const seated = (info: TableInfo, talk: TableTalk): readonly Present[] =>
	info.seats.map((person, seat) => ({
		...person,
		seat,
		isLit: person.presence === "here",
		note: withMuted(noteOf(person, seat === info.host ? "host" : "guest"), person.guest, talk),
	}));

function noteOf({ computer, presence }: Person, as: "host" | "guest"): string {
	if (computer !== null) return computers.notes[computer];
	const here = as === "host" ? [text.notes.host] : [];
	return [...here, ...(presence === "here" ? [] : [text.notes[presence]])].join(", ");
}

const unseated = (guest: Guest, note: string): Present => ({
	...guest,
	seat: null,
	computer: null,
	isLit: true,
	note,
});

/** Those who watch and whose names are known; the reader first. */
export const watching = ({ guests }: TableInfo, talk: TableTalk): readonly Present[] =>
	guests
		.toSorted((a, b) => Number(b.guest === talk.you.value.guest) - Number(a.guest === talk.you.value.guest))
		.map((guest) => unseated(guest, withMuted(text.notes.watching, guest.guest, talk)));

/** Those who said something and have gone: they too can be muted, blocked or reported. */
export function spokeBefore({ seats, guests }: TableInfo, talk: TableTalk): readonly Present[] {
	const here = new Set([...seats, ...guests].map(({ guest }) => guest));
	return talk
		.speakers()
		.filter(({ from }) => !here.has(from) && from !== talk.you.value.guest)
		.map(({ from, name, picture, tone }) => unseated({ guest: from, name, picture, tone }, withMuted("", from, talk)));
}
