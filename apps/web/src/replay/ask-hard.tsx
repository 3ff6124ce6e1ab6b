import { replay as text } from "../text/replay.ts";
import type { Judgement } from "./use-judged.ts";

/** For a record that only the browser has: the button that sends it to the server, and what came of it. */
export const AskHard = ({ state, list, want }: Judgement) => (
	<div class="ask-hard">
		{state === "there" ? null : (
			<button
				type="button"
				class="btn small plain"
				aria-disabled={state === "coming" || undefined}
				onClick={() => state !== "coming" && want()}
			>
				{text.judged.ask}
			</button>
		)}
		<p class="soft" role="status">
			{said(state, list?.length ?? 0)}
		</p>
	</div>
);

function said(state: Judgement["state"], count: number): string {
	switch (state) {
		case "unasked":
			return text.judged.explained;
		case "coming":
			return text.judged.coming;
		case "there":
			return text.judged.there(count);
		case "failed":
			return text.judged.failed;
	}
}
