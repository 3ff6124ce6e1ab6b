import { type Card, type Rank, type liarsPost as Rules, rankOf } from "@fibbers/rules";
import type { Sentence } from "../../ui/words.tsx";
import type { liarsPost as english, Loss } from "../en/liars-post.ts";
import type { Translated } from "../translated.ts";
import { article, cardsWords, claimWords, rankNoun, rankPlural, rankSign, singular, theRank } from "./cards.ts";
import { capital, counted, feminine, inWords, masculine, ordinal, plural } from "./numbers.ts";
import { dative, does, named, possessive, seconds, subject, to, verb, type Who } from "./people.ts";
import { table } from "./table.ts";

type Kind = Rules.Kind;

/** As it is said: “un Rey”, “una Jota”; it does not break across lines. */
const aKind = (kind: Kind): string => `${article(kind)}\u00a0${singular[kind]}`;
/** Only cards of the eight kinds are in play. */
const kindOf = (card: Card): Kind => rankOf(card) as Kind;

const anyOf = new Intl.ListFormat("es", { type: "disjunction" });
const allOf = new Intl.ListFormat("es", { type: "unit" });

const claim = masculine("anuncio", "anuncios");
const call = feminine("respuesta", "respuestas");

type Danger = { readonly more: readonly Kind[]; readonly missing: Kind | null };

/** “tres Reyes, un Diez; con un Rey más se pierde” */
function rack(cards: readonly (readonly [Kind, number])[], { more, missing }: Danger): string {
	const list =
		cards.length === 0 ? "nada todavía" : allOf.format(cards.map(([kind, count]) => claimWords(count, kind)));
	const warnings = [
		...more.map((kind) => `; con ${aKind(kind)} más se pierde`),
		...(missing === null ? [] : [`; con ${aKind(missing)} serían ocho diferentes, y se pierde`]),
	];
	return `${list}${warnings.join("")}`;
}

/** What the taken card means: “Van tres: con una más se pierde.” */
function warning(count: number, limit: number, missing: Kind | null): string | null {
	if (count === limit - 1) return `Van ${inWords(count, "f")}: con una más se pierde.`;
	return missing === null || count >= limit ? null : `Van siete diferentes: con ${aKind(missing)} se pierde.`;
}

/** Whom a card can go to; more than three names would take a third line on a phone. */
const toOneOf = (list: readonly Who[]): string =>
	list.length > 3 ? `a cualquiera de ${inWords(list.length)}` : anyOf.format(list.map(to));

const lost = (who: Who, { why, count, kind }: Loss): string => {
	const loses = verb(who, "pierdes", "pierde");
	switch (why) {
		case "set":
			return `${does(who, "Tienes", "tiene")} ${claimWords(count, kind)} y ${loses}.`;
		case "eight-different":
			return `${does(who, "Tienes", "tiene")} una carta de cada valor y ${loses}.`;
		case "no-cards":
			return `${does(who, "No tienes", "no tiene")} carta que enviar y ${loses}.`;
	}
};

const refusals: Readonly<Record<Rules.Refusal, string>> & Readonly<Record<string, string>> = {
	...table.refused,
	"nothing-in-transit": "No hay ninguna carta en camino.",
	"card-in-transit": "Ya hay una carta en camino.",
	"card-not-held": "Ya no tienes esta carta.",
	"bad-receiver": "No puede ir ahí.",
	"held-it-already": "Quien ya tuvo la carta no la recibe otra vez.",
	"nobody-left": "No queda nadie a quien pasarla. Responde.",
	"looked-already": "Ya miraste: pásala.",
	"look-first": "Primero mírala, o responde.",
};

/** What is said to a card without looking at it. */
const answers = { true: "Cierto", false: "Falso" } as const;
const answer = (says: boolean): string => (says ? answers.true : answers.false);

