import { type Card, type liar as Rules, rankOf, suitOf } from "@fibbers/rules";
import type { Sentence } from "../../ui/words.tsx";
import type { liar as english } from "../en/liar.ts";
import type { Translated } from "../translated.ts";
import { cardName, rankNoun, rankSign, suitNoun, theCard } from "./cards.ts";
import { capital, counted, inWords, type Noun } from "./numbers.ts";
import { dative, does, named, possessive, subject, verb, type Who } from "./people.ts";
import { table } from "./table.ts";

/** What is asked about: the rank or the suit of a card. */
type Topic = Pick<Rules.Question, "card" | "about">;

/** “Jotas”, “picas”. */
const noun = ({ card, about }: Topic): Noun => (about === "rank" ? rankNoun[rankOf(card)] : suitNoun[suitOf(card)]);

/** As a number of them is said: “dos Jotas”, “una pica”, “ningún corazón”. */
const claim = (count: number, topic: Topic): string => counted(count, noun(topic));

/** The number alone, in the gender of what is counted: “una” of Jotas, “uno” of Reyes. */
const number = (count: number, topic: Topic): string => inWords(count, noun(topic).gender);

const howMany = (topic: Topic): string => {
	const { gender, other } = noun(topic);
	return `${gender === "f" ? "cuántas" : "cuántos"} ${other}`;
};
const asks = (topic: Topic): string => `¿${capital(howMany(topic))}?`;

const inHand = (count: number): string => (count === 0 ? "sin cartas" : `${inWords(count, "f")} en la mano`);
const turn = (who: Who): string => (who.you ? "Tu turno" : `Turno de ${who.name}`);

/** A verb between a subject and a number; with none it is denied: “tiene una”, “no tiene ninguna”. */
const orNot = (count: number, verb: string): string => (count === 0 ? `no ${verb}` : verb);

/** Why a move came to nothing: the rules’ reasons and the table’s. */
const refusals: Readonly<Record<Rules.Refusal, string>> & Readonly<Record<string, string>> = {
	...table.refused,
	"question-open": "Primero va la pregunta que está en la mesa.",
	"no-question": "No hay ninguna pregunta.",
	"no-answer-yet": "Todavía no hay respuesta.",
	"answered-already": "Ya respondiste.",
	"card-not-held": "Ya no tienes esta carta.",
	"bad-count": "Cero, una o dos.",
	"lie-spent": "Tu única mentira está gastada. Di la verdad.",
	"card-in-sight": "Esa carta está a la vista. No puede ser la del centro.",
};

