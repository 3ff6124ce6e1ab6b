import { replay as text } from "../text/replay.ts";
import { Icon } from "../ui/icon.tsx";
import type { Judged } from "./judged.ts";
import { isNotable, type Look, lookOf } from "./look.ts";
import type { MarkAt } from "./reel.ts";

interface TrackProps {
	readonly at: number;
	readonly last: number;
	readonly marks: readonly MarkAt[];
	readonly judged: readonly Judged[];
	/** What is told to whoever cannot see where the slider stands. */
	readonly label: string;
	readonly onStep: (step: number) => void;
}

/**
 * The slider, and over it every lie: a cross when it was caught, a hatched bar when it was missed, an oval for a truth that was doubted.
 * Over these a triangle, where somebody judged otherwise than the strongest computer would have.
 */
export const Track = ({ at, last, marks, judged, label, onStep }: TrackProps) => (
	<div class="track">
		<div class="ticks" aria-hidden="true">
			{marks.filter(isNotable).map((mark) => (
				<i
					key={mark.at}
					class={lookOf(mark)}
					data-now={mark.step === at ? "" : undefined}
					style={{ left: place(mark.step, last) }}
				/>
			))}
			{judged.map(({ at: claim, better, step }) => (
				<i key={`${claim} ${better}`} class="otherwise" style={{ left: place(step, last) }} />
			))}
		</div>
		<input
			type="range"
			min={0}
			max={last}
			step={1}
			value={at}
			aria-label={text.steps.slider}
			aria-valuetext={label}
			onInput={(event) => onStep(event.currentTarget.valueAsNumber)}
		/>
	</div>
);

const place = (step: number, last: number): string => `${(100 * step) / Math.max(1, last)}%`;

/** The mark as it stands beside a sentence. */
export const Sign = ({ look }: { readonly look: Look | "otherwise" }) => (
	<i class={`sign ${look}`} aria-hidden="true">
		{look === "caught" ? <Icon name="x" /> : null}
		{look === "doubted" || look === "truth" ? <Icon name="check" /> : null}
	</i>
);
