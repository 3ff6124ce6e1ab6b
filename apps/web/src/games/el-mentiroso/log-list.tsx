import { useLayoutEffect, useRef } from "preact/hooks";
import { Words } from "../../ui/words.tsx";
import { lines } from "./log.ts";
import type { Props } from "./props.ts";
import { text } from "./text.ts";

/** Stays at its end while the end is in sight. */
const nearEndPx = 40;

export function Log(props: Props) {
	const box = useRef<HTMLDivElement>(null);
	const atEnd = useRef(true);
	const all = lines(props);

	useLayoutEffect(() => {
		const element = box.current;
		if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
	}, [all.length]);

	return (
		<section class="panel">
			<h2>{text.log.title}</h2>
			<div
				role="log"
				class="logbox"
				aria-label={text.log.title}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				ref={box}
				onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
					atEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
				}}
			>
				{all.length === 0 ? <p class="soft">{text.log.start}</p> : null}
				<ol class="log">
					{all.map(({ kind, sentence }, i) => (
						<li key={i} class={kind === "pile" ? "cut" : i === all.length - 1 ? "now" : undefined}>
							<Words of={sentence} />
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
