import { isNewHere } from "../../guide/course.ts";
import type { Lesson } from "../../guide/lesson.ts";
import { lessons as text } from "../../text/liar.ts";
import { legalNow, type Props } from "./props.ts";

const hasAsked = ({ table, seat }: Props): boolean => table.asked.some(({ by }) => by === seat);

export const lessons: readonly Lesson<Props>[] = [
	{
		id: "aim",
		mark: "middle",
		words: () => text.aim,
		when: ({ props }) => isNewHere(props),
	},
	{
		id: "answered",
		mark: "actions",
		words: () => text.answered,
		when: ({ props }) => legalNow(props).judge !== null,
	},
	{
		id: "asked",
		mark: "keys",
		words: () => text.asked,
		when: ({ props }) => legalNow(props).answer !== null,
	},
	{
		id: "lie",
		mark: "keys",
		words: () => text.lie,
		when: ({ props }) => (legalNow(props).answer?.counts.length ?? 0) > 1,
	},
	{
		id: "ask",
		mark: "hand",
		words: () => text.ask,
		when: ({ props }) => legalNow(props).ask !== null && !hasAsked(props),
	},
	{
		id: "guess",
		mark: "keys",
		words: () => text.guess,
		when: ({ props }) => legalNow(props).guess !== null && hasAsked(props),
	},
	{
		id: "notes",
		mark: "notes",
		words: () => text.notes,
		when: ({ props }) => hasAsked(props),
	},
];
