export { capital } from "../capital.ts";

export type Gender = "f" | "m";

/** A noun that can be counted, with the gender that its numbers take. */
export interface Noun {
	readonly gender: Gender;
	readonly one: string;
	readonly other: string;
}

export const feminine = (one: string, other: string): Noun => ({ gender: "f", one, other });
export const masculine = (one: string, other: string): Noun => ({ gender: "m", one, other });

const words = ["", "", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];
const alone = { f: ["ninguna", "una"], m: ["ninguno", "uno"] } as const;
const beforeNoun = { f: ["ninguna", "una"], m: ["ningún", "un"] } as const;

/** In words up to ten, standing alone: “ninguna”, “uno”, “dos”. */
export const inWords = (count: number, gender: Gender = "m"): string =>
	alone[gender][count] ?? words[count] ?? String(count);

const rules = new Intl.PluralRules("es");

/** `ninguna silla`, `una silla`, `dos sillas`, `1000000 de sillas`. */
export function counted(count: number, { gender, one, other }: Noun): string {
	const number = beforeNoun[gender][count] ?? words[count] ?? String(count);
	if (count === 0) return `${number} ${one}`;
	switch (rules.select(count)) {
		case "one":
			return `${number} ${one}`;
		case "many":
			return `${number} de ${other}`;
		default:
			return `${number} ${other}`;
	}
}

/** The form of a verb or an adjective that goes with a number: `plural(2, "está", "están")`. */
export const plural = (count: number, one: string, other: string): string =>
	count === 0 || rules.select(count) === "one" ? one : other;

const ordinals = {
	f: [
		"",
		"primera",
		"segunda",
		"tercera",
		"cuarta",
		"quinta",
		"sexta",
		"séptima",
		"octava",
		"novena",
		"décima",
	] as const,
	m: ["", "primer", "segundo", "tercer", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo"] as const,
};

/** Before a noun: `primer lugar`, `tercera carta`, `21.ª carta`. */
export const ordinal = (place: number, gender: Gender): string =>
	ordinals[gender][place] ?? ordinalShort(place, gender);

/** 1.º, 2.º; 1.ª, 2.ª. */
export const ordinalShort = (place: number, gender: Gender = "m"): string => `${place}.${gender === "f" ? "ª" : "º"}`;
