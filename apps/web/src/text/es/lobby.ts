import type { lobby as english } from "../en/lobby.ts";
import type { Translated } from "../translated.ts";
import { capital, counted, feminine, masculine, ordinal, plural } from "./numbers.ts";

const list = new Intl.ListFormat("es");
const languages = new Intl.DisplayNames("es", { type: "language" });
const tables = feminine("mesa", "mesas");

/** Where people find a table, in Spanish. */
export const lobby: Translated<typeof english> = {
	title: "Mesas y amistades",

	quick: {
		heading: "Juego rápido",
		hint: "La primera silla libre. ¿Nadie en 20 segundos? Juega la computadora.",
		waiting: (count) =>
			count === 0 ? "abre una nueva" : `${counted(count, tables)} ${plural(count, "espera", "esperan")}`,
		going: "Buscando una silla",
	},

	tables: {
		heading: "Mesas abiertas",
		shown: (total) => capital(counted(total, tables)),
		filters: "Qué mesas",
		all: "Todas",
		free: "Con sillas libres",
		language: (code) => capital(languages.of(code) ?? code),
		news: (count) =>
			count === 0 ? "Ponerlas en orden" : `Mostrar ${counted(count, feminine("mesa nueva", "mesas nuevas"))}`,
		more: "Mostrar más mesas",
		looking: "Buscando mesas",
		offline: "Sin conexión. Así estaban las mesas.",
		none: "Ahora no hay mesas abiertas.",
		noneHint: "Pulsa un juego en «Juego rápido»: la primera silla es tuya, y verás llegar a quien venga después.",
		noneLikeThat: "Ahora no hay ninguna mesa así.",
		showAll: "Mostrar todas las mesas",
	},

	row: {
		turn: (ms) => (ms < 60_000 ? `${ms / 1000} s por turno` : `${ms / 60_000} min por turno`),
		round: (round) => `${ordinal(round, "f")} partida`,
		seatsFree: (count) => `${counted(count, feminine("silla", "sillas"))} ${plural(count, "libre", "libres")}`,
		waitingFor: (minutes) => `espera hace ${minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`}`,
		full: "completa",
		playing: "jugando",
		over: "entre partidas",
		locked: "cerrada",
		watching: (count) => `${counted(count, masculine("mira", "miran")).replace(/^un /, "uno ")}`,
		gone: "ya no está en la lista",
		sitDown: "Sentarme",
		watch: "Mirar",
		sitDownAt: (game, people) => `Sentarme: ${[game, people].filter(Boolean).join(" con ")}`,
		watchAt: (game, people) => `Mirar: ${[game, people].filter(Boolean).join(" con ")}`,
		people: (names) => list.format(names),
		somebody: "alguien",
		youSit: "Estás en esta mesa",
		back: "Volver",
	},
};
