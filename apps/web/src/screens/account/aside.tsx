import type { ComponentChildren } from "preact";
import { Wordmark } from "../../ui/wordmark.tsx";
import "./account.css";

interface AsideProps {
	readonly heading: string;
	readonly text: string;
	readonly picture?: ComponentChildren;
	readonly note?: string;
	readonly children?: ComponentChildren;
}

/** A page with one thing to say to a browser that is nobody, and does not become somebody by reading it. */
export const Aside = ({ heading, text, picture, note = "", children }: AsideProps) => (
	<div class="site">
		<header class="site-bar">
			<a class="wordmark" href="/">
				<Wordmark />
			</a>
		</header>
		<main class="mat message">
			{picture}
			<h1>{heading}</h1>
			<p class="lede">{text}</p>
			<p class="note" role="status">
				{note}
			</p>
			<div class="buttons">{children}</div>
		</main>
	</div>
);
