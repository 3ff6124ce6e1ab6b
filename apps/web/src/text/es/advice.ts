import { type Card, type Rank, type liar as Rules, rankOf } from "@fibbers/rules";
import type { advice as english } from "../en/advice.ts";
import type { Translated } from "../translated.ts";
import { article, cardsWords, claimWords, rankPlural, singular, theCard, theRank } from "./cards.ts";
import { liar } from "./liar.ts";
import { inWords } from "./numbers.ts";
import { does, object, type Who } from "./people.ts";

const list = new Intl.ListFormat("es", { type: "conjunction" });

/** “dos Reyes y un Tres”, the rank that is said first. */
const cardsOf = (cards: readonly Card[], said: Rank): string => {
	const byRank = [...Map.groupBy(cards, rankOf)].sort(([a], [b]) => Number(b === said) - Number(a === said));
	return list.format(byRank.map(([rank, each]) => claimWords(each.length, rank)));
};

/** A chance in 0 … 1, in tenths: “tres de cada diez veces”. */
function often(chance: number): string {
	if (chance < 0.05) return "casi nunca";
	if (chance > 0.95) return "casi siempre";
	return `${inWords(Math.round(chance * 10), "f")} de cada diez veces`;
}

const itIsTrue = (truth: number): string =>
	truth > 0.995
		? "es verdad con seguridad"
		: `es verdad ${often(truth)}`.replace("es verdad casi nunca", "casi nunca es verdad");

/** “y diría que es un Rey”; of a King, “y diría lo que es”. */
const named = (kind: Rank, claim: Rank): string =>
	kind === claim ? "diría lo que es" : `diría que es ${article(claim)} ${singular[claim]}`;

export const advice: Translated<typeof english> = {
	ask: "Pista",
	nothing: "Pista: ahora no hay nada que decidir",
	close: "Cerrar",
	sees: "Se guía por lo que tú ves, y nada más.",
	undecided: "Ahora no hay nada que decidir.",
	failed: "No llegó ninguna pista. Inténtalo otra vez.",

	would: {
		always: (move, why) => `La computadora difícil ${move}: ${why}.`,
		mostly: (move, why) => `La mayoría de las veces, la computadora difícil ${move}: ${why}.`,
		half: (move, why) => `La mitad de las veces, la computadora difícil ${move}: ${why}.`,
		among: (move, why) => `Con varias buenas opciones, la computadora difícil a menudo ${move}: ${why}.`,
	},

	moves: {
		pass: "lo dejaría pasar",
		liar: "diría “¡Mentira!”",
		play: (cards: readonly Card[], rank: Rank) => {
			const held = cardsOf(cards, rank);
			const said = claimWords(cards.length, rank);
			return held === said ? `jugaría ${held}` : `jugaría ${held} y diría “${said}”`;
		},
		accept: "aceptaría",
		discard: (count, rank) => `descartaría ${claimWords(count, rank)}`,
		send: (card, to, claim) => `le enviaría ${theRank(rankOf(card))} a ${object(to)} y ${named(rankOf(card), claim)}`,
		passOn: (card, to, claim) => `le pasaría ${theRank(rankOf(card))} a ${object(to)} y ${named(rankOf(card), claim)}`,
		look: "miraría la carta y la pasaría",
		true: "diría “Cierto”",
		false: "diría “Falso”",
		askAbout: (card: Card, about: Rules.About) =>
			`pondría ${theCard(card)} a la vista y preguntaría “${liar.keys.howMany({ card, about })}”`,
		answer: (count, topic) => `diría “${liar.claim(count, topic)}”`,
		goOn: "seguiría",
		guess: (card) => `diría que en el centro está ${theCard(card)}`,
	},

	because: {
		impossible: "con las cartas que ves, no puede ser",
		impossibleYet: "aunque con las cartas que ves no puede ser",
		odds: (truth) => `según las cartas que ves, ${itIsTrue(truth)}`,
		cheap: (truth, cards) =>
			`según las cartas que ves, ${itIsTrue(truth)}, pero un error cuesta solo ${cardsWords(cards)}`,
		dear: (truth, cards) => `según las cartas que ves, ${itIsTrue(truth)}, pero un error cuesta ${cardsWords(cards)}`,
		set: "salen de la partida, y nadie puede dudarlo",
		true: (cards) => (cards === 1 ? "una carta verdadera no cuesta nada" : "las cartas verdaderas no cuestan nada"),
		padded: (lies) =>
			lies === 1
				? "entre cartas verdaderas, una falsa se nota poco"
				: `entre cartas verdaderas, ${inWords(lies, "f")} falsas se notan poco`,
		bare: (rank) => `no tienes ${claimWords(0, rank)}, así que tiene que ser mentira`,
		heldBack: (rank) => `tus ${rankPlural[rank]} valen más después`,
		hurts: (who: Who, kind: Rank, taken: number) =>
			taken === 0
				? `a nadie le hace más daño que a ${object(who)}`
				: `${does(who, "ya tienes", "ya tiene")} ${claimWords(taken, kind)}`,
		unsure: "nada es tan seguro como para responder",
		telling: "la respuesta es la que más dice de la carta del centro",
		keepLie: (share) =>
			share < 0.05
				? "es la verdad, y la única mentira vale más después"
				: `es la verdad, y la única mentira suele valer más después; aquí mentiría ${often(share)}`,
		spendLie: (share) =>
			share > 0.95
				? "la única mentira vale más ahora que después"
				: `la única mentira vale más ahora que después; aquí mentiría ${often(share)}`,
		mustBeTrue: "solo queda decir la verdad",
		likeliest: (chance) =>
			chance > 0.995
				? "es la única carta que puede estar en el centro"
				: `ninguna es más probable; está en el centro ${often(chance)}`,
	},
};
