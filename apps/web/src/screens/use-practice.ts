import type { GameId } from "@fibbers/rules";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { lastLevel } from "../session/last-level.ts";
import { openPractice } from "../session/tables.ts";
import { expectCards } from "./ahead.ts";
import { refusal } from "./refusal.ts";

interface Practice {
	readonly dealing: boolean;
	/** Why there are no cards. */
	readonly trouble: string;
	readonly practise: (game: GameId) => Promise<void>;
}

/** The way to a game against the computer: the cards are dealt at once. `onGo` is called as the reader goes to the table. */
export function usePractice(onGo?: () => void): Practice {
	const { route } = useLocation();
	const [dealing, setDealing] = useState(false);
	const [trouble, setTrouble] = useState("");
	const practise = async (game: GameId): Promise<void> => {
		if (dealing) return;
		setDealing(true);
		setTrouble("");
		expectCards(game);
		const answer = await openPractice(game, lastLevel.value);
		setDealing(false);
		if (!answer.ok) return setTrouble(refusal(answer.error));
		onGo?.();
		route(`/t/${answer.value.code}`);
	};
	return { dealing, trouble, practise };
}
