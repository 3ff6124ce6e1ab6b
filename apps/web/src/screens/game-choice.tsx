import type { GameId } from "@fibbers/rules";
import { gameOrder } from "../games/index.ts";
import { t } from "../text/index.ts";
import { Block } from "./choices.tsx";
import { mostOf } from "./setup.ts";

interface GameChoiceProps {
	readonly chosen: GameId;
	/** How many sit at the table already. */
	readonly seated: number;
	readonly onChoose: (game: GameId) => void;
}

/** Which game. Those that have no room for everybody at the table are closed, and say so. */
export const GameChoice = ({ chosen, seated, onChoose }: GameChoiceProps) => (
	<fieldset>
		<legend class="label">{t.options.game}</legend>
		<div class="blocks game-blocks">
			{gameOrder.map((game) => {
				const most = mostOf(game);
				const isClosed = most < seated;
				return (
					<Block key={game} group="game" checked={game === chosen} closed={isClosed} onChoose={() => onChoose(game)}>
						<i class="spine" data-game={game} />
						<b>{t.games[game].title}</b>
						<small>{isClosed ? t.options.room(most) : t.games[game].players}</small>
					</Block>
				);
			})}
		</div>
	</fieldset>
);
