import { replay as text } from "../text/replay.ts";
import type { Judged } from "./judged.ts";

interface JudgedStepsProps {
	/** Null until they have come; the place is kept. */
	readonly judged: readonly Judged[] | null;
	readonly seat: number;
	readonly name: string;
	readonly onStep: (step: number) => void;
}

/** How often one player judged otherwise than the strongest computer would have, and where. */
export function JudgedSteps({ judged, seat, name, onStep }: JudgedStepsProps) {
	const goTo = (step: number): void => {
		onStep(step);
		document.querySelector(".replay")?.scrollIntoView();
		document.querySelector<HTMLElement>(".track input")?.focus({ preventScroll: true });
	};
	const own = judged?.filter(({ seats }) => seats.includes(seat)) ?? [];
	return (
		<div class="judged-steps">
			<p>{judged === null ? null : text.judged.count(name, own.length)}</p>
			<ul>
				{own.map(({ at, better, step }) => (
					<li key={`${at} ${better}`}>
						<button type="button" class="btn small plain num" onClick={() => goTo(step)}>
							{text.judged.toStep(step)}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
