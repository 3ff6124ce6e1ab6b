import { useState } from "preact/hooks";
import { useGameScreen } from "../games/use-game-screen.ts";
import { t } from "../text/index.ts";
import { Icon } from "../ui/icon.tsx";
import type { Scene } from "./scenes.ts";

/** A table in the state of the fixture; what is pressed is done roughly, to see the motion. */
export function ShownScene({ scene: { game, props: first, played } }: { readonly scene: Scene }) {
	const screen = useGameScreen(game);
	const [props, set] = useState(first);
	if (screen === null) return null;
	const { Board, Tray, Log, Over } = screen;
	const shown = {
		...props,
		send: async (move: object) => {
			if (played) set(played(props, move));
			return { done: true } as const;
		},
	};
	const Title = props.info.phase === "over" ? "p" : "h1";
	const bar = (
		<header class="bar">
			<button type="button" class="icon-btn" aria-label="Leave the table">
				<Icon name="back" />
			</button>
			<div class="title">
				<Title class="heading">{t.games[game].title}</Title>
				<span>Table K7Q 2MX · with what was agreed</span>
			</div>
		</header>
	);
	if (props.info.phase === "over") {
		return (
			<div class="site" data-game={game}>
				{bar}
				<Over {...shown} />
			</div>
		);
	}
	return (
		<div class="table" data-game={game}>
			{bar}
			<Board {...shown} />
			<Tray {...shown} />
			<aside class="side">
				<Log {...shown} />
			</aside>
		</div>
	);
}
