import { gameOrder } from "../../games/index.ts";
import { gamesList as text } from "../../text/games-list.ts";
import { t } from "../../text/index.ts";
import type { Filter } from "./wanted.ts";

interface FiltersProps {
	readonly filter: Filter;
	readonly onChange: (filter: Filter) => void;
}

const results = [
	[null, "any"],
	[true, "won"],
	[false, "notWon"],
] as const;

export const Filters = ({ filter, onChange }: FiltersProps) => (
	<div class="filters">
		<fieldset class="chips">
			<legend class="vh">{text.filters.game}</legend>
			{[null, ...gameOrder].map((game) => (
				<button
					key={game}
					type="button"
					aria-pressed={filter.game === game}
					onClick={() => onChange({ ...filter, game })}
				>
					{game === null ? text.filters.anyGame : t.games[game].title}
				</button>
			))}
		</fieldset>
		<fieldset class="chips">
			<legend class="vh">{text.filters.result}</legend>
			{results.map(([won, label]) => (
				<button
					key={label}
					type="button"
					aria-pressed={filter.won === won}
					onClick={() => onChange({ ...filter, won })}
				>
					{text.filters[label]}
				</button>
			))}
		</fieldset>
	</div>
);
