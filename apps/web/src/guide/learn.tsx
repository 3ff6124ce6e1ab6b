import { type GameId, isGameId } from "@fibbers/rules";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { expectCards } from "../screens/ahead.ts";
import { Message, NotFound } from "../screens/message.tsx";
import { refusal } from "../screens/refusal.ts";
import { openPractice } from "../session/tables.ts";
import { guide as text } from "../text/guide.ts";
import { t } from "../text/index.ts";
import { again } from "./guiding.ts";

interface LearnProps {
	/** As it stands in the address. */
	readonly game?: string;
}

/** `/learn/GAME`: a fresh practice table, with the guide at it. */
export const Learn = ({ game }: LearnProps) => (isGameId(game) ? <Opening key={game} game={game} /> : <NotFound />);

function Opening({ game }: { readonly game: GameId }) {
	const { route } = useLocation();
	const [tries, setTries] = useState(1);
	const [trouble, setTrouble] = useState<string | null>(null);
	useEffect(() => {
		let stopped = false;
		const open = async (): Promise<void> => {
			setTrouble(null);
			expectCards(game);
			const answer = await openPractice(game, "medium");
			if (stopped) return;
			if (!answer.ok) return setTrouble(refusal(answer.error));
			again(game);
			route(`/t/${answer.value.code}`, true);
		};
		void open();
		return () => {
			stopped = true;
		};
	}, [game, tries]);
	return (
		<Message heading={t.games[game].title} text={trouble ?? text.opening}>
			{trouble !== null && (
				<button type="button" class="btn paper" onClick={() => setTries(tries + 1)}>
					{t.tryAgain}
				</button>
			)}
		</Message>
	);
}
