import type { Rank } from "@fibbers/rules";
import type { LessonText } from "../../lesson-text.ts";
import { rankPlural } from "../cards.ts";

export const lessons = {
	aim: (cards: number): LessonText => ({
		title: "Get rid of these",
		text: `Whoever has none left first wins. Whoever is left with some has lost. You begin with ${cards}.`,
	}),
	open: {
		title: "You open the pile",
		text: "Choose one to four cards, then the rank that you say they are. It does not have to be true.",
	},
	follow: (rank: Rank): LessonText => ({
		title: `${rankPlural[rank]}, whatever you hold`,
		text: `Until somebody takes the pile, everybody says ${rankPlural[rank]}. Choose one to four cards: the number is seen by all, the rank may be a lie.`,
	}),
	say: {
		title: "What you are about to say",
		text: "Here you read how it will sound, and what of it is false. Nobody else sees that part.",
	},
	doubt: {
		title: "Do you believe it?",
		text: "You may doubt the play on top until the next one covers it. If it was a lie, its player takes the pile. If it was true, you do.",
	},
	settled: {
		title: "Turned over",
		text: "One wrong card makes it a lie. Whoever was wrong has taken the pile, and opens the next one with any rank.",
	},
	set: {
		title: "You hold a whole set",
		text: "You may put it away, open and for good, whenever you like. It costs you no turn.",
	},
};
