import type { GameId } from "@fibbers/rules";
import type { ComponentChild } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../text/index.ts";
import { heard } from "../text/spoken.ts";
import { Message } from "./message.tsx";

type Screens = typeof import("./between.ts");

let there: Screens | null = null;

export async function fetchBetween(): Promise<Screens> {
	there ??= await heard(import("./between.ts"));
	return there;
}

interface BetweenGamesProps {
	readonly game: GameId;
	readonly children: (screens: Screens) => ComponentChild;
}

/** What a table shows while no game is on, which is fetched after the cards where those come first. A failure is thrown into the page. */
export function BetweenGames({ game, children }: BetweenGamesProps) {
	const [screens, come] = useState(there);
	const [failed, setFailed] = useState<Error | null>(null);
	useEffect(() => {
		if (screens !== null) return;
		fetchBetween().then(come, (error: unknown) =>
			setFailed(new Error("what a table shows between games could not be fetched", { cause: error })),
		);
	}, [screens]);
	if (failed !== null) throw failed;
	return screens === null ? <Message heading={t.games[game].title} text={t.loading} /> : children(screens);
}
