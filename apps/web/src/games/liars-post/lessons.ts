import { isNewHere } from "../../guide/course.ts";
import type { Lesson } from "../../guide/lesson.ts";
import { lessons as text } from "../../text/liars-post.ts";
import { cells } from "./cells.ts";
import { lastCall, legalNow, type Props } from "./props.ts";

const isAboutToLose = ({ table }: Props): boolean =>
	table.faceUp.some((cards) => cells(cards, table).some(({ danger }) => danger === "set" || danger === "eighth"));

export const lessons: readonly Lesson<Props>[] = [
	{
		id: "aim",
		mark: "racks",
		words: ({ table }) => text.aim(table.limit),
		when: ({ props }) => isNewHere(props),
	},
	{
		id: "arrives",
		mark: "actions",
		words: () => text.arrives,
		when: ({ props }) => legalNow(props).call !== null,
	},
	{
		id: "looked",
		mark: "middle",
		words: () => text.looked,
		when: ({ props }) => legalNow(props).pass !== null,
	},
	{
		id: "reveal",
		mark: "middle",
		words: () => text.reveal,
		when: ({ props }) => props.table.transit === null && lastCall(props.events) !== null,
	},
	{
		id: "red",
		mark: "racks",
		words: () => text.red,
		when: ({ props }) => isAboutToLose(props),
	},
	{
		id: "send",
		mark: "hand",
		words: () => text.send,
		when: ({ props }) => legalNow(props).send !== null,
	},
];
