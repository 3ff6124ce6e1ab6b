import type { GameId } from "@fibbers/rules";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { openPractice } from "../../session/tables.ts";
import { page } from "../../text/en/rules/index.ts";
import { refusal } from "../refusal.ts";

interface WaysProps {
	readonly game: GameId;
	/** The look of the two buttons, plain one second. */
	readonly looks: readonly [string, string];
	/** Called as the reader goes to a table. */
	readonly onGo?: () => void;
}

/** From the rules to a table: against the computer, or the guided round. */
export function Ways({ game, looks: [first, second], onGo }: WaysProps) {
	const { route } = useLocation();
	const [dealing, setDealing] = useState(false);
	const [trouble, setTrouble] = useState("");
	const practise = async (): Promise<void> => {
		if (dealing) return;
		setDealing(true);
		const answer = await openPractice(game);
		setDealing(false);
		if (!answer.ok) return setTrouble(refusal(answer.error));
		onGo?.();
		route(`/t/${answer.value.code}`);
	};
	return (
		<div class="buttons">
			<button type="button" class={`btn ${first}`} aria-disabled={dealing || undefined} onClick={practise}>
				{dealing ? page.dealing : page.practice}
			</button>
			<a class={`btn ${second}`} href={`/learn/${game}`} onClick={onGo}>
				{page.guided}
			</a>
			<p class="trouble" role="status">
				{trouble}
			</p>
		</div>
	);
}
