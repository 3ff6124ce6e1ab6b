import { useEffect } from "preact/hooks";
import { pressShortcut } from "../../ui/button.tsx";
import { rankOfKey } from "./rank-keys.tsx";
import type { Selection } from "./selection.ts";

const typing = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;

const ownsEnter = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest("button:not(.keys button), a") !== null;

/** L doubts, Enter acts, and while one opens a digit or letter chooses the rank. */
export function useShortcuts(opening: Selection | null): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return;
			if (event.key === "l" || event.key === "L") pressShortcut("doubt");
			else if (event.key === "Enter" && !ownsEnter(event.target)) {
				event.preventDefault();
				pressShortcut("act");
			} else if (opening !== null) {
				const rank = rankOfKey(event.key);
				if (rank !== null) opening.rank.value = rank;
			}
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, [opening]);
}
