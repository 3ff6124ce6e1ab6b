import type { ComponentChildren } from "preact";
import { t } from "../../text/index.ts";
import type { Line } from "./log-panel.tsx";
import { Ticker } from "./ticker.tsx";

interface WatcherTrayProps {
	readonly lines: readonly Line[];
	readonly waitingForNext: boolean;
	/** The actions. */
	readonly children: ComponentChildren;
}

/** In place of the tray, for somebody without a seat. */
export const WatcherTray = ({ lines, waitingForNext, children }: WatcherTrayProps) => (
	<section class="tray" aria-label={t.parts.say.name} data-watching="">
		<Ticker lines={lines} />
		<p class="say" role="status">
			{waitingForNext ? t.parts.say.waiting : t.parts.say.watching}
		</p>
		{children}
	</section>
);
