import type { friends as english } from "../en/friends.ts";
import { fullStop } from "../full-stop.ts";
import type { Translated } from "../translated.ts";
import { inWords, plural } from "./numbers.ts";

const list = new Intl.ListFormat("es");
const dayMs = 24 * 60 * 60_000;
const weekday = new Intl.DateTimeFormat("es", { weekday: "long" });
const date = new Intl.DateTimeFormat("es", { day: "numeric", month: "long" });

const startOfDay = (now: number, days: number): number => {
	const day = new Date(now);
	day.setHours(0, 0, 0, 0);
	day.setDate(day.getDate() - days);
	return day.getTime();
};

function dayOf(at: number, now: number): string {
	if (at >= startOfDay(now, 0)) return "hoy";
	if (at >= startOfDay(now, 1)) return "ayer";
	return now - at < 6 * dayMs ? `el ${weekday.format(at)}` : `el ${date.format(at)}`;
}

/** Friends, invitations, and who may see whom, in Spanish. */
export const friends: Translated<typeof english> = {
	heading: "Amistades",
	count: (here, all) => `${here} de ${all} aquí`,
	add: "Agregar",
	looking: "Preguntando quién está",
	offline: "Sin conexión. Así estaba todo.",
	signedOut: "Se cerró la sesión de este dispositivo. Vuelve a cargar la página.",
	none: "Todavía no hay nadie. Envía tu enlace, o escribe el código de alguien.",
	away: (names) =>
		names.length <= 3
			? `${list.format(names)} no ${plural(names.length, "está", "están")}`
			: `${list.format([...names.slice(0, 2), `${inWords(names.length - 2)} más`])} no están`,

	line: {
		open: (game) => `espera en ${game}`,
		playing: (game) => `en una partida de ${game}`,
		over: (game) => `entre dos partidas de ${game}`,
		here: "por aquí, en ninguna mesa",
		seen: (at, now) => `estuvo aquí ${dayOf(at, now)}`,
		away: "no está",
		muted: "invitaciones en silencio",
	},
	sitDown: "Sentarme",
	sitDownWith: (name) => `Sentarme con ${name}`,
	watch: "Mirar",
	watchWith: (name) => `Mirar la mesa de ${name}`,
	more: (name) => `Qué puedes hacer con ${name}`,

	invite: {
		heading: "Amistades que están",
		button: "Invitar",
		to: (name) => `Invitar a ${name}`,
		here: "en esta mesa",
		states: { invited: "con invitación", coming: "ya viene", "not-now": "ahora no puede" },
	},

	requests: {
		in: "Quieren tu amistad",
		out: "Se lo has pedido a",
		accept: "Aceptar",
		acceptOf: (name) => `Aceptar la amistad de ${name}`,
		decline: "Rechazar",
		withdraw: "Retirar",
		withdrawOf: (name) => `Retirar: ${name}`,
		waiting: "todavía sin respuesta",
	},

	adding: {
		heading: "Agregar a alguien",
		mine: "Tu código",
		mineHint: "Díctalo, o envía el enlace. Quien lo abra te lo pide con pulsar una vez.",
		link: "Tu enlace",
		share: (name) => `${name} quiere jugar a Fibbers contigo.`,
		theirs: "El código de otra persona",
		ask: "Pedir",
		tooShort: "El código tiene ocho letras y cifras.",
		asked: "Pedido. Sabrás cuando haya respuesta.",
	},

	about: {
		mute: "Silenciar invitaciones",
		muteHint: (name) => `No se muestra nada cuando ${name} te invita, y ${name} no se entera.`,
		unmute: "Volver a recibir invitaciones",
		remove: "Quitar de la lista",
		removeQuestion: (name) => `¿Quitar a ${name}?`,
		removeText: "Dejan de verse en esta lista. Más adelante puedes volver a pedirlo.",
		block: "Bloquear",
		blockQuestion: (name) => `¿Bloquear a ${name}?`,
		blockText: (name) =>
			`Se acaba la amistad. ${name} no podrá encontrarte ni ver tus mesas, ni pedirte nada, ni invitarte, y no se entera.`,
		stay: "Cancelar",
	},

	seen: {
		open: "Quién te ve",
		heading: "Quién te ve",
		presence: "Que estás aquí",
		presenceHint: {
			friends: "Tus amistades ven cuándo estás, y cuándo estuviste por última vez.",
			nobody: "Parece que nunca estás, y en las listas tu silla no tiene nombre.",
		},
		table: "En qué mesa estás",
		tableHint: {
			friends: "Tus amistades ven tu mesa, y pueden sentarse o mirar si hay lugar.",
			nobody: "Tus amistades ven que estás, y nada más.",
		},
		to: { friends: "Amistades", nobody: "Nadie" },
		blocked: "Bloqueos",
		nobodyBlocked: "No has bloqueado a nadie.",
		unblock: "Desbloquear",
		unblockOf: (name) => `Desbloquear a ${name}`,
	},

	link: {
		title: "Amistad",
		looking: "¿De quién es este código?",
		heading: (name) => `¿Amistad con ${name}?`,
		text: "Las amistades ven si la otra persona está, se sientan juntas y se invitan a mesas.",
		newcomer: (name) => `¿Cómo quieres que te llame ${name}?`,
		ask: (name) => `Pedírselo a ${name}`,
		you: { heading: "Este es tu propio código.", text: "Envía el enlace a otra persona, y podrán tener amistad." },
		already: (name) => ({ heading: `${name} y tú ya tienen amistad.`, text: "¿Qué tal una partida?" }),
		asked: (name) => ({
			heading: `Se lo has pedido a ${name}.`,
			text: "Sabrás en cuanto haya respuesta, estés donde estés en este sitio.",
		}),
		unknown: { heading: "Nadie tiene este código.", text: "¿Revisas las dos últimas letras?" },
		noAnswer: { heading: "El servidor no responde.", text: "¿Revisas tu conexión?" },
		toTables: "Mesas y amistades",
	},

	notices: {
		label: "Avisos",
		short: (name) => `${name} te invita`,
		shortRequest: (name) => `${name} quiere tu amistad`,
		shortComing: (name) => `${name} ya viene`,
		invites: (game) => fullStop(` te invita a una partida de ${game}`),
		sitDown: "Sentarme",
		notNow: "Ahora no",
		mute: "Silenciar",
		muteOf: (name) => `Silenciar las invitaciones de ${name}`,
		asks: " quiere tu amistad.",
		later: "Más tarde",
		coming: (game) => fullStop(` ya viene: ${game}`),
		notComing: " ahora no puede.",
		close: "Cerrar",
		leaving: {
			heading: "¿Dejar esta partida?",
			text: (code) => `Aquí la computadora juega por ti. Vuelve cuando quieras con el código ${code}.`,
			go: "Dejarla y sentarme allí",
			stay: "Quedarme",
		},
	},

	refusals: {
		"no-such-code": "Nadie tiene este código. ¿Revisas las dos últimas letras?",
		yourself: "Este es tu propio código.",
		"already-friends": "Ya tienen amistad.",
		"too-many": "No cabe nada más. Espera una respuesta, o retira una petición.",
		"no-such-request": "Esta petición ya pasó.",
		"no-such-friend": "Ya no tienen amistad.",
		"no-such-block": "Ya no hay bloqueo.",
		"no-such-table": "Esta mesa está cerrada.",
		"not-at-table": "Ya no estás en esa mesa.",
		"no-such-invitation": "Esta invitación ya pasó.",
	},
};
