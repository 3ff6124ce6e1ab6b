import { isNewHere } from "../../guide/course.ts";
import type { Lesson } from "../../guide/lesson.ts";
import { lessons as text } from "../../text/el-mentiroso.ts";
import { lastChallenge, legalNow, type Props } from "./props.ts";

const mayPlay = (props: Props): boolean => legalNow(props).play !== null;

export const lessons: readonly Lesson<Props>[] = [
	{
		id: "aim",
		mark: "hand",
		words: ({ own }) => text.aim(own?.hand.length ?? 0),
		when: ({ props }) => isNewHere(props),
	},
	{
		id: "say",
		mark: "say",
		words: () => text.say,
		when: ({ props, chosen }) => chosen > 0 && mayPlay(props),
		until: ({ chosen }) => chosen === 0,
	},
	{
		id: "open",
		mark: "keys",
		words: () => text.open,
		when: ({ props, chosen }) => chosen === 0 && mayPlay(props) && props.table.nextRank === null,
		until: ({ chosen }) => chosen > 0,
	},
	{
		id: "follow",
		mark: "hand",
		words: ({ table }) => text.follow(table.nextRank ?? "K"),
		when: ({ props, chosen }) => chosen === 0 && mayPlay(props) && props.table.nextRank !== null,
		until: ({ props, chosen }) => chosen > 0 || props.table.nextRank === null,
	},
	{
		id: "doubt",
		mark: "doubt",
		words: () => text.doubt,
		when: ({ props }) => legalNow(props).challenge !== null,
	},
	{
		id: "settled",
		mark: "middle",
		words: () => text.settled,
		when: ({ props }) => props.table.claims.length === 0 && lastChallenge(props.events) !== null,
	},
	{
		id: "set",
		mark: "set",
		words: () => text.set,
		when: ({ props }) => legalNow(props).discard !== null,
		until: ({ props }) => legalNow(props).discard === null,
	},
];
