import type { ComponentChildren } from "preact";
import { t } from "../text/index.ts";
import { Agreed } from "./agreed.tsx";
import { NextGame } from "./next-game.tsx";
import { OpenHands } from "./open-hands.tsx";
import { Company } from "./people/company.tsx";
import { Scores } from "./scores.tsx";
import type { PhaseProps } from "./table-open.tsx";

interface OverProps extends PhaseProps {
	readonly bar: ComponentChildren;
	readonly coach: ComponentChildren;
	readonly sheet: ComponentChildren;
	/** How the game ended. */
	readonly children: ComponentChildren;
}

/** After a game: how it ended, the people, and the way to the next. */
export function TableOver({ moment, bar, act, refused, coach, sheet, children }: OverProps) {
	const { game, info, seat, settings } = moment;
	return (
		<div data-game={game}>
			<div class="site">
				{bar}
				{!settings.listed && coach}
				{children}
				<section class="after gives-away" aria-label={t.over.table}>
					<div class="col">
						<Scores seats={info.seats} seat={seat} />
						<Company moment={moment} act={act} />
					</div>
					<div class="col">
						<Agreed moment={moment} act={act} />
						<OpenHands moment={moment} act={act} />
					</div>
				</section>
				{sheet}
			</div>
			<NextGame moment={moment} act={act} refused={refused} />
		</div>
	);
}
