import type { OtherwiseList } from "@fibbers/protocol";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Answer } from "../session/http.ts";
import { type Judged, judgedIn } from "./judged.ts";
import type { Reel } from "./reel.ts";

/** Where a game's judgements come from: by themselves, or when the reader wants them. */
export interface Judge {
	readonly ask: () => Promise<Answer<OtherwiseList>>;
	readonly when: "at-once" | "wanted";
}

export interface Judgement {
	/** Null until they are there. */
	readonly list: readonly Judged[] | null;
	readonly state: "unasked" | "coming" | "there" | "failed";
	readonly want: () => void;
}

/** Asks once. Where no answer comes there are no judgements. */
export function useJudged(reel: Reel, { ask, when }: Judge): Judgement {
	const [times, setTimes] = useState(when === "at-once" ? 1 : 0);
	const [answer, setAnswer] = useState<Answer<OtherwiseList> | null>(null);
	useEffect(() => {
		if (times === 0) return undefined;
		let isShown = true;
		setAnswer(null);
		void ask().then((found) => isShown && setAnswer(found));
		return () => {
			isShown = false;
		};
	}, [times]);
	const list = useMemo(() => (answer?.ok ? judgedIn(reel, answer.value.otherwise) : null), [reel, answer]);
	return { list, state: stateOf(times, answer), want: () => setTimes(times + 1) };
}

function stateOf(times: number, answer: Answer<unknown> | null): Judgement["state"] {
	if (times === 0) return "unasked";
	if (answer === null) return "coming";
	return answer.ok ? "there" : "failed";
}
