import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** A button that has just become possible ignores presses for so long: they were meant for what was there before. */
const settleMs = 250;

interface BtnProps {
	/** Until what it gives back is settled the button is busy, and takes no further press. */
	readonly onPress: () => unknown;
	readonly children: ComponentChildren;
	/** Looks only: `act` (default), `plain`, `felt`, `paper`, `liar`, `true`; `big` and `small` besides. */
	readonly look?: string;
	/** Why it cannot be pressed now, in a word or two; it stays reachable and says so. */
	readonly reason?: string | null;
	/** What a press answers: when that changes, a press that has begun no longer counts. */
	readonly answers?: string | number;
	readonly type?: "button" | "submit";
	/** Names the button for shortcuts: see `pressShortcut`. */
	readonly shortcut?: string;
	readonly label?: string;
	readonly pressed?: boolean;
}

const classes: Readonly<Record<string, string>> = { act: "", liar: "btn-liar", true: "btn-true" };

export function Btn({
	onPress,
	children,
	look = "act",
	reason = null,
	answers = "",
	type = "button",
	...rest
}: BtnProps) {
	const { possible, key } = { possible: reason === null, key: answers };
	const since = useRef(Number.NEGATIVE_INFINITY);
	const began = useRef<number | null>(null);
	const mounted = useRef(false);
	const [isBusy, setBusy] = useState(false);

	useLayoutEffect(() => {
		if (mounted.current) since.current = performance.now();
		mounted.current = true;
	}, [possible, key]);

	const press = () => {
		const at = began.current ?? performance.now();
		began.current = null;
		if (!possible || isBusy || at - since.current < settleMs) return;
		const going = onPress();
		if (!(going instanceof Promise)) return;
		setBusy(true);
		void going.finally(() => setBusy(false));
	};

	return (
		<button
			type={type}
			class={["btn", ...look.split(" ").map((word) => classes[word] ?? word)].join(" ")}
			aria-disabled={possible ? undefined : true}
			aria-busy={isBusy || undefined}
			aria-label={rest.label}
			aria-pressed={rest.pressed}
			data-shortcut={rest.shortcut}
			onPointerDown={() => {
				began.current = performance.now();
			}}
			onKeyDown={() => {
				began.current = null;
			}}
			onClick={press}
		>
			{children}
		</button>
	);
}

/** Presses the button of that name, with all its caution; false when there is none. */
export function pressShortcut(name: string): boolean {
	const button = document.querySelector<HTMLButtonElement>(`[data-shortcut="${name}"]`);
	button?.click();
	return button !== null;
}
