import { gameOrder } from "../../games/index.ts";
import { t } from "../../text/index.ts";
import { lobby } from "../../text/lobby.ts";
import { language } from "../../text/spoken.ts";
import { everything, filter, isEverything, withGame } from "./filter.ts";

/** Which tables the list shows. */
export function Filters() {
	const now = filter.value;
	const { tables } = lobby;
	const choices = [
		{ name: tables.all, isOn: isEverything(now), next: everything },
		{ name: tables.free, isOn: now.free, next: { ...now, free: !now.free } },
		...gameOrder.map((game) => ({
			name: t.games[game].title,
			isOn: now.games.includes(game),
			next: withGame(now, game),
		})),
		{ name: tables.language(language.value), isOn: now.mine, next: { ...now, mine: !now.mine } },
	];
	return (
		<div class="chips" role="group" aria-label={tables.filters}>
			{choices.map(({ name, isOn, next }) => (
				<button key={name} type="button" aria-pressed={isOn} onClick={() => (filter.value = next)}>
					{name}
				</button>
			))}
		</div>
	);
}
