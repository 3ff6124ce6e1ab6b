import type { GameId } from "@fibbers/rules";
import { rules } from "../../text/rules.ts";
import { usePractice } from "../use-practice.ts";

interface WaysProps {
	readonly game: GameId;
	/** The look of the two buttons, plain one second. */
	readonly looks: readonly [string, string];
	/** Called as the reader goes to a table. */
	readonly onGo?: () => void;
}

/** From the rules to a table: against the computer, or the guided round. */
export function Ways({ game, looks: [first, second], onGo }: WaysProps) {
	const { dealing, trouble, practise } = usePractice(onGo);
	return (
		<div class="buttons">
			<button
				type="button"
				class={`btn ${first}`}
				aria-disabled={dealing || undefined}
				onClick={() => void practise(game)}
			>
				{dealing ? rules.page.dealing : rules.page.practice}
			</button>
			<a class={`btn ${second}`} href={`/learn/${game}`} onClick={onGo}>
				{rules.page.guided}
			</a>
			<p class="trouble" role="status">
				{trouble}
			</p>
		</div>
	);
}
