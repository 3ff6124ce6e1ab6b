import type { Card, Rank, elMentiroso as Rules } from "@fibbers/rules";
import { rankOf } from "@fibbers/rules";
import type { Sentence } from "../../ui/words.tsx";
import type { elMentiroso as english } from "../en/el-mentiroso.ts";
import type { Translated } from "../translated.ts";
import { cardsWords, claimWords, rankNoun, rankPlural, rankSign } from "./cards.ts";
import { capital, counted, feminine, inWords, ordinal, ordinalShort, plural } from "./numbers.ts";
import { dative, does, named, object, possessive, seconds, subject, verb, type Who } from "./people.ts";
import { table } from "./table.ts";

type Claim = { readonly by: Who; readonly count: number; readonly rank: Rank };

const signs = (cards: readonly Card[]): string => cards.map((card) => rankSign[rankOf(card)]).join(", ");

/** Of the cards that are played, so always feminine. */
function falseOnes(count: number, lies: number): string {
	if (count === 1) return "es mentira";
	if (lies === count) return `las ${inWords(count)} son falsas`;
	return `${inWords(lies, "f")} ${plural(lies, "es falsa", "son falsas")}`;
}

const play = feminine("jugada", "jugadas");
const doubt = feminine("duda", "dudas");
const caughtLie = feminine("mentira descubierta", "mentiras descubiertas");
const doubtedTruth = feminine("verdad puesta en duda", "verdades puestas en duda");

const takes = (taker: Who, taken: number): string => `${does(taker, "Te llevas", "se lleva")} ${cardsWords(taken)}`;

/** Why a move came to nothing: the rules’ reasons and the table’s. */
const refusals: Readonly<Record<Rules.Refusal, string>> & Readonly<Record<string, string>> = {
	...table.refused,
	"too-soon": "Todavía no. Aún hay tiempo para dudar.",
	"out-of-cards": "Ya terminaste.",
	"last-stand": "Acepta, o di “¡Mentira!”.",
	"bad-count": "De una a cuatro cartas.",
	"bad-rank": "Ese valor no se puede decir ahora.",
	"cards-not-held": "Ya no tienes estas cartas.",
	"nothing-to-challenge": "No hay nada que dudar.",
	"own-play": "Esa jugada es tuya.",
	"nothing-to-accept": "No hay nada que aceptar.",
	"no-discarding": "En esta mesa no se descarta.",
	"not-one-rank": "Solo se descartan cartas de un mismo valor.",
	"too-few-cards": "Son muy pocas de ese valor para descartar.",
};

