import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../text/index.ts";
import { type Sentence, Words } from "../../ui/words.tsx";

/** Something that happened, or the heading over what follows. */
export interface Line {
	readonly kind: "line" | "heading";
	readonly sentence: Sentence;
	/** The number of the event that it tells. */
	readonly event: number;
}

/** Stays at its end while the end is in sight. */
const nearEndPx = 40;

/** What happened, as a list that grows at its end. */
export function LogPanel({ lines }: { readonly lines: readonly Line[] }) {
	const box = useRef<HTMLDivElement>(null);
	const atEnd = useRef(true);

	useLayoutEffect(() => {
		const element = box.current;
		if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
	}, [lines.length]);

	return (
		<section class="panel">
			<h2>{t.parts.log.title}</h2>
			<div
				role="log"
				class="logbox"
				aria-label={t.parts.log.title}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				ref={box}
				onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
					atEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
				}}
			>
				{lines.length === 0 ? <p class="soft">{t.parts.log.start}</p> : null}
				<ol class="log">
					{lines.map(({ kind, sentence, event }, i) => (
						<li
							key={i}
							class={kind === "heading" ? "cut" : i === lines.length - 1 ? "now" : undefined}
							data-event={event}
						>
							<Words of={sentence} />
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
