import type { account as english } from "../en/account.ts";
import type { Translated } from "../translated.ts";

const day = new Intl.DateTimeFormat("es-419", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

export const account: Translated<typeof english> = {
	everything: "Dispositivos, ajustes, tus datos",

	page: {
		heading: "Tú",
		lede: "Sin contraseña: quien tiene uno de tus dispositivos eres tú.",
		name: "Nombre y posavasos",
		saved: "Guardado.",
		settings: "A tu gusto",
		settingsNote: "Tus otros dispositivos te siguen.",
		myGames: "Mis partidas",
		data: "Tus datos",
		dataNote: "Todo lo que se guarda de ti: nombre, dispositivos, ajustes, amistades y partidas, en un solo archivo.",
		download: "Descargar mis datos",
		delete: "Borrar mis datos",
	},

	devices: {
		heading: "Tus dispositivos",
		here: "este",
		seen: (at) => `última vez aquí: ${day.format(at)}`,
		signOut: "Cerrar sesión",
		signOutOf: (label) => `Cerrar sesión: ${label}`,
		another: "Usar en otro dispositivo",
		unknown: "La lista de tus dispositivos no está disponible en este momento.",
		signedOut: (label) => `Sesión cerrada: ${label}.`,
		last: {
			heading: "¿Cerrar la sesión de este dispositivo?",
			text: "Después no eres nadie aquí. Es tu único dispositivo, así que nadie podrá volver a ser tú.",
			textWithOthers: "Después no eres nadie aquí. Tus otros dispositivos se quedan como están.",
			go: "Cerrar sesión",
			stay: "Quedarme",
		},
	},

	deletion: {
		heading: "¿Borrar todo lo tuyo?",
		text: "Se van tu nombre, tus dispositivos, tus ajustes y tu lista de partidas. En las partidas que otras personas guardan te llamarás “Alguien”. Si estás en una mesa, la computadora sigue por ti.",
		forGood: "No se puede deshacer.",
		go: "Borrar mis datos",
		stay: "Conservarlos",
		gone: { heading: "Ya no estás.", text: "Quien se siente aquí después empieza de cero." },
	},

	handOver: {
		heading: "Usar en otro dispositivo",
		text: "Apunta la cámara del otro dispositivo a la imagen, o envíate el enlace. Sirve una vez, y quien lo abre eres tú: si tienes una silla en una mesa, va contigo.",
		link: "Enlace para tu otro dispositivo",
		left: (seconds) => `Vale por ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
		over: "El enlace ya no vale.",
		again: "Otro enlace",
		done: (label) => `Ahora ${label} eres tú.`,
		noLink: "En este momento no hay enlace disponible.",
	},

	arrival: {
		title: "Cambio de dispositivo",
		looking: "¿De quién es el enlace?",
		be: (name) => `¿Ser ${name} en este dispositivo?`,
		text: (name) => `De aquí en adelante, nombre, ajustes y partidas son de ${name}, y también su silla en una mesa.`,
		before: (name) => `Hasta ahora este dispositivo es ${name}. No hay vuelta atrás.`,
		go: (name) => `Ser ${name}`,
		stay: "Ahora no",
		you: { heading: "Este dispositivo ya eres tú.", text: "Abre el enlace en el otro." },
		over: {
			heading: "Este enlace ya no sirve.",
			text: "Vale una vez y por cinco minutos. Pide uno nuevo en el primer dispositivo.",
		},
		noAnswer: { heading: "El servidor no responde.", text: "Puede que el enlace todavía sirva. Inténtalo otra vez." },
	},
};
