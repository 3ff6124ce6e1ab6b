import type { LessonText } from "../text/lesson-text.ts";

/** A part of the table that a lesson speaks of; guide.css draws a line around it. */
export type Mark = "hand" | "keys" | "say" | "actions" | "doubt" | "middle" | "set" | "racks" | "notes";

/** What a lesson can know: the game's props, and how many cards of the hand are lifted. */
export interface Situation<Props> {
	readonly props: Props;
	readonly chosen: number;
}

/** Something to be told when it is first there to be seen. */
export interface Lesson<Props> {
	readonly id: string;
	readonly mark: Mark;
	readonly words: (props: Props) => LessonText;
	readonly when: (now: Situation<Props>) => boolean;
	/** What ends it besides “Got it” and the reader's next move. */
	readonly until?: (now: Situation<Props>) => boolean;
}
