import { useState } from "preact/hooks";
import { MeasureTable } from "../screens/report/measure-table.tsx";
import { comparedIn, measuresOf } from "../screens/report/measures.ts";
import { Pick } from "../screens/report/pick.tsx";
import { report as text } from "../text/report.ts";
import type { Judged } from "./judged.ts";
import { JudgedSteps } from "./judged-steps.tsx";
import type { Reel } from "./reel.ts";

interface GameReportProps {
	readonly reel: Reel;
	readonly seat: number | null;
	/** Null until it has come. */
	readonly judged: readonly Judged[] | null;
	readonly onStep: (step: number) => void;
}

/** What one player's bluffing came to in this game, against the others'. */
export function GameReport({ reel, seat, judged, onStep }: GameReportProps) {
	const [whose, choose] = useState(seat ?? 0);
	const compared = comparedIn(reel.figures, whose);
	const name = reel.names[whose] ?? "";
	if (compared === null) return null;
	return (
		<section class="panel one-report" aria-label={text.game.heading}>
			<h2>{text.game.heading}</h2>
			<Pick
				label={text.game.whose}
				chosen={String(whose)}
				choices={reel.names.map((each, of) => [String(of), each] as const)}
				onPick={(value) => choose(Number(value))}
			/>
			<MeasureTable caption={text.game.caption(name)} own={name} others={text.others} measures={measuresOf(compared)} />
			<JudgedSteps judged={judged} seat={whose} name={name} onStep={onStep} />
		</section>
	);
}
