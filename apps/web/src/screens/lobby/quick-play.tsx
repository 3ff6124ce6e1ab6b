import type { GameId } from "@fibbers/rules";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { gameOrder } from "../../games/index.ts";
import { sitOnArrival } from "../../session/here.ts";
import { quickTable } from "../../session/tables.ts";
import { t } from "../../text/index.ts";
import { lobby } from "../../text/lobby.ts";
import { language } from "../../text/spoken.ts";
import { refusal } from "../refusal.ts";

interface QuickPlayProps {
	/** At how many tables of each game people wait; null while nobody has said so. */
	readonly waiting: Readonly<Record<GameId, number>> | null;
}

/** One press, and the reader sits at a table of that game. */
export function QuickPlay({ waiting }: QuickPlayProps) {
	const { route } = useLocation();
	const [going, setGoing] = useState<GameId | null>(null);
	const [trouble, setTrouble] = useState("");
	const go = async (game: GameId): Promise<void> => {
		if (going !== null) return;
		setGoing(game);
		setTrouble("");
		const answer = await quickTable(game, language.peek());
		setGoing(null);
		if (!answer.ok) return setTrouble(refusal(answer.error));
		sitOnArrival(answer.value.code);
		route(`/t/${answer.value.code}`);
	};
	return (
		<section class="col-a" aria-labelledby="quick-play">
			<div class="head wrap">
				<h2 id="quick-play">{lobby.quick.heading}</h2>
				<span class="soft">{lobby.quick.hint}</span>
			</div>
			<div class="quick">
				{gameOrder.map((game) => (
					<button
						key={game}
						type="button"
						class="mat"
						data-game={game}
						aria-disabled={going !== null || undefined}
						onClick={() => void go(game)}
					>
						<b>{t.games[game].title}</b>
						<span>{game === going ? lobby.quick.going : waiting && lobby.quick.waiting(waiting[game])}</span>
					</button>
				))}
			</div>
			<p class="trouble" role="status">
				{trouble}
			</p>
		</section>
	);
}
