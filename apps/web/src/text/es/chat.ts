import type { chat as english } from "../en/chat.ts";
import type { Translated } from "../translated.ts";
import { capital, counted, masculine } from "./numbers.ts";

const news = (count: number): string => counted(count, masculine("nuevo", "nuevos"));

/** The talk at a table, in Spanish. */
export const chat: Translated<typeof english> = {
	title: "Chat",
	close: "Cerrar el chat",
	empty: "Nadie ha dicho nada todavía.",
	field: "Di algo",
	fieldWithKey: "Di algo (T)",
	send: "Enviar",
	you: "Tú",
	watching: "mirando",
	says: (name) => `${name}:`,
	about: (name) => `Qué puedes hacer con ${name}`,
	more: (count) => capital(news(count)),
	left: (characters) => (characters < 0 ? `Sobran ${-characters}` : `Quedan ${characters}`),

	onlyWatchers: "Hasta que termine la partida, solo lo leen quienes miran.",
	watchersLater: "Lo que dicen quienes miran llega después de la partida.",

	quick: "Frases cortas",
	closeQuick: "Ocultar las frases cortas",
	emotes: "Gestos",
	presets: {
		hello: "Hola.",
		goodLuck: "Suerte.",
		niceBluff: "Buen farol.",
		wellCaught: "Bien visto.",
		hurry: "Cuando quieras.",
		thinking: "Déjame pensar.",
		sorry: "Perdón.",
		thanks: "Gracias.",
		again: "¿Otra?",
		goodGame: "Buena partida.",
		laugh: "Risas",
		wow: "Asombro",
		hmm: "Mmm",
		clap: "Aplausos",
		sad: "Ay, no",
		wink: "Un guiño",
	},

	notices: {
		host: (name) => `Ahora ${name} lleva la mesa.`,
		left: (name) => `${name} se ha ido.`,
		kicked: (name) => `A ${name} le pidieron que se fuera.`,
		locked: (name) => `${name} cerró la mesa: no entra nadie nuevo.`,
		unlocked: (name) => `${name} volvió a abrir la mesa.`,
	},

	refusals: {
		"too-fast": "Eso fue mucho de golpe. Espera un momento.",
		"too-long": "Es demasiado largo: 200 caracteres como máximo.",
		empty: "Todavía no hay nada que decir.",
	},
};
