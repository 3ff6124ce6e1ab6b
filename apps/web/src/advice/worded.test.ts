import type { Advice, Reason } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import { afterAll, describe, expect, test } from "vitest";
import { heard, speak } from "../text/spoken.ts";
import { worded } from "./worded.ts";

const who = (seat: number) => ({ name: ["Ana", "Bea", "Ximena"][seat] ?? "", you: seat === 0 });
const nothing = { table: { question: null }, own: { hand: [], card: null }, who };

interface Case {
	readonly game: GameId;
	readonly move: object | null;
	readonly share?: number;
	readonly reason: Reason;
	readonly now?: object;
	readonly en: string;
	readonly es: string;
}

const liar = { move: "challenge" };
const queen = { card: "QS", about: "rank" } as const;
const asked = { table: { question: { ...queen, by: 1, answer: null } } };
const looked = { own: { hand: [], card: "8S" } };

/** One at least for every reason: a forgotten one does not compile. */
const cases: Readonly<Record<Reason["why"], readonly Case[]>> = {
	impossible: [
		{
			game: "el-mentiroso",
			move: liar,
			reason: { why: "impossible" },
			en: "Hard would say “Liar!”: the cards that you see rule it out.",
			es: "La computadora difícil diría “¡Mentira!”: con las cartas que ves, no puede ser.",
		},
		{
			game: "el-mentiroso",
			move: null,
			reason: { why: "impossible" },
			en: "Hard would let it pass: even though the cards that you see rule it out.",
			es: "La computadora difícil lo dejaría pasar: aunque con las cartas que ves no puede ser.",
		},
	],
	odds: [
		{
			game: "el-mentiroso",
			move: liar,
			share: 0.7,
			reason: { why: "odds", truth: 0.21 },
			en: "Hard would mostly say “Liar!”: by the cards that you see, it is true two times in ten.",
			es: "La mayoría de las veces, la computadora difícil diría “¡Mentira!”: según las cartas que ves, es verdad dos de cada diez veces.",
		},
		{
			game: "liars-post",
			move: { move: "call", says: true },
			share: 0.5,
			reason: { why: "odds", truth: 0.999 },
			en: "As often as not, Hard would say “True”: by the cards that you see, it is surely true.",
			es: "La mitad de las veces, la computadora difícil diría “Cierto”: según las cartas que ves, es verdad con seguridad.",
		},
		{
			game: "liars-post",
			move: { move: "call", says: false },
			reason: { why: "odds", truth: 0.01 },
			en: "Hard would say “False”: by the cards that you see, it is hardly ever true.",
			es: "La computadora difícil diría “Falso”: según las cartas que ves, casi nunca es verdad.",
		},
		{
			game: "liar",
			move: { move: "trust" },
			reason: { why: "odds", truth: 0.97 },
			en: "Hard would go on: by the cards that you see, it is true almost always.",
			es: "La computadora difícil seguiría: según las cartas que ves, es verdad casi siempre.",
		},
	],
	cheap: [
		{
			game: "el-mentiroso",
			move: liar,
			reason: { why: "cheap", truth: 0.6, cards: 1 },
			en: "Hard would say “Liar!”: by the cards that you see, it is true six times in ten, but to be wrong costs only one card.",
			es: "La computadora difícil diría “¡Mentira!”: según las cartas que ves, es verdad seis de cada diez veces, pero un error cuesta solo una carta.",
		},
	],
	dear: [
		{
			game: "el-mentiroso",
			move: { move: "accept" },
			reason: { why: "dear", truth: 0.12, cards: 12 },
			en: "Hard would accept it: by the cards that you see, it is true once in ten times, but to be wrong costs 12 cards.",
			es: "La computadora difícil aceptaría: según las cartas que ves, es verdad una de cada diez veces, pero un error cuesta 12 cartas.",
		},
	],
	set: [
		{
			game: "el-mentiroso",
			move: { move: "discard", cards: ["7S", "7H", "7D", "7C"] },
			reason: { why: "set", rank: "7" },
			en: "Hard would put four 7s away: they leave the game, and nobody can doubt it.",
			es: "La computadora difícil descartaría cuatro Sietes: salen de la partida, y nadie puede dudarlo.",
		},
	],
	true: [
		{
			game: "el-mentiroso",
			move: { move: "play", cards: ["7S", "7H"], rank: "7" },
			reason: { why: "true", rank: "7", cards: 2 },
			en: "Hard would play two 7s: true cards cost nothing.",
			es: "La computadora difícil jugaría dos Sietes: las cartas verdaderas no cuestan nada.",
		},
	],
	padded: [
		{
			game: "el-mentiroso",
			move: { move: "play", cards: ["3S", "KS", "KH"], rank: "K" },
			reason: { why: "padded", rank: "K", lies: 1 },
			en: "Hard would play two Kings and one 3 as “three Kings”: among true cards a false one hides well.",
			es: "La computadora difícil jugaría dos Reyes y un Tres y diría “tres Reyes”: entre cartas verdaderas, una falsa se nota poco.",
		},
	],
	bare: [
		{
			game: "el-mentiroso",
			move: { move: "play", cards: ["3S"], rank: "J" },
			share: 0.3,
			reason: { why: "bare", rank: "J" },
			en: "Among several good ways, Hard would most often play one 3 as “one Jack”: you have no Jack, so it has to be a lie.",
			es: "Con varias buenas opciones, la computadora difícil a menudo jugaría un Tres y diría “una Jota”: no tienes ninguna Jota, así que tiene que ser mentira.",
		},
	],
	"held-back": [
		{
			game: "el-mentiroso",
			move: { move: "play", cards: ["3S"], rank: "A" },
			reason: { why: "held-back", rank: "A" },
			en: "Hard would play one 3 as “one Ace”: your Aces are worth more later.",
			es: "La computadora difícil jugaría un Tres y diría “un As”: tus Ases valen más después.",
		},
	],
	hurts: [
		{
			game: "liars-post",
			move: { move: "send", card: "8S", to: 2, claim: "K" },
			reason: { why: "hurts", seat: 2, kind: "8", taken: 2, lie: true },
			en: "Hard would send the 8 to Ximena, and call it a\u00a0King: Ximena has two 8s already.",
			es: "La computadora difícil le enviaría el Ocho a Ximena y diría que es un Rey: Ximena ya tiene dos Ochos.",
		},
		{
			game: "liars-post",
			move: { move: "pass", to: 1, claim: "8" },
			now: looked,
			reason: { why: "hurts", seat: 1, kind: "8", taken: 0, lie: false },
			en: "Hard would pass the 8 to Bea, and say what it is: it hurts nobody more than Bea.",
			es: "La computadora difícil le pasaría el Ocho a Bea y diría lo que es: a nadie le hace más daño que a Bea.",
		},
	],
	unsure: [
		{
			game: "liars-post",
			move: { move: "look" },
			reason: { why: "unsure" },
			en: "Hard would look at the card, and pass it on: nothing is certain enough to call it.",
			es: "La computadora difícil miraría la carta y la pasaría: nada es tan seguro como para responder.",
		},
	],
	telling: [
		{
			game: "liar",
			move: { move: "ask", ...queen },
			reason: { why: "telling" },
			en: "Hard would lay the Queen of Spades open, and ask “How many Queens?”: the answer tells most about the middle card.",
			es: "La computadora difícil pondría la Reina de picas a la vista y preguntaría “¿Cuántas Reinas?”: la respuesta es la que más dice de la carta del centro.",
		},
	],
	"keep-lie": [
		{
			game: "liar",
			move: { move: "answer", count: 2 },
			now: asked,
			share: 0.7,
			reason: { why: "keep-lie", share: 0.3 },
			en: "Hard would say “two Queens”: it is the truth, and the one lie is mostly worth more later; here Hard lies three times in ten.",
			es: "La computadora difícil diría “dos Reinas”: es la verdad, y la única mentira suele valer más después; aquí mentiría tres de cada diez veces.",
		},
		{
			game: "liar",
			move: { move: "answer", count: 0 },
			now: asked,
			reason: { why: "keep-lie", share: 0 },
			en: "Hard would say “no Queens”: it is the truth, and the one lie is worth more later.",
			es: "La computadora difícil diría “ninguna Reina”: es la verdad, y la única mentira vale más después.",
		},
	],
	"spend-lie": [
		{
			game: "liar",
			move: { move: "answer", count: 1 },
			now: asked,
			share: 0.6,
			reason: { why: "spend-lie", share: 0.6 },
			en: "Hard would say “one Queen”: the one lie is worth most now; here Hard lies six times in ten.",
			es: "La computadora difícil diría “una Reina”: la única mentira vale más ahora que después; aquí mentiría seis de cada diez veces.",
		},
		{
			game: "liar",
			move: { move: "answer", count: 1 },
			now: asked,
			reason: { why: "spend-lie", share: 1 },
			en: "Hard would say “one Queen”: the one lie is worth most now.",
			es: "La computadora difícil diría “una Reina”: la única mentira vale más ahora que después.",
		},
	],
	"must-be-true": [
		{
			game: "liar",
			move: { move: "answer", count: 1 },
			now: asked,
			reason: { why: "must-be-true" },
			en: "Hard would say “one Queen”: only the truth is left to say.",
			es: "La computadora difícil diría “una Reina”: solo queda decir la verdad.",
		},
	],
	likeliest: [
		{
			game: "liar",
			move: { move: "guess", card: "KH" },
			reason: { why: "likeliest", chance: 0.5 },
			en: "Hard would guess the King of Hearts: no card is likelier; it lies in the middle five times in ten.",
			es: "La computadora difícil diría que en el centro está el Rey de corazones: ninguna es más probable; está en el centro cinco de cada diez veces.",
		},
		{
			game: "liar",
			move: { move: "guess", card: "KH" },
			reason: { why: "likeliest", chance: 1 },
			en: "Hard would guess the King of Hearts: it is the only card that can lie in the middle.",
			es: "La computadora difícil diría que en el centro está el Rey de corazones: es la única carta que puede estar en el centro.",
		},
	],
};

afterAll(() => speak("en"));

describe.each(["en", "es"] as const)("in %s", (language) => {
	test.each(Object.entries(cases))("%s is said in one sentence", async (_, each) => {
		await heard(Promise.resolve({}));
		await speak(language);
		for (const { game, move, share = 1, reason, now = {}, ...says } of each)
			expect(worded(game, { move, share, reason } as Advice, { ...nothing, ...now } as never)).toBe(says[language]);
	});
});
