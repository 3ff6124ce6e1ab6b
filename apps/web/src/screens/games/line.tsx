import type { GameLine } from "@fibbers/protocol";
import { gamesList as text } from "../../text/games-list.ts";
import { t } from "../../text/index.ts";
import { resultOf } from "./result.ts";

/** One game: which, when, with whom, and how it ended. All of it leads to the replay. */
export function Line({ game }: { readonly game: GameLine }) {
	const result = resultOf(game);
	return (
		<li data-game={game.game}>
			<span class="spine" />
			<a class="what" href={`/games/${game.id}`}>
				{t.games[game.game].title}
			</a>
			<span class="opts">
				{text.who(game.others.map(({ name }) => name))} · <time>{text.when(game.endedAt)}</time>
			</span>
			<span class={`ended ${result}`}>{text.results[result]}</span>
		</li>
	);
}
