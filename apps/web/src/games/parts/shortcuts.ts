import { useEffect } from "preact/hooks";
import { pressShortcut } from "../../ui/button.tsx";

const typing = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;

const ownsEnter = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest("button:not(.keys button), a") !== null;

/** L presses the button named `doubt`, H the one named `hint`, Enter the one named `act`; `onKey` gets every other key. */
export function useShortcuts(onKey: (key: string) => void): void {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return;
			if (event.key === "l" || event.key === "L") pressShortcut("doubt");
			else if (event.key === "h" || event.key === "H") pressShortcut("hint");
			else if (event.key === "Enter" && !ownsEnter(event.target)) {
				event.preventDefault();
				pressShortcut("act");
			} else onKey(event.key);
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, [onKey]);
}