export const elMentiroso: Translated<typeof english> = {
	cards: cardsWords,
	claim: claimWords,
	ranks: rankPlural,
	place: (place: number) => ordinalShort(place),
	claimant: subject,

	mat: {
		name: "La mesa",
		inPile: (count: number) => `${cardsWords(count)} en la pila`,
		opens: (who: Who) => does(who, "Abres", "abre"),
		anyRank: "cualquier valor",
		anyRankYouLike: "el valor que quieras",
		untilTaken: "hasta que se lleven la pila",
		then: (rank: Rank) => `después, ${rankPlural[rank]}`,
		lastStand: (who: Who) => (who.you ? "acepta o duda" : `${who.name} acepta o duda`),
		claimed: (count: number, there: number, rank: Rank): Sentence => [
			plural(count, "Va ", "Van "),
			{ strong: count > there ? counted(count, rankNoun[rank]) : `${count} de ${there} ${rankPlural[rank]}` },
			".",
		],
		there: (there: number): Sentence =>
			there === 0 ? ["Las cuatro se descartaron."] : ["Hay ", { strong: String(there) }, "."],
		youHold: (held: number): Sentence => ["Tienes ", { strong: String(held) }, "."],
		toPlay: (left: number | null) => (left === null ? "en turno" : `en turno · ${seconds(left)}`),
		left: (count: number) =>
			count === 0 ? "sin cartas" : `${plural(count, "queda", "quedan")} ${inWords(count, "f")}`,
		out: (place: number) => ordinalShort(place),
	},

	say: {
		out: (place: number): Sentence => ["Terminaste en ", { strong: `${ordinal(place, "m")} lugar` }, "."],
		lastCards: "Esas eran tus últimas cartas. Terminas, salvo que alguien las ponga en duda.",
		yourTurn: (left: number | null) => (left === null ? "Te toca, " : `Te toca, ${seconds(left)}, `),
		choose: "Elige de una a cuatro cartas.",
		chooseFor: (rank: Rank): Sentence => ["con ", { strong: rankPlural[rank] }, "."],
		youOpen: "Abres: elige cartas y di qué son.",
		would: (count: number, rank: Rank, lies: number): Sentence => [
			"Dirías ",
			{ strong: claimWords(count, rank) },
			lies === 0 ? (count === 1 ? ": es verdad." : ": todo es verdad.") : ": ",
			...(lies === 0 ? [] : [{ lie: `${falseOnes(count, lies)}.` }]),
		],
		lastStand: ({ by, count, rank }: Claim): Sentence => [
			`${does(by, "Jugaste tus", "jugó sus")} últimas cartas: `,
			{ said: claimWords(count, rank) },
			".",
		],
		next: (who: Who, rank: Rank | null): Sentence =>
			rank === null
				? [`${does(who, "Abres", "abre")}, con cualquier valor.`]
				: [who.you ? "Sigues tú, con " : `Sigue ${who.name}, con `, { strong: rankPlural[rank] }, "."],
		deciding: (who: Who): Sentence => [`${does(who, "Aceptas o dudas", "acepta o duda")}.`],
		settled: (by: Who, seat: Who, taker: Who, taken: number, lie: boolean): Sentence => [
			lie ? `${caught(by, seat)}. ` : `${does(seat, "Decías", "decía")} la verdad. `,
			`${does(taker, "Te llevas", "se lleva")} `,
			{ strong: cardsWords(taken) },
			".",
		],
		discard: (count: number, rank: Rank): Sentence => [
			{ strong: capital(claimWords(count, rank)) },
			" salen de la partida, a la vista, y el turno sigue igual.",
		],
		keep: "Conservar",
		four: "Cuatro cartas como máximo.",
	},

	keys: {
		label: "Digo que son",
		key: (rank: Rank, held: number) =>
			held === 0 ? `${rankSign[rank]}, no tienes` : `${rankSign[rank]}, tienes ${inWords(held, rankNoun[rank].gender)}`,
	},

	actions: {
		play: (count: number) => (count === 0 ? "Jugar" : `Jugar ${inWords(count, "f")}`),
		as: (rank: Rank, left: number | null) =>
			left === null ? `como ${rankPlural[rank]}` : `como ${rankPlural[rank]} · ${seconds(left)}`,
		asOpening: (rank: Rank, count: number, lies: number, left: number | null) => {
			const truth =
				lies === 0
					? ""
					: count === 1
						? ", falsa"
						: lies === count
							? ", todas falsas"
							: `, ${inWords(lies, "f")} ${plural(lies, "falsa", "falsas")}`;
			return `como ${rankPlural[rank]}${truth}${left === null ? "" : ` · ${seconds(left)}`}`;
		},
		accept: "Aceptar",
		liar: "¡Mentira!",
		doubts: ({ by, count, rank }: Claim) =>
			by.you ? claimWords(count, rank) : `${claimWords(count, rank)} de ${by.name}`,
		putAway: (count: number) => `Descartar ${inWords(count, "f")}`,
		putAwaySlip: (count: number, rank: Rank) => `Descartar ${claimWords(count, rank)}`,
		putAwayShort: "Des\u00adcartar",
		putAwayShortName: (count: number, rank: Rank) => `Descartar ${claimWords(count, rank)}`,
		faceUp: (rank: Rank) => `${rankPlural[rank]}, a la vista`,
		why: {
			chooseCards: "elige cartas",
			chooseRank: "di qué son",
			turnOf: table.actions.turnOf,
			opening: (who: Who) => (who.you ? "abres tú" : `abre ${who.name}`),
			doubtFirst: (left: number) => `tiempo para dudar · ${seconds(left)}`,
			tooMany: "máximo cuatro",
			nothingToDoubt: "nada que dudar",
			ownPlay: "es tu jugada",
			out: "ya terminaste",
			wait: "un momento",
		},
	},

	refused: refusals,
	refusedBy: (who: Who) => `Demasiado tarde. ${does(who, "Ya habías jugado", "ya había jugado")}.`,

	reveal: {
		lie: "¡Mentira!",
		true: "Verdad",
		then: (taker: Who, taken: number) => `${takes(taker, taken)} y ${verb(taker, "abres", "abre")}.`,
		title: (by: Who, seat: Who) => `${subject(by)} a\u00a0${object(seat)}: “¡Mentira!”`,
	},

	log: {
		thisPile: (rank: Rank | null) => (rank === null ? "Esta pila: subiendo" : `Esta pila: ${rankPlural[rank]}`),
		pile: (n: number) => capital(`${ordinal(n, "f")} pila`),
		played: ({ by, count, rank }: Claim, opening: "opening" | "following"): Sentence => [
			{ strong: subject(by) },
			opening === "opening"
				? ` ${verb(by, "abres", "abre")} con ${cardsWords(count)}: `
				: ` ${verb(by, "juegas", "juega")} ${cardsWords(count)}: `,
			{ said: claimWords(count, rank) },
			".",
		],
		really: (cards: readonly Card[]): Sentence => [` En realidad: ${signs(cards)}.`],
		challenged: (by: Who, seat: Who, cards: readonly Card[], lie: boolean): Sentence => [
			{ strong: subject(by) },
			` ${dative(seat)} ${verb(by, "dices", "dice")} `,
			{ said: "¡Mentira!" },
			`${named(seat)}. Era ${lie ? "mentira" : "verdad"}: ${signs(cards)}.`,
		],
		took: (taker: Who, taken: number): Sentence => [
			{ strong: subject(taker) },
			` ${verb(taker, "te llevas", "se lleva")} ${cardsWords(taken)}.`,
		],
		accepted: (who: Who): Sentence => [{ strong: subject(who) }, ` ${verb(who, "aceptas", "acepta")}.`],
		discarded: (who: Who, count: number, rank: Rank): Sentence => [
			{ strong: subject(who) },
			` ${verb(who, "descartas", "descarta")} ${claimWords(count, rank)}, a la vista.`,
		],
		out: (who: Who, place: number | null): Sentence => [
			{ strong: subject(who) },
			place === null
				? ` ${verb(who, "terminas", "termina")}.`
				: ` ${verb(who, "terminas", "termina")}: ${ordinal(place, "m")} lugar.`,
		],
		ended: "La partida terminó.",
	},

	over: {
		headline: (winner: Who, loser: Who) =>
			`${does(winner, "Ganas", "gana")}. ${does(loser, "Te quedas", "se queda")} con las cartas.`,
		headlineEven: (winner: Who) => `${does(winner, "Ganas", "gana")}. Nadie se queda con cartas.`,
		sum: (plays: number, doubted: number, caught: number) =>
			doubted === 0
				? `${capital(counted(plays, play))}, y nadie dudó de ninguna.`
				: `${capital(counted(plays, play))}, ${counted(doubted, doubt)}, ${counted(caught, caughtLie)}.`,
		places: "Lugares",
		outOnPlay: (play: number) => `sin cartas en la jugada ${play}`,
		cardsLeft: (count: number) =>
			count === 0 ? "sin cartas" : `${plural(count, "queda", "quedan")} ${cardsWords(count)}`,
		held: (who: Who) => capital(possessive(who, "las", "cartas")),
		hands: "Lo que quedó en la mano",
		fibbed: "Quién mintió, hasta donde se sabe",
		record: (who: Who, plays: number, caught: number, truths: number): Sentence => [
			{ strong: subject(who) },
			`: ${counted(plays, play)}, ${counted(caught, caughtLie)}`,
			truths === 0 ? ". " : `, ${counted(truths, doubtedTruth)}. `,
		],
		doubts: (doubts: number, right: number) => {
			if (doubts === 0) return "Ninguna duda.";
			const hits = right === 0 ? "sin acierto" : doubts === 1 ? "con acierto" : `${inWords(right, "f")} con acierto`;
			return `${capital(counted(doubts, doubt))}, ${hits}.`;
		},
		key: {
			unknown: "nadie preguntó",
			true: "verdad, puesta en duda",
			caught: "mentira, descubierta",
			"your-lie": "mentira tuya, sin descubrir",
			"your-truth": "tuya, y verdad",
		},
		last: "La última palabra",
	},
};

function caught(by: Who, seat: Who): string {
	if (by.you) return `Descubriste a ${seat.name}`;
	return seat.you ? `${by.name} te descubrió` : `${by.name} descubrió a ${seat.name}`;
}
