import { describe, expect, test } from "vitest";
import { capital, counted, feminine, inWords, masculine, ordinal, ordinalShort, plural } from "./numbers.ts";
import { dative, does, named, object, possessive, subject, times, to, verb } from "./people.ts";

const card = feminine("carta", "cartas");
const king = masculine("Rey", "Reyes");
const bea = { name: "Bea", you: false };
const you = { name: "Bea", you: true };

describe("numbers", () => {
	test.each([
		[0, "ninguna carta", "ningún Rey"],
		[1, "una carta", "un Rey"],
		[2, "dos cartas", "dos Reyes"],
		[10, "diez cartas", "diez Reyes"],
		[11, "11 cartas", "11 Reyes"],
		[21, "21 cartas", "21 Reyes"],
		[1_000_000, "1000000 de cartas", "1000000 de Reyes"],
		[1_000_001, "1000001 cartas", "1000001 Reyes"],
	])("%i before a noun", (count, cards, kings) => {
		expect(counted(count, card)).toBe(cards);
		expect(counted(count, king)).toBe(kings);
	});

	test.each([
		[0, "ninguno", "ninguna"],
		[1, "uno", "una"],
		[2, "dos", "dos"],
		[12, "12", "12"],
	])("%i alone", (count, he, she) => {
		expect(inWords(count)).toBe(he);
		expect(inWords(count, "f")).toBe(she);
	});

	test.each([
		[0, "queda"],
		[1, "queda"],
		[2, "quedan"],
		[1_000_000, "quedan"],
	])("a verb beside %i", (count, form) => {
		expect(plural(count, "queda", "quedan")).toBe(form);
	});

	test.each([
		[1, "primer", "primera", "1.º", "1.ª"],
		[3, "tercer", "tercera", "3.º", "3.ª"],
		[7, "séptimo", "séptima", "7.º", "7.ª"],
		[11, "11.º", "11.ª", "11.º", "11.ª"],
		[21, "21.º", "21.ª", "21.º", "21.ª"],
	])("place %i", (place, before, beforeHer, short, shortHer) => {
		expect([ordinal(place, "m"), ordinal(place, "f")]).toEqual([before, beforeHer]);
		expect([ordinalShort(place), ordinalShort(place, "f")]).toEqual([short, shortHer]);
	});

	test.each([
		["dos Reyes", "Dos Reyes"],
		["¿cuántas Jotas?", "¿Cuántas Jotas?"],
		["última carta", "Última carta"],
		["12 cartas", "12 cartas"],
		["", ""],
	])("a capital for “%s”", (text, begun) => {
		expect(capital(text)).toBe(begun);
	});
});

describe("people", () => {
	test("the reader is “tú”, and a sentence says so by its verb alone", () => {
		expect(subject(you)).toBe("Tú");
		expect(does(you, "Abres", "abre")).toBe("Abres");
		expect(verb(you, "abres", "abre")).toBe("abres");
		expect([object(you), to(you)]).toEqual(["ti", "a ti"]);
	});

	test("everybody else has a name, and it stays as it was written", () => {
		expect(subject(bea)).toBe("Bea");
		expect(does({ name: "bea", you: false }, "Abres", "abre")).toBe("bea abre");
		expect(verb(bea, "abres", "abre")).toBe("abre");
		expect([object(bea), to(bea)]).toEqual(["Bea", "a Bea"]);
	});

	test("to whom something is said: once for the reader, twice for a name", () => {
		expect(`Tomás ${dative(you)} dice${named(you)}:`).toBe("Tomás te dice:");
		expect(`Tomás ${dative(bea)} dice${named(bea)}:`).toBe("Tomás le dice a Bea:");
	});

	test.each([
		["el", "turno", "tu turno", "el turno de Bea"],
		["la", "mano", "tu mano", "la mano de Bea"],
		["los", "puntos", "tus puntos", "los puntos de Bea"],
		["las", "cartas", "tus cartas", "las cartas de Bea"],
	] as const)("whose: %s %s", (article, noun, yours, hers) => {
		expect(possessive(you, article, noun)).toBe(yours);
		expect(possessive(bea, article, noun)).toBe(hers);
	});

	test.each([
		[1, "una vez"],
		[2, "dos veces"],
		[11, "11 veces"],
	])("%i times", (count, said) => {
		expect(times(count)).toBe(said);
	});
});
