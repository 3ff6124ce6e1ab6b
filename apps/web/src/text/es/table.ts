import type { table as english } from "../en/table.ts";
import type { Translated } from "../translated.ts";
import { cardsWords } from "./cards.ts";
import { possessive, subject } from "./people.ts";

export const table: Translated<typeof english> = {
	you: "Tú",
	claimant: subject,

	seat: {
		inHand: cardsWords,
		reconnecting: "reconectando",
		computerPlays: "computadora",
	},

	say: {
		name: "Tu jugada",
		hand: (count) => `Tu mano, ${cardsWords(count)}`,
		noConnection: "Sin conexión. Tu lugar se guarda, el reloj sigue.",
		away: "La computadora juega por ti. Recupera tu lugar.",
		watching: "Estás mirando. Ves lo que se ve en la mesa.",
		waiting: "Te sientas cuando termine esta partida.",
	},

	actions: {
		name: "Acciones",
		resume: "Recuperar tu lugar",
		sit: "Sentarme en la próxima",
		stand: "No esperar",
		noConnection: "sin conexión",
		turnOf: (who) => possessive(who, "el", "turno"),
	},

	log: {
		title: "Lo que pasó",
		open: "Abrir el registro",
		close: "Cerrar el registro",
		start: "Nada todavía.",
	},

	refused: {
		"game-over": "La partida terminó.",
		"not-your-turn": "No es tu turno.",
		"no-such-seat": "No tienes lugar en esta mesa.",
		"not-seated": "No tienes lugar en esta mesa.",
		"not-playing": "No hay partida en marcha.",
		stale: "Tarde. La mesa ya siguió adelante.",
		"table-full": "Todos los lugares están ocupados.",
		"store-unavailable": "No se pudo guardar. Inténtalo otra vez.",
	},
	notDone: "No se pudo. Inténtalo otra vez.",
};
