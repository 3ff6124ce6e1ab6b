import type { GameId } from "@fibbers/rules";
import { useEffect, useState } from "preact/hooks";
import type { GameScreen } from "./game-screen.ts";
import { gameScreens } from "./index.ts";

/** A game whose types the screen around it need not know. */
export type AnyScreen = GameScreen<object, object, object, object>;

interface Loaded {
	readonly game: GameId;
	readonly screen: AnyScreen;
}

/** The screen of a game; null until it has been fetched. A failure is thrown into the page. */
export function useGameScreen(game: GameId): AnyScreen | null {
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	const [failed, setFailed] = useState<Error | null>(null);
	useEffect(() => {
		let stopped = false;
		gameScreens[game]().then(
			(screen) => !stopped && setLoaded({ game, screen: screen as unknown as AnyScreen }),
			(error: unknown) => !stopped && setFailed(new Error("a game's screen could not be fetched", { cause: error })),
		);
		return () => {
			stopped = true;
		};
	}, [game]);
	if (failed !== null) throw failed;
	return loaded?.game === game ? loaded.screen : null;
}
