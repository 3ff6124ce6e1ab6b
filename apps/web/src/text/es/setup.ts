import type { setup as english } from "../en/setup.ts";
import type { Translated } from "../translated.ts";
import { capital, counted, feminine, inWords, masculine } from "./numbers.ts";

const second = masculine("segundo", "segundos");
const chair = feminine("silla", "sillas");
const vote = masculine("voto", "votos");

const seconds = (ms: number): string => (ms === 0 ? "ninguno" : counted(ms / 1000, second));

export const setup: Translated<typeof english> = {
	heading: "Nueva mesa",
	lede: "Elige un juego y envía el código a tus amistades.",
	change: "Cambiar la mesa",
	game: "Juego",
	seats: "Sillas",
	turn: "Tiempo por turno",
	turnName: (ms) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`),
	doubt: "Tiempo para dudar",
	doubtName: seconds,
	doubtHint: "Durante este tiempo nadie puede tapar las últimas cartas. Dudar se puede siempre.",
	who: "Quién la encuentra",
	private: { name: "Privada", hint: "Solo con el código o el enlace. Tú decides qué se juega." },
	listed: { name: "Abierta", hint: "Aparece entre las mesas abiertas. Las opciones las vota quien se sienta." },
	watch: "Quién puede mirar",
	watchers: {
		all: { name: "Cualquiera", hint: "Quien llega y no tiene silla, mira." },
		friends: { name: "Amistades de quienes juegan", hint: "Quien tiene amistad con alguien que se sienta aquí." },
		nobody: { name: "Nadie", hint: "Solo está quien se sienta." },
	},
	language: "Idioma de la mesa",
	filter: "Tapar las palabrotas en el chat",
	submit: "Abrir la mesa",
	opening: "Abriendo",
	apply: "Cambiar",
	byVote: "Las opciones las vota quien se sienta.",
	room: (most) => (most === 2 ? "para dos personas" : `para ${inWords(most)} personas como máximo`),
	words: {
		seats: (count) => capital(counted(count, chair)),
		turn: (ms) => `${capital(seconds(ms))} por turno`,
		doubt: (ms) => (ms === 0 ? "Sin tiempo para dudar: date prisa" : `${capital(seconds(ms))} para dudar`),
		listed: (listed) => (listed ? "Entre las mesas abiertas" : "Privada"),
		watch: { all: "Se puede mirar", friends: "Pueden mirar las amistades de quienes juegan", nobody: "Sin público" },
		language: (name) => `Idioma: ${name}`,
		unfiltered: "Las palabrotas no se tapan",
	},

	votes: {
		hint: "Toca lo que quieres jugar. Gana lo más votado; con empate, queda lo primero.",
		watching: "Vota quien se sienta. Gana lo más votado; con empate, queda lo primero.",
		soFar: "por ahora",
		by: (people) => [counted(people.length, vote), people.join(", ")].filter(Boolean).join(": "),
	},
};
