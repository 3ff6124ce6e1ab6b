import type { Rank } from "@fibbers/rules";

/** What stands on the card. */
export const rankSign: Readonly<Record<Rank, string>> = {
	A: "A",
	"2": "2",
	"3": "3",
	"4": "4",
	"5": "5",
	"6": "6",
	"7": "7",
	"8": "8",
	"9": "9",
	T: "10",
	J: "J",
	Q: "Q",
	K: "K",
};
