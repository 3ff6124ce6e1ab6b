export { capital } from "../capital.ts";

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** In words up to ten; 0 is “no”, for it stands before a noun. */
export const inWords = (count: number): string => words[count] ?? String(count);

const rules = new Intl.PluralRules("en");

/** `one chair`, `two chairs`. */
export const counted = (count: number, one: string, many: string): string =>
	`${inWords(count)} ${rules.select(count) === "one" ? one : many}`;

const ordinals = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

export const ordinal = (place: number): string => ordinals[place] ?? ordinalShort(place);

/** 1st, 2nd, 3rd, 4th, 21st. */
export function ordinalShort(place: number): string {
	const teens = place % 100 > 10 && place % 100 < 14;
	const ending = teens ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
	return `${place}${ending}`;
}
