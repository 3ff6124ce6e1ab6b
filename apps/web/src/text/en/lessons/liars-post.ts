import type { LessonText } from "../../lesson-text.ts";
import { inWords } from "../numbers.ts";

export const lessons = {
	aim: (limit: number): LessonText => ({
		title: "Keep your rack empty",
		text: `Every card you have to take lies open in a rack. The first to have ${inWords(limit)} of one kind loses, and all the others win.`,
	}),
	send: {
		title: "Send a card",
		text: "Choose a card, whom it goes to, and what you say it is. It may be a lie.",
	},
	arrives: {
		title: "A card for you",
		text: "Say True or False without looking. If you are right, the sender takes it. If you are wrong, you do. Or look, and pass it on.",
	},
	looked: {
		title: "Now you know",
		text: "You have looked, so you pass it on: choose to whom, and what you say it is. The same as before, or something else.",
	},
	reveal: {
		title: "Turned over",
		text: "Whoever was wrong takes the card for good, and sends the next one.",
	},
	red: {
		title: "Red means danger",
		text: "One more of that kind, and this player has lost. Everybody knows it, which is worth a lie or two.",
	},
};
