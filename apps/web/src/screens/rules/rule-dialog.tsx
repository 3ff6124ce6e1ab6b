import { type GameId, gameIds } from "@fibbers/rules";
import { useState } from "preact/hooks";
import { t } from "../../text/index.ts";
import { rules } from "../../text/rules.ts";
import { Dialog } from "../dialog.tsx";
import { RuleArticle } from "./rule-article.tsx";
import { Ways } from "./ways.tsx";

interface RuleDialogProps {
	/** The game of the table that one sits at; null elsewhere. */
	readonly game: GameId | null;
	readonly onClose: () => void;
}

/** The rules over whatever is going on, which goes on. */
export function RuleDialog({ game, onClose }: RuleDialogProps) {
	const order = game === null ? gameIds : [game, ...gameIds.filter((id) => id !== game)];
	const [shown, show] = useState<GameId>(game ?? gameIds[0]);
	return (
		<Dialog heading={rules.page.heading} onClose={onClose}>
			<div class="chips rule-tabs" role="group" aria-label={rules.page.games}>
				{order.map((id) => (
					<button key={id} type="button" aria-pressed={id === shown} onClick={() => show(id)}>
						{t.games[id].title}
					</button>
				))}
			</div>
			{game === null && <Ways key={shown} game={shown} looks={["", "plain"]} onGo={onClose} />}
			<RuleArticle key={shown} game={shown} level={3} />
		</Dialog>
	);
}
