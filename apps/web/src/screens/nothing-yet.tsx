import type { ComponentChildren } from "preact";
import { lastGame } from "../session/last-game.ts";
import { usePractice } from "./use-practice.ts";

interface NothingYetProps {
	readonly words: { readonly heading: string; readonly text: string; readonly play: string };
	/** More ways on, beside a game against the computer. */
	readonly children?: ComponentChildren;
}

/** Where games would be, had there been any. */
export function NothingYet({ words, children }: NothingYetProps) {
	const { dealing, trouble, practise } = usePractice();
	return (
		<section class="panel nothing-yet">
			<h2>{words.heading}</h2>
			<p>{words.text}</p>
			<div class="buttons">
				<button
					type="button"
					class="btn"
					aria-disabled={dealing || undefined}
					onClick={() => void practise(lastGame.value)}
				>
					{words.play}
				</button>
				{children}
			</div>
			<p role="status">{trouble}</p>
		</section>
	);
}
