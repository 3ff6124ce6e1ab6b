import { lastGame } from "../../session/last-game.ts";
import { gamesList as text } from "../../text/en/games-list.ts";
import { usePractice } from "../use-practice.ts";

export function NoGames() {
	const { dealing, trouble, practise } = usePractice();
	return (
		<section class="panel nothing-yet">
			<h2>{text.none.heading}</h2>
			<p>{text.none.text}</p>
			<div class="buttons">
				<button
					type="button"
					class="btn"
					aria-disabled={dealing || undefined}
					onClick={() => void practise(lastGame.value)}
				>
					{text.none.play}
				</button>
				<a class="btn plain" href="/">
					{text.none.home}
				</a>
			</div>
			<p role="status">{trouble}</p>
		</section>
	);
}

export const NoSuchGames = ({ onAll }: { readonly onAll: () => void }) => (
	<section class="panel nothing-yet">
		<p>{text.noneSuch.text}</p>
		<button type="button" class="btn plain" onClick={onAll}>
			{text.noneSuch.all}
		</button>
	</section>
);
