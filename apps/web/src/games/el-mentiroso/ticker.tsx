import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import { Words } from "../../ui/words.tsx";
import { lines } from "./log.ts";
import { Log } from "./log-list.tsx";
import type { Props } from "./props.ts";
import { text } from "./text.ts";

/** On a phone: the last thing that happened; pressed, it opens the whole log over mat and ticker. */
export function Ticker(props: Props) {
	const [open, setOpen] = useState(false);
	const all = lines(props);
	const last = all.find(({ kind, event }) => kind === "line" && event === all.at(-1)?.event);

	useEffect(() => {
		if (!open) return;
		const close = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
		addEventListener("keydown", close);
		return () => removeEventListener("keydown", close);
	}, [open]);

	return (
		<>
			<div class="ticker">
				<p aria-live="polite">{last === undefined ? text.log.start : <Words of={last.sentence} />}</p>
				<button
					type="button"
					class="icon-btn"
					aria-expanded={open}
					aria-label={open ? text.log.close : text.log.open}
					onClick={() => setOpen(!open)}
				>
					<Icon name={open ? "x" : "next"} />
				</button>
			</div>
			{open ? (
				<div class="sheet">
					<Log {...props} />
				</div>
			) : null}
		</>
	);
}
