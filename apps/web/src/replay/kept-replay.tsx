import type { SharedGame } from "@fibbers/protocol";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Message } from "../screens/message.tsx";
import { refusal } from "../screens/refusal.ts";
import { judgedKept, judgedShared, keptGame, sharedGame } from "../session/games.ts";
import type { Answer } from "../session/http.ts";
import { replay as text } from "../text/replay.ts";
import { reelOf } from "./reel.ts";
import { Replay } from "./replay.tsx";
import { Share } from "./share.tsx";
import type { Judge } from "./use-judged.ts";

/** `/games/:id`: a game that I have played. */
export function MyReplay({ id = "" }: { readonly id?: string }) {
	const { answer, again } = useAnswer(() => keptGame(id), id);
	if (answer === null) return <Message heading={text.loading} text="" />;
	if (!answer.ok) return <Failed error={answer.error} missing={text.missing} onAgain={again} />;
	const { seat, share } = answer.value;
	return (
		<Kept game={answer.value} seat={seat} judge={() => judgedKept(id)}>
			<Share id={id} token={share} />
		</Kept>
	);
}

/** `/shared/:token`: a game that one of its players shows to others. */
export function SharedReplay({ token = "" }: { readonly token?: string }) {
	const { answer, again } = useAnswer(() => sharedGame(token), token);
	if (answer === null) return <Message heading={text.loading} text="" />;
	if (!answer.ok) return <Failed error={answer.error} missing={text.noLink} onAgain={again} />;
	return <Kept game={answer.value} seat={null} judge={() => judgedShared(token)} />;
}

interface Asked<Value> {
	readonly answer: Answer<Value> | null;
	readonly again: () => void;
}

function useAnswer<Value>(ask: () => Promise<Answer<Value>>, key: string): Asked<Value> {
	const [answer, setAnswer] = useState<Answer<Value> | null>(null);
	const [times, setTimes] = useState(0);
	useEffect(() => {
		let stopped = false;
		setAnswer(null);
		void ask().then((found) => !stopped && setAnswer(found));
		return () => {
			stopped = true;
		};
	}, [key, times]);
	return { answer, again: () => setTimes(times + 1) };
}

interface KeptProps {
	readonly game: SharedGame;
	readonly seat: number | null;
	readonly judge: Judge["ask"];
	readonly children?: preact.ComponentChildren;
}

function Kept({ game, seat, judge, children }: KeptProps) {
	// Another function in another language.
	const { nameless } = text;
	const reel = useMemo(() => reelOf(game.record, nameless), [game.record, nameless]);
	if (!reel.ok) return <Message heading={text.unreadable.heading} text={text.unreadable.text} />;
	return (
		<Replay
			reel={reel.value}
			seat={seat}
			startedAt={game.startedAt}
			ending={game.finished ? "over" : "broken"}
			judge={{ ask: judge, when: "at-once" }}
		>
			{children}
		</Replay>
	);
}

interface FailedProps {
	readonly error: string;
	readonly missing: { readonly heading: string; readonly text: string };
	readonly onAgain: () => void;
}

function Failed({ error, missing, onAgain }: FailedProps) {
	if (error === "no-such-game" || error === "no-such-link")
		return <Message heading={missing.heading} text={missing.text} />;
	return (
		<Message heading={text.trouble.heading} text={refusal(error)}>
			<button type="button" class="btn paper" onClick={onAgain}>
				{text.trouble.again}
			</button>
		</Message>
	);
}
