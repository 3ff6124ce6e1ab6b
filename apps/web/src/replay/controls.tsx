import { replay as text } from "../text/en/replay.ts";
import { isNotable } from "./look.ts";
import { MarkLine } from "./mark-line.tsx";
import { type Speed, speeds } from "./pace.ts";
import { nextMarked } from "./place.ts";
import type { Reel } from "./reel.ts";
import { Track } from "./track.tsx";

interface ControlsProps {
	readonly reel: Reel;
	readonly at: number;
	readonly playing: boolean;
	readonly speed: Speed;
	readonly onStep: (step: number) => void;
	readonly onPlay: () => void;
	readonly onSpeed: (speed: Speed) => void;
}

/** The slider and the buttons under it. */
export function Controls({ reel, at, playing, speed, onStep, onPlay, onSpeed }: ControlsProps) {
	const last = reel.steps.length - 1;
	const marked = reel.marks.filter((mark) => mark.kind === "lie" && isNotable(mark)).map(({ step }) => step);
	const time = reel.times?.[at];
	const label = text.steps.at(at, last);
	return (
		<section class="steps" aria-label={text.steps.name}>
			<MarkLine reel={reel} at={at} />
			<Track at={at} last={last} marks={reel.marks} label={label} onStep={onStep} />
			<p class="where num">
				<span role="status">{label}</span>
				{time === undefined ? null : <span class="soft">{text.steps.time(time)}</span>}
			</p>
			<div class="step-buttons">
				<Go to={0} icon="first" name={text.steps.first} {...{ at, onStep }} />
				<Go to={Math.max(0, at - 1)} icon="back" name={text.steps.back} {...{ at, onStep }} />
				<button type="button" class="btn" onClick={onPlay}>
					{playing ? text.steps.pause : text.steps.play}
				</button>
				<Go to={Math.min(last, at + 1)} icon="forward" name={text.steps.on} {...{ at, onStep }} />
				<Go to={last} icon="last" name={text.steps.last} {...{ at, onStep }} />
			</div>
			<div class="step-more">
				<LieButton to={nextMarked(marked, at, "back")} name={text.steps.lieBack} onStep={onStep} />
				<LieButton to={nextMarked(marked, at, "on")} name={text.steps.lieOn} onStep={onStep} />
				<label>
					<span class="vh">{text.steps.speed}</span>
					<select value={String(speed)} onChange={(event) => onSpeed(speedOf(event.currentTarget.value))}>
						{speeds.map((each) => (
							<option key={each} value={String(each)}>
								{text.steps.speeds[each]}
							</option>
						))}
					</select>
				</label>
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

const speedOf = (value: string): Speed => speeds.find((speed) => String(speed) === value) ?? 1;

interface LieButtonProps {
	readonly to: number | null;
	readonly name: string;
	readonly onStep: (step: number) => void;
}

const LieButton = ({ to, name, onStep }: LieButtonProps) => (
	<button
		type="button"
		class="btn small plain"
		aria-disabled={to === null || undefined}
		onClick={() => to !== null && onStep(to)}
	>
		{name}
	</button>
);
