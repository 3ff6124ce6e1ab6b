import type { peopleHere as english } from "../en/people-here.ts";
import type { Translated } from "../translated.ts";
import { capital, counted, feminine } from "./numbers.ts";

const person = feminine("persona", "personas");
const looking = (count: number): string => `${counted(count, person)} ${count === 1 ? "mira" : "miran"}`;

/** Who is at a table, and what can be done about each of them, in Spanish. */
export const peopleHere: Translated<typeof english> = {
	heading: "Quién está aquí",
	seats: "En la mesa",
	watching: (watchers) => capital(looking(watchers)),
	nobodyWatching: "Nadie está mirando.",
	notNamed: (more) => `y ${counted(more, person)} más`,
	gone: "Se fueron",
	you: (name) => `${name} (tú)`,
	notes: {
		host: "lleva la mesa",
		reconnecting: "reconectando",
		away: "ausente, juega la computadora",
		pausing: "vuelve en un minuto",
		watching: "mirando",
		muted: "en silencio",
	},
	more: (name) => `Qué puedes hacer con ${name}`,
	leftAlready: (name) => `${name} ya no está aquí.`,

	alreadyFriends: "Ya hay amistad.",
	mute: "Silenciar",
	unmute: "Volver a leer",
	muteHint: (name) => `Ya no lees lo que ${name} dice aquí. Nadie más lo nota.`,

	block: {
		name: "Bloquear",
		asks: (name) => `¿Bloquear a ${name}?`,
		text: (name) =>
			`Tú y ${name} ya no se leen, no se encuentran en las listas ni se invitan. Si hay amistad, termina. Nadie se entera.`,
		go: "Bloquear",
		done: (name) => `Has bloqueado a ${name}. En “Amistades” puedes deshacerlo.`,
	},
	report: {
		name: "Denunciar",
		heading: (name) => `¿Qué pasa con ${name}?`,
		reasons: { chat: "Lo que dijo", name: "El nombre", play: "La forma de jugar" },
		text: "Con tus palabras, si quieres",
		go: "Enviar la denuncia",
		done: "Gracias. La denuncia quedó guardada, con las últimas líneas del chat.",
	},
	kick: {
		name: "Pedir que se vaya",
		asks: (name) => `¿Pedirle a ${name} que se vaya?`,
		text: (name) => `${name} se va enseguida y no puede volver a esta mesa. En una partida sigue la computadora.`,
		go: "Pedir que se vaya",
	},
	handOver: {
		name: "Ceder la mesa",
		done: (name) => `Ahora ${name} lleva la mesa.`,
	},
	stay: "Ahora no",

	lock: "Cerrar la mesa",
	unlock: "Abrir la mesa",
	lockHint: "No entra nadie nuevo. Quien está aquí se queda y puede volver.",
	locked: "La mesa está cerrada: no entra nadie nuevo.",

	swap: {
		name: "Cambiar sillas",
		first: "Elige la primera de dos sillas.",
		second: (name) => `¿${name} y quién más? Elige la otra silla.`,
		done: (one, other) => `${one} y ${other} cambiaron de silla.`,
		pick: (name) => `Cambiar la silla de ${name}`,
		short: "Cambiar",
		end: "Listo",
	},

	refusals: {
		"no-such-guest": "Esa persona ya no está aquí.",
		"already-friends": "Ya hay amistad.",
		yourself: "Eres tú.",
		"too-many": "Basta por hoy. Inténtalo más tarde.",
		"not-host": "Solo puede hacerlo quien lleva la mesa.",
	},
};
