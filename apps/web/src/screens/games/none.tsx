import { gamesList as text } from "../../text/games-list.ts";
import { NothingYet } from "../nothing-yet.tsx";

export const NoGames = () => (
	<NothingYet words={text.none}>
		<a class="btn plain" href="/">
			{text.none.home}
		</a>
	</NothingYet>
);

export const NoSuchGames = ({ onAll }: { readonly onAll: () => void }) => (
	<section class="panel nothing-yet">
		<p>{text.noneSuch.text}</p>
		<button type="button" class="btn plain" onClick={onAll}>
			{text.noneSuch.all}
		</button>
	</section>
);
