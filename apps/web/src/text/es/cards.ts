import { type Card, type Rank, rankOf, type Suit, suitOf } from "@fibbers/rules";
import { rankSign } from "../rank-sign.ts";
import { counted, feminine, masculine, type Noun } from "./numbers.ts";

export { rankSign };

export const rankNoun: Readonly<Record<Rank, Noun>> = {
	A: masculine("As", "Ases"),
	"2": masculine("Dos", "Doses"),
	"3": masculine("Tres", "Treses"),
	"4": masculine("Cuatro", "Cuatros"),
	"5": masculine("Cinco", "Cincos"),
	"6": masculine("Seis", "Seises"),
	"7": masculine("Siete", "Sietes"),
	"8": masculine("Ocho", "Ochos"),
	"9": masculine("Nueve", "Nueves"),
	T: masculine("Diez", "Dieces"),
	J: feminine("Jota", "Jotas"),
	Q: feminine("Reina", "Reinas"),
	K: masculine("Rey", "Reyes"),
};

export const suitNoun: Readonly<Record<Suit, Noun>> = {
	S: feminine("pica", "picas"),
	H: masculine("corazón", "corazones"),
	D: masculine("diamante", "diamantes"),
	C: masculine("trébol", "tréboles"),
};

const formOf = (form: "one" | "other"): Readonly<Record<Rank, string>> => ({
	A: rankNoun.A[form],
	"2": rankNoun["2"][form],
	"3": rankNoun["3"][form],
	"4": rankNoun["4"][form],
	"5": rankNoun["5"][form],
	"6": rankNoun["6"][form],
	"7": rankNoun["7"][form],
	"8": rankNoun["8"][form],
	"9": rankNoun["9"][form],
	T: rankNoun.T[form],
	J: rankNoun.J[form],
	Q: rankNoun.Q[form],
	K: rankNoun.K[form],
});

export const singular = formOf("one");

/** As a headline: “Reyes”, “Ochos”. */
export const rankPlural = formOf("other");

export const cardName = (card: Card): string => `${singular[rankOf(card)]} de ${suitNoun[suitOf(card)].other}`;

/** “un Rey”, “una Reina”. */
export const article = (rank: Rank): string => (rankNoun[rank].gender === "f" ? "una" : "un");

/** “el Rey”, “la Reina”. */
export const theRank = (rank: Rank): string => `${rankNoun[rank].gender === "f" ? "la" : "el"} ${singular[rank]}`;

/** “el Rey de picas”, “la Reina de corazones”. */
export const theCard = (card: Card): string => `${theRank(rankOf(card))} de ${suitNoun[suitOf(card)].other}`;

/** As it is said: “dos Reyes”, “un Siete”. */
export const claimWords = (count: number, rank: Rank): string => counted(count, rankNoun[rank]);

const card = feminine("carta", "cartas");

export const cardsWords = (count: number): string => counted(count, card);
