import type { page as english } from "../../en/rules/page.ts";
import type { Translated } from "../../translated.ts";

export const page: Translated<typeof english> = {
	heading: "Reglas",
	of: (game) => `Reglas de ${game}`,
	games: "Qué juego",
	practice: "Contra la computadora",
	dealing: "Repartiendo",
	guided: "Ronda guiada",
	example: "Por ejemplo",
	variants: "Lo que una mesa puede elegir",
	clocks: "Relojes, y gente que se va",
	tips: "Consejos",
	questions: "Preguntas frecuentes",
	absence: [
		"Cuando se acaba un reloj, la computadora hace esa jugada, y no sabe más que quien ocupa el lugar. Después de dos jugadas así seguidas, o de 45 segundos sin conexión, sigue jugando en ese lugar a su ritmo de siempre.",
		"El lugar sigue siendo tuyo. Recupéralo cuando quieras: mientras tanto nadie vio tus cartas.",
	],
};