export const liarsPost: Translated<typeof english> = {
	claimant: subject,
	aKind,
	article: (kind: Kind) => article(kind),
	kind: singular,

	mat: {
		name: "La mesa",
		rack: (who: Who, cards: readonly (readonly [Kind, number])[], danger: Danger) =>
			`${subject(who)}: ${rack(cards, danger)}`,
		says: (from: Who, to: Who) => (from.you ? `Le dices${named(to)}:` : `${from.name} ${dative(to)} dice${named(to)}:`),
		thisIs: (kind: Kind) => `Es ${aKind(kind)}.`,
		to: (who: Who) => (who.you ? "para ti" : `para ${who.name}`),
		way: "Su camino hasta ahora",
		hidden: "una carta boca abajo",
		saw: "viste",
		sends: (who: Who) => `${does(who, "Envías", "envía")} una carta`,
		sendsHow: "Boca abajo, a quien sea y con cualquier nombre.",
	},

	picker: {
		chooseCard: "Elige una carta. ¿Para quién es?",
		onlyYou: "Solo tú la ves. ¿Para quién es?",
		noCard: "ninguna carta elegida",
		name: "Para quién es",
		sent: "la envió",
		held: "la tuvo",
		has: "tiene",
		/** Behind “tiene”. */
		claim: (count: number, kind: Rank) => (count === 0 ? `cero ${rankPlural[kind]}` : claimWords(count, kind)),
		inHand: (count: number) => (count === 0 ? "sin cartas" : cardsWords(count)),
	},

	keys: {
		label: "¿Qué dices que es?",
		name: "Lo que dices que es",
		key: (kind: Kind, held: number) =>
			held === 0 ? `${rankSign[kind]}, no tienes` : `${rankSign[kind]}, tienes ${inWords(held, rankNoun[kind].gender)}`,
		would: (claim: Kind, real: Kind): Sentence =>
			claim === real
				? ["Dirías ", { said: aKind(claim) }, ": es verdad."]
				: ["Dirías ", { said: aKind(claim) }, ": ", { lie: "es mentira." }],
	},

	say: {
		call: (from: Who, look: "open" | "closed"): Sentence =>
			look === "open"
				? [{ strong: "Responde:" }, ` si aciertas, ${from.name} se la lleva; si no, tú. O mira y pásala.`]
				: [{ strong: "Responde." }, ` Si aciertas, ${from.name} se la lleva. Si no, tú.`],
		decides: (who: Who, to: readonly Who[]): string =>
			to.length === 0 ? `${who.name} tiene que responder.` : `${who.name} decide, y aún puede pasarla: ${toOneOf(to)}.`,
		passes: (who: Who, to: readonly Who[]): string => `${who.name} miró, y la pasa: ${toOneOf(to)}.`,
		known: (card: Card): string => ` Es ${aKind(kindOf(card))}.`,
		sends: (who: Who, which: "first" | "next"): string =>
			`${does(who, "Envías", "envía")} ${which === "first" ? "la primera carta" : "la carta siguiente"}.`,
		notYet: "Las cartas de tu mano salen cuando te toca enviar.",
		noHand: "Tu mano está vacía: si te toca enviar, pierdes. Aún respondes, miras y pasas.",
		absent: (who: Who, presence: "reconnecting" | "away"): string =>
			presence === "away"
				? `${who.name} no está. Juega la computadora.`
				: `${who.name} se está reconectando. El reloj sigue.`,
	},

	actions: {
		send: "Enviar",
		pass: "Pasar",
		look: "Mirar",
		...answers,
		as: (receiver: Who, claim: Kind, truth: "true" | "false", left: number) =>
			`${to(receiver)}, “${aKind(claim)}”${truth === "false" ? ", falso" : ""} · ${seconds(left)}`,
		passOn: (to: readonly Who[]) => (to.length === 1 ? `y pasarla ${toOneOf(to)}` : "y pasarla"),
		itIs: (kind: Kind) => `es ${aKind(kind)}`,
		itIsNot: "no lo es",
		why: {
			chooseCard: "elige una carta",
			chooseReceiver: "elige a quién",
			sayWhat: "di qué es",
			has: (who: Who) => (who.you ? "la tienes tú" : `la tiene ${who.name}`),
			nobodyLeft: "nadie a quien pasarla",
			looked: "ya miraste",
			nothing: "nada que responder",
		},
	},

	refused: refusals,

	reveal: {
		/** Stamped on the claim: what the receiver could have said of it. */
		lie: answers.false,
		true: answers.true,
		called: (by: Who, says: boolean, right: boolean): Sentence => [
			{ strong: subject(by) },
			` ${verb(by, "dijiste", "dijo")} `,
			{ said: answer(says) },
			right ? ` y ${verb(by, "acertaste", "acertó")}.` : ` y ${verb(by, "fallaste", "falló")}.`,
		],
		takes: (taker: Who, card: Card): string => `${does(taker, "Te llevas", "se lleva")} ${theRank(rankOf(card))}.`,
		warning,
	},

	log: {
		thisCard: "Esta carta",
		card: (n: number) => capital(`${ordinal(n, "f")} carta`),
		sent: (by: Who, to: Who, claim: Kind): Sentence => [
			{ strong: subject(by) },
			` ${dative(to)} ${verb(by, "envías", "envía")} una carta${named(to)}: `,
			{ said: aKind(claim) },
			".",
		],
		really: (card: Card): string => ` En realidad, ${aKind(kindOf(card))}.`,
		looked: (by: Who): Sentence => [{ strong: subject(by) }, ` ${verb(by, "miras", "mira")}.`],
		sawIt: (card: Card): string => ` Es ${aKind(kindOf(card))}.`,
		passed: (by: Who, to: Who, claim: Kind): Sentence => [
			{ strong: subject(by) },
			` ${verb(by, "miras", "mira")} y ${to.you ? "te" : "se"} la ${verb(by, "pasas", "pasa")}${named(to)}: `,
			{ said: aKind(claim) },
			".",
		],
		called: (by: Who, says: boolean, card: Card): Sentence => [
			{ strong: subject(by) },
			` ${verb(by, "dices", "dice")} `,
			{ said: answer(says) },
			`. Era ${aKind(kindOf(card))}.`,
		],
		takes: (taker: Who, card: Card, means: string | null): Sentence => [
			{ strong: subject(taker) },
			` ${verb(taker, "te llevas", "se lleva")} ${theRank(rankOf(card))}.`,
			...(means === null ? [] : [` ${means}`]),
		],
		lost: (who: Who, loss: Loss): Sentence => [lost(who, loss)],
	},

	over: {
		headline: (who: Who, loss: Loss, others: readonly Who[]): string => {
			const [other] = others;
			const rest = others.length === 1 && other !== undefined ? `${does(other, "Ganas", "gana")}.` : "Gana el resto.";
			return `${lost(who, loss)} ${rest}`;
		},
		sum: (claims: number, lies: number, calls: number, right: number): string =>
			`${capital(counted(claims, claim))}, ${inWords(lies)} ${plural(lies, "falso", "falsos")}. ${capital(counted(calls, call))}, ${inWords(right, "f")} con acierto.`,
		racks: "Lo que se llevó cada quien",
		hands: "Lo que quedó en la mano",
		noHand: "sin cartas",
		left: (count: number) => `${plural(count, "queda", "quedan")} ${cardsWords(count)}`,
		held: (who: Who) => capital(possessive(who, "las", "cartas")),
		last: "La última carta",
		fibbed: "Quién mintió",
		claims: (who: Who, claims: number, lies: number, caught: number): Sentence => [
			{ strong: subject(who) },
			claims === 0
				? ` no ${verb(who, "dijiste", "dijo")} nada. `
				: ` ${verb(who, "hiciste", "hizo")} ${counted(claims, claim)}, ${inWords(lies)} ${plural(lies, "falso", "falsos")}${
						lies === 0 ? "" : `, ${inWords(caught)} al descubierto`
					}. `,
		],
		calls: (right: number, wrong: number): string => {
			const calls = right + wrong;
			if (calls === 0) return "Ninguna respuesta. ";
			if (calls === 1) return `Una respuesta, ${right === 1 ? "con" : "sin"} acierto. `;
			const hits = right === calls ? "todas" : inWords(right, "f");
			return `${capital(counted(calls, call))}, ${hits} con acierto. `;
		},
		took: (looked: number, taken: number): string =>
			`${capital(cardsWords(looked))} ${plural(looked, "mirada", "miradas")}, ${inWords(taken, "f")} en contra.`,
		key: {
			true: "nombre verdadero",
			doubted: "verdadero, en duda",
			lie: "nombre falso",
			caught: "falso, descubierto",
		},
	},
};
