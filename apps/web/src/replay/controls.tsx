import { replay as text } from "../text/replay.ts";
import type { Judged } from "./judged.ts";
import { JudgedLine } from "./judged-line.tsx";
import { MarkLine } from "./mark-line.tsx";
import { nextMarked } from "./place.ts";
import type { Reel } from "./reel.ts";
import { Track } from "./track.tsx";

interface ControlsProps {
	readonly reel: Reel;
	readonly at: number;
	readonly playing: boolean;
	/** What the strongest computer would have judged otherwise: null until it has come, left out where nobody asks. */
	readonly judged?: readonly Judged[] | null;
	readonly onStep: (step: number) => void;
	readonly onPlay: () => void;
}

/** What was behind the claim of this step, the slider, and the buttons under it. */
export function Controls({ reel, at, playing, judged, onStep, onPlay }: ControlsProps) {
	const last = reel.steps.length - 1;
	const lies = reel.marks.filter(({ kind }) => kind === "lie").map(({ step }) => step);
	const time = reel.times?.[at];
	const label = text.steps.at(at, last);
	const shared = { at, onStep };
	return (
		<section class="steps" aria-label={text.steps.name}>
			<p class="where num">
				<span role="status">{label}</span>
				{time === undefined ? null : <span class="soft">{text.steps.time(time)}</span>}
			</p>
			<MarkLine reel={reel} at={at} />
			{judged === undefined ? null : <JudgedLine judged={judged} at={at} reel={reel} />}
			<Track at={at} last={last} marks={reel.marks} judged={judged ?? []} label={label} onStep={onStep} />
			<div class="step-buttons">
				<Go to={0} icon="first" name={text.steps.first} {...shared} />
				<Go to={nextMarked(lies, at, "back") ?? at} icon="lieBack" name={text.steps.lieBack} {...shared} />
				<Go to={Math.max(0, at - 1)} icon="back" name={text.steps.back} {...shared} />
				<button type="button" class="btn" onClick={onPlay}>
					{playing ? text.steps.pause : text.steps.play}
				</button>
				<Go to={Math.min(last, at + 1)} icon="forward" name={text.steps.on} {...shared} />
				<Go to={nextMarked(lies, at, "on") ?? at} icon="lieOn" name={text.steps.lieOn} {...shared} />
				<Go to={last} icon="last" name={text.steps.last} {...shared} />
			</div>
		</section>
	);
}

interface GoProps {
	readonly to: number;
	readonly at: number;
	readonly icon: keyof typeof paths;
	readonly name: string;
	readonly onStep: (step: number) => void;
}

const paths = {
	first: "m17 5-7 7 7 7M7 5v14",
	back: "m14.5 5-7 7 7 7",
	forward: "m9.5 5 7 7-7 7",
	last: "m7 5 7 7-7 7M17 5v14",
	// A hatched rectangle, as lies are marked, and which way.
	lieBack: "M13 5h7v14h-7zM13 12l7-7M13 19l7-7M8 8l-4 4 4 4",
	lieOn: "M4 5h7v14H4zM4 12l7-7M4 19l7-7M16 8l4 4-4 4",
} as const;

const Go = ({ to, at, icon, name, onStep }: GoProps) => (
	<button
		type="button"
		class="icon-btn"
		aria-label={name}
		aria-disabled={to === at || undefined}
		onClick={() => onStep(to)}
	>
		<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d={paths[icon]} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
		</svg>
	</button>
);
