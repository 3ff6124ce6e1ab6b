import type { between as english } from "../en/between.ts";
import type { Translated } from "../translated.ts";
import { capital, counted, feminine, inWords, plural } from "./numbers.ts";
import { does, verb } from "./people.ts";

const names = new Intl.ListFormat("es", { type: "conjunction" });
const chair = feminine("silla libre", "sillas libres");
const person = feminine("persona", "personas");
const more = feminine("persona más", "personas más");

function areReady(people: readonly string[]): string {
	const [first] = people;
	if (first !== undefined && people.length === 1)
		return first === "Tú" ? "Ya dijiste que sí." : `${first} ya dijo que sí.`;
	return `${names.format(people)} ya dijeron que sí.`;
}

export const between: Translated<typeof english> = {
	open: {
		heading: "Quién juega",
		host: "lleva la mesa",
		reconnecting: "reconectando",
		away: "ausente",
		freeChairs: (count) => capital(counted(count, chair)),
		addComputer: "Agregar computadora",
		remove: (name) => `Quitar a ${name}`,
		sitDown: "Sentarme",
		getUp: "Levantarme",
		change: "Cambiar",
		start: "Repartir las cartas",
		tooFew: (missing) =>
			`${plural(missing, "Falta", "Faltan")} ${counted(missing, person)} para empezar. La computadora cuenta.`,
		canStart: (players) => `${capital(inWords(players, "f"))} en la mesa. Cuando quieras.`,
		waitFor: (host) => `${host} reparte cuando no falte nadie.`,
		watching: "Estás mirando. Ves lo que se ve en la mesa.",
		watchingFull: "Estás mirando. Todas las sillas están ocupadas.",
	},

	over: {
		heading: "Siguiente partida",
		table: "Esta mesa",
		deals: (dealer, first) =>
			`${does(dealer, "Repartes", "reparte")}, así que ${verb(first, "empiezas", "empieza")}${first.you ? " tú" : ` ${first.name}`}.`,
		starts: (first) => `${does(first, "Empiezas", "empieza")}.`,
		ready: areReady,
		waiting: (count) => `${plural(count, "Se sienta", "Se sientan")} ${counted(count, more)}.`,
		next: "Otra partida",
		replay: "Repetición",
		notYet: "Espera, todavía no",
		dealNow: "Repartir ya",
		other: "Otro juego",
		sitDown: "Sentarme en la próxima partida",
		getUp: "Mejor miro",
	},

	choice: {
		prompt: "¿Quién empieza la próxima partida?",
		left: (seconds) => `${seconds} s.`,
		silence: "Si no dices nada, empiezas tú.",
		starts: (first) => (first.you ? "Empiezo yo" : `Empieza ${first.name}`),
		pending: (chooser) => `${does(chooser, "Eliges", "elige")} quién empieza,`,
	},

	score: {
		heading: "Esta noche",
		player: "Nombre",
		played: "Total",
		wins: "Ganó",
		losses: "Perdió",
		leads: (leader, most, least) => `${leader.you ? "Ganas" : `Gana ${leader.name}`} ${most} a ${least}`,
		even: (each) => `${each} a ${each}`,
	},
};
