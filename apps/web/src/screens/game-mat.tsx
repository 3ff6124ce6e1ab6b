import type { GameId } from "@fibbers/rules";
import { t } from "../text/index.ts";
import { GamePicture } from "./game-picture.tsx";
import { usePractice } from "./use-practice.ts";

/** A game on the front page: what it is like, and the ways into it. */
export function GameMat({ game }: { readonly game: GameId }) {
	const { title, meta, pitch } = t.games[game];
	const { dealing, trouble, practise } = usePractice();
	return (
		<article class="mat game" data-game={game}>
			<h2>{title}</h2>
			<p class="meta">{meta}</p>
			<p>{pitch}</p>
			<GamePicture game={game} />
			<div class="buttons">
				<button
					type="button"
					class="btn small paper"
					aria-label={dealing ? undefined : t.home.practiceOf(title)}
					aria-disabled={dealing || undefined}
					onClick={() => void practise(game)}
				>
					{dealing ? t.home.dealing : t.home.practice}
				</button>
				<a class="btn small felt" aria-label={t.home.newTableOf(title)} href={`/new?game=${game}`}>
					{t.home.newTable}
				</a>
				<a class="link" aria-label={t.home.guidedOf(title)} href={`/learn/${game}`}>
					{t.home.guided}
				</a>
			</div>
			<p class="trouble" role="status">
				{trouble}
			</p>
		</article>
	);
}
