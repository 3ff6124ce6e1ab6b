import { useState } from "preact/hooks";
import { MeasureTable } from "../screens/report/measure-table.tsx";
import { comparedIn, measuresOf } from "../screens/report/measures.ts";
import { report as text } from "../text/en/report.ts";
import type { Reel } from "./reel.ts";

/** What one player's bluffing came to in this game, against the others'. */
export function GameReport({ reel, seat }: { readonly reel: Reel; readonly seat: number | null }) {
	const [whose, choose] = useState(seat ?? 0);
	const compared = comparedIn(reel.figures, whose);
	const name = reel.names[whose] ?? "";
	if (compared === null) return null;
	return (
		<section class="panel one-report" aria-label={text.game.heading}>
			<h2>{text.game.heading}</h2>
			<label class="eyes-choice">
				<span>{text.game.whose}</span>
				<select value={String(whose)} onChange={(event) => choose(Number(event.currentTarget.value))}>
					{reel.names.map((each, of) => (
						<option key={of} value={String(of)}>
							{each}
						</option>
					))}
				</select>
			</label>
			<MeasureTable caption={text.game.caption(name)} own={name} others={text.others} measures={measuresOf(compared)} />
		</section>
	);
}
