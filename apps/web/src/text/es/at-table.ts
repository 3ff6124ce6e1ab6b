import type { atTable as english } from "../en/at-table.ts";
import type { Translated } from "../translated.ts";
import { plural } from "./numbers.ts";

const names = new Intl.ListFormat("es", { type: "conjunction" });

/** What a table's own page says beside the game, in Spanish. */
export const atTable: Translated<typeof english> = {
	people: {
		open: (watchers) =>
			watchers === 0 ? "Quién está aquí" : `Quién está aquí, ${watchers} ${plural(watchers, "mira", "miran")}`,
		befriend: "Pedir amistad",
		befriendWhom: (name) => `Pedir amistad: ${name}`,
		befriended: "Pedida",
		refusals: {
			"no-such-guest": "Ya no está aquí",
			"already-friends": "Ya hay amistad",
			"too-many": "Demasiadas solicitudes por ahora",
		},
		company: "La gente de esta mesa",
	},
	chat: {
		open: (unread) => (unread === 0 ? "Chat" : `Chat, ${unread} ${plural(unread, "nuevo", "nuevos")}`),
	},

	pause: {
		name: "Vuelvo en un minuto",
		note: "ya vuelve",
		say: "Vuelves en un minuto. La computadora juega por ti.",
		longNote: "vuelve en un minuto",
		back: "Ya estoy aquí",
		open: "Los demás ven: vuelve en un minuto.",
	},

	openHands: {
		name: "Quien mira puede ver todas las manos, con tres minutos de retraso",
		hint: "Solo si toda la mesa acepta, y nunca en vivo.",
		agreed: (people) =>
			people.length === 1 && people[0] === "Tú"
				? "Tú aceptas."
				: `${names.format(people)} ${people.length === 1 ? "acepta" : "aceptan"}.`,
		all: "Todos aceptan.",
		offer: "Todas las manos, tres minutos después",
		heading: "Tres minutos después",
		text: "Todas las manos están a la vista. Lo que ves aquí pasó hace tres minutos.",
		waiting: "Aún no han pasado los primeros tres minutos. Después verás aquí todas las manos.",
		live: "Volver al presente",
		latest: "Al último paso",
		you: "Tú",
	},

	watcher: {
		stranger: (name) => `Los demás te ven como ${name}.`,
		newcomer: "Elegir un nombre",
	},

	waiting: {
		heading: "Esperando a que alguien se siente.",
		soon: (seconds) => `En ${seconds} s puedes jugar con computadoras.`,
		nobody: "Nadie todavía. ¿Jugar con computadoras mientras tanto? La mesa sigue en la lista.",
		computers: { easy: "Fáciles", medium: "Medias", hard: "Difíciles" },
	},

	leaving: {
		host: (next) => `${next} pasa a llevar la mesa.`,
	},

	endings: {
		kicked: {
			heading: "Te pidieron que dejaras esta mesa.",
			text: "No puedes volver a ella. Hay otras en “Mesas”.",
		},
		locked: {
			heading: "Esta mesa está cerrada.",
			text: "Ahora no entra nadie nuevo. Pregunta a quienes están sentados.",
		},
	},
};
