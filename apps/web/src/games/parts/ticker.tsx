import { useEffect, useState } from "preact/hooks";
import { t } from "../../text/index.ts";
import { Icon } from "../../ui/icon.tsx";
import { Words } from "../../ui/words.tsx";
import { type Line, LogPanel } from "./log-panel.tsx";

/** On a phone: the last thing that happened; pressed, it opens the whole log over mat and ticker. */
export function Ticker({ lines }: { readonly lines: readonly Line[] }) {
	const [open, setOpen] = useState(false);
	const last = lines.find(({ kind, event }) => kind === "line" && event === lines.at(-1)?.event);

	useEffect(() => {
		if (!open) return;
		const close = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
		addEventListener("keydown", close);
		return () => removeEventListener("keydown", close);
	}, [open]);

	return (
		<>
			<div class="ticker">
				<p aria-live="polite">{last === undefined ? t.parts.log.start : <Words of={last.sentence} />}</p>
				<button
					type="button"
					class="icon-btn"
					aria-expanded={open}
					aria-label={open ? t.parts.log.close : t.parts.log.open}
					onClick={() => setOpen(!open)}
				>
					<Icon name={open ? "x" : "next"} />
				</button>
			</div>
			{open ? (
				<div class="sheet">
					<LogPanel lines={lines} />
				</div>
			) : null}
		</>
	);
}
