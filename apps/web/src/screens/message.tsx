import type { ComponentChildren } from "preact";
import { t } from "../text/index.ts";
import { SiteBar } from "./site-bar.tsx";
import { useTitle } from "./use-title.ts";

interface MessageProps {
	readonly heading: string;
	readonly text: string;
	readonly children?: ComponentChildren;
}

/** A page that has one thing to say. */
export function Message({ heading, text, children }: MessageProps) {
	useTitle(heading);
	return (
		<div class="site">
			<SiteBar />
			<main class="mat message">
				<h1>{heading}</h1>
				<p class="lede">{text}</p>
				<div class="buttons">
					{children}
					<a class="btn felt" href="/">
						{t.back}
					</a>
				</div>
			</main>
		</div>
	);
}

export function NotFound() {
	return <Message heading={t.notFound.heading} text={t.notFound.text} />;
}
