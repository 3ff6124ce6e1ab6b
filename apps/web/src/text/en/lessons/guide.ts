import type { LessonText } from "../../lesson-text.ts";

/** What the guide says in every game. */
export const guide = {
	name: "Guided round",
	progress: (now: number, all: number) => `${now} of ${all}`,
	gotIt: "Got it",
	skip: "Skip the guide",
	end: {
		title: "That is all there is.",
		text: "The rest is faces. The rules are in the menu, whenever you need them.",
	} satisfies LessonText,
	playOn: "Play on",
	close: "Close",
	rules: "Rules",
	opening: "Dealing for your first round",
} as const;