export const liar: Translated<typeof english> = {
	card: cardName,
	rank: (card: Card) => rankSign[rankOf(card)],
	claimant: subject,
	claim,

	mat: {
		name: "La mesa",
		inHand,
		absent: (count: number, why: string) => `${inHand(count)}, ${why}`,
		open: "a la vista",
		openOf: (who: Who) => capital(possessive(who, "las", "cartas a la vista")),
		middle: "La carta del centro, boca abajo",
		which: "¿Cuál es?",
		asked: (by: Who) => `${does(by, "Preguntas", "pregunta")}`,
		question: (topic: Topic) => `¿${capital(howMany(topic))} tienes?`,
		said: (by: Who) => `${does(by, "Dices", "dice")}`,
		answer: (count: number, topic: Topic) => `${capital(number(count, topic))}.`,
		turn: (who: Who) => `${turn(who)}.`,
		options: "Pregunta por una carta, o adivina la del centro.",
		mustGuess: "No quedan cartas para preguntar. Solo queda adivinar.",
		wait: (who: Who) => (who.you ? "Te toca responder." : `${who.name} tiene que responder.`),
		before: (question: Rules.Answered, answerer: Who): Sentence => [
			"Antes: ",
			{ said: asks(question) },
			` ${does(answerer, "Dijiste", "dijo")} `,
			{ said: number(question.answer, question) },
			".",
		],
	},

	say: {
		yourTurn: (seconds: number): Sentence => [
			{ strong: `Te toca, ${seconds} s.` },
			" Pregunta por una carta tuya, o adivina.",
		],
		opens: (card: Card): Sentence => [
			{ strong: capital(theCard(card)) },
			" queda a la vista. Pregunta por su valor o su palo.",
		],
		wouldAsk: (card: Card): Sentence => ["Pones ", { strong: theCard(card) }, " a la vista, y preguntas."],
		mustGuess: "Tu mano está vacía: adivina. Elige una carta en tus notas.",
		which: "¿Qué carta está en el centro? Si aciertas, ganas. Si no, pierdes.",
		stakes: (): Sentence => [{ strong: "Si aciertas, ganas." }, " Si no, pierdes."],
		truth: (topic: Topic, truth: number): Sentence => [
			`${capital(orNot(truth, "tienes"))} `,
			{ strong: claim(truth, topic) },
			". Dilo, o gasta tu única mentira.",
		],
		onlyTruth: (topic: Topic, truth: number): Sentence => [
			`${capital(orNot(truth, "tienes"))} `,
			{ strong: claim(truth, topic) },
			". Tu mentira está gastada: solo queda la verdad.",
		],
		wouldLie: (): Sentence => [{ lie: "Esta sería tu única mentira." }],
		judge: (): Sentence => [{ strong: "¿Era mentira?" }, " Si lo era, ganas. Si no, pierdes."],
		answers: (who: Who): Sentence => [`${does(who, "Tienes", "tiene")} que responder.`],
		judges: (who: Who): Sentence => [`${does(who, "Sigues, o dices", "sigue, o dice")} `, { said: "¡Mentira!" }],
		asks: (who: Who): Sentence => [`${turn(who)}: preguntar o adivinar.`],
	},

	keys: {
		name: "Tu pregunta o tu respuesta",
		first: "Elige una carta de tu mano, o",
		inNotes: "Elígela en tus notas, o",
		howMany: asks,
		guess: "Adivina la del centro",
		ask: "Mejor pregunta",
		answer: (count: number, topic: Topic) => capital(number(count, topic)),
		true: "verdad",
		lie: "tu única mentira",
	},

	actions: {
		ask: "Preguntar",
		asks: (topic: Topic) => `¿${howMany(topic)}?`,
		guess: "Adivinar",
		guesses: (card: Card) => `es ${theCard(card)}`,
		answer: "Responder",
		say: (count: number, topic: Topic) => `Decir ${number(count, topic)}`,
		truth: "la verdad",
		lie: "tu única mentira",
		goOn: "Seguir",
		then: (who: Who) => (who.you ? "luego, tu turno" : `luego, turno de ${who.name}`),
		liar: "¡Mentira!",
		doubts: (by: Who, question: Rules.Answered) =>
			by.you ? `“${claim(question.answer, question)}”` : `“${claim(question.answer, question)}” de ${by.name}`,
		why: {
			chooseCard: "elige una carta",
			chooseTopic: "¿su valor o su palo?",
			chooseGuess: "elige la carta",
			answers: (who: Who) => (who.you ? "respondes tú" : `responde ${who.name}`),
			decides: (who: Who) => (who.you ? "decides tú" : `decide ${who.name}`),
			turnOf: table.actions.turnOf,
			nothingToDoubt: "nada que dudar",
			noAnswer: "aún sin respuesta",
			yourAnswer: "te toca responder",
			ownAnswer: "es tu respuesta",
		},
	},

	notes: {
		title: "Notas, solo para ti",
		choosing: "¿Qué carta es?",
		known: { yours: "tuya", open: "visible", middle: "centro" },
		mark: { none: "sin marca", out: "tachada", ring: "con un círculo" },
		cell: (card: Card, mark: string) => `${cardName(card)}: ${mark}`,
		lie: "Tu mentira: ",
		left: "sin usar",
		spent: "gastada",
	},

	refused: refusals,

	reveal: {
		lie: "¡Mentira!",
		true: "Verdad",
		doubt: (by: Who, of: Who) =>
			by.you ? `Le dices “¡Mentira!”${named(of)}` : `${by.name} ${dative(of)} dice “¡Mentira!”${named(of)}`,
		hand: (of: Who) => capital(possessive(of, "la", "mano")),
		emptyHand: (of: Who) => `${capital(possessive(of, "la", "mano"))} está vacía.`,
		guess: (by: Who) => does(by, "Dijiste", "dijo"),
		middle: "en el centro",
	},

	log: {
		starts: (who: Who): Sentence => [{ strong: subject(who) }, ` ${verb(who, "empiezas", "empieza")}.`],
		asked: (by: Who, topic: Topic): Sentence => [
			{ strong: subject(by) },
			` ${verb(by, "juegas", "juega")} ${theCard(topic.card)}: `,
			{ said: asks(topic) },
		],
		answered: (by: Who, count: number, topic: Topic): Sentence => [
			{ strong: subject(by) },
			` ${verb(by, "dices", "dice")} `,
			{ said: number(count, topic) },
			".",
		],
		yourLie: " Mentira tuya.",
		wentOn: (by: Who) => ` ${does(by, "Sigues", "sigue")}.`,
		judge: " Duda, o sigue.",
		doubted: (by: Who, of: Who): Sentence => [
			{ strong: subject(by) },
			` ${dative(of)} ${verb(by, "dices", "dice")} `,
			{ said: "¡Mentira!" },
			`${named(of)}. `,
		],
		verdict: (topic: Topic, count: number, truth: number) =>
			count === truth ? `Era verdad: ${claim(truth, topic)}.` : `Era mentira: ${claim(truth, topic)}.`,
		guessed: (by: Who, card: Card, middle: Card): Sentence => [
			{ strong: subject(by) },
			` ${verb(by, "dices", "dice")} que es ${theCard(card)}`,
			card === middle ? ` y ${verb(by, "aciertas", "acierta")}.` : `. Era ${theCard(middle)}.`,
		],
		wins: (who: Who): Sentence => [{ strong: subject(who) }, ` ${verb(who, "ganas", "gana")}.`],
	},

	over: {
		headline: (winner: Who, why: Rules.Outcome["why"]) => `${does(winner, "Ganas", "gana")}: ${reasons[why]}.`,
		caught: (by: Who, of: Who, topic: Topic, count: number, truth: number) =>
			`${does(of, "Dijiste", "dijo")} “${claim(count, topic)}” y ${orNot(truth, verb(of, "tenías", "tenía"))} ${number(truth, topic)}. ${does(by, "Te diste", "se dio")} cuenta.`,
		falseAlarm: (by: Who, of: Who, topic: Topic, truth: number) =>
			`${does(by, "Dijiste", "dijo")} “¡Mentira!”, pero ${does(of, orNot(truth, "tenías"), orNot(truth, "tenía"))} ${claim(truth, topic)}.`,
		right: (by: Who, middle: Card) => `${does(by, "Nombraste", "nombró")} ${theCard(middle)}, y ahí estaba.`,
		wrong: (by: Who, card: Card, middle: Card) =>
			`${does(by, "Nombraste", "nombró")} ${theCard(card)}. Era ${theCard(middle)}.`,
		cards: "Las nueve cartas",
		held: "en la mano",
		open: "a la vista",
		middle: "en el centro",
		questions: "Lo que se preguntó",
		noQuestions: "Nada. Fue un tiro a ciegas.",
		question: (by: Who, topic: Topic): Sentence => [
			{ strong: subject(by) },
			` ${verb(by, "preguntaste", "preguntó")} `,
			{ said: asks(topic) },
		],
		answer: (by: Who, count: number, topic: Topic): Sentence => [
			`${does(by, "Dijiste", "dijo")} `,
			{ said: number(count, topic) },
			".",
		],
		true: "verdad",
		aLie: (truth: number, topic: Topic) => `mentira: ${number(truth, topic)}`,
		lies: "Quién mintió",
		kept: (who: Who): Sentence => [
			{ strong: subject(who) },
			` nunca ${verb(who, "mentiste", "mintió")}. La mentira quedó sin usar.`,
		],
		lied: (who: Who, topic: Topic, count: number, truth: number): Sentence => [
			{ strong: subject(who) },
			` ${verb(who, "mentiste", "mintió")} una vez: `,
			{ said: claim(count, topic) },
			`, ${truth === 0 ? "sin" : "con"} ${number(truth, topic)} en la mano.`,
		],
		caughtToo: " Se descubrió.",
		gotAway: " Nadie la notó.",
	},
};

const reasons: Readonly<Record<Rules.Outcome["why"], string>> = {
	"guess-right": "la carta era esa",
	"guess-wrong": "la carta era otra",
	"caught-lie": "se descubrió la mentira",
	"false-alarm": "no era mentira",
};
