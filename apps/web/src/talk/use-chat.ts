import { useEffect, useState } from "preact/hooks";
import type { TableTalk } from "../session/table-talk.ts";

export interface ChatSheet {
	/** Whether the talk lies over the table. */
	readonly isOpen: boolean;
	/** Shows the talk and goes to its field; where the talk lies already it is closed. */
	readonly press: () => void;
	readonly close: () => void;
}

const takesKeys = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Whether the talk is open. T opens it and goes to its field, Esc closes it. `place` is where it stands by itself. */
export function useChat(talk: TableTalk, place: "beside" | "over"): ChatSheet {
	const [isOpen, setOpen] = useState(false);
	const isOver = place === "over" && isOpen;

	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent): void => {
			if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null) return;
			if (event.key === "Escape" && isOver) setOpen(false);
			if (event.key.toLowerCase() !== "t" || event.repeat || takesKeys(event.target)) return;
			event.preventDefault();
			setOpen(true);
			talk.calls.value++;
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, [talk, isOver]);

	return {
		isOpen: isOver,
		press: () => {
			if (place === "over") setOpen(!isOpen);
			else talk.calls.value++;
		},
		close: () => setOpen(false),
	};
}
