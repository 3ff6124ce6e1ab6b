import type { PreviewText } from "./text.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** “one seat is free”, “two seats are free”. */
const seats = (free: number): string => `${numbers[free] ?? free} ${free === 1 ? "seat is" : "seats are"} free`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en: PreviewText = {
	locale: "en_GB",
	games: { "el-mentiroso": "El Mentiroso", "liars-post": "Liar’s Post", liar: "Liar!" },
	table: (game) => `A game of ${game}`,
	open: (free) => `${capital(seats(free))}. No sign-up: open the link, say your name, sit down.`,
	playing: (free) => (free === 0 ? "They are playing just now." : `They are playing, and ${seats(free)} next time.`),
	full: "Every seat is taken just now.",
	locked: "The door is shut: this table lets nobody new in.",
	closed: "This table has ended. A new one is opened in no time.",
	anyTable: "A table at Fibbers",
	about: "Three card games for good liars, and for people who can tell. With friends or the computer, without sign-up.",
	friend: "A friend at Fibbers",
	aboutFriend: "Open the link, and you can play card games for good liars together. No sign-up.",
};
