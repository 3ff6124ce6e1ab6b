import { useId } from "preact/hooks";
import { peopleHere as text } from "../../text/people-here.ts";
import { Coaster } from "../../ui/coaster.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { PeopleProps } from "./people-dialog.tsx";
import { PersonCard } from "./person-card.tsx";
import type { Present } from "./present.ts";

interface RowProps extends PeopleProps {
	readonly person: Present;
	/** While chairs are swapped. */
	readonly swap: { readonly isPicked: boolean; readonly pick: () => void } | null;
	readonly isOpen: boolean;
	readonly onOpen: (isOpen: boolean) => void;
}

/** One of the people; opened, it shows what the reader can do about this one. */
export function PersonRow({ person, swap, isOpen, onOpen, ...given }: RowProps) {
	const { guest, name, picture, tone, note, isLit, computer } = person;
	const isMe = !computer && guest === given.talk.you.value.guest;
	const id = useId();
	return (
		<li data-picked={swap?.isPicked ? "" : undefined}>
			<Coaster picture={picture} tone={tone} light={isLit ? "on" : "off"} />
			<span>
				<b>{isMe ? text.you(name) : name}</b>
				<span>{note}</span>
			</span>
			{swap !== null && (
				<button
					type="button"
					class="btn small plain"
					aria-pressed={swap.isPicked}
					aria-label={text.swap.pick(name)}
					onClick={swap.pick}
				>
					{text.swap.short}
				</button>
			)}
			{swap === null && !isMe && !computer && (
				<button
					type="button"
					class="icon-btn"
					aria-label={text.more(name)}
					aria-expanded={isOpen}
					aria-controls={id}
					onClick={() => onOpen(!isOpen)}
				>
					<Icon name={isOpen ? "x" : "more"} />
				</button>
			)}
			{isOpen && swap === null && !isMe && (
				<div id={id} class="person-card">
					<PersonCard person={person} {...given} />
				</div>
			)}
		</li>
	);
}
