import type { lessons as english } from "../../en/lessons/liar.ts";
import type { Translated } from "../../translated.ts";

export const lessons: Translated<typeof english> = {
	aim: {
		title: "¿Cuál es?",
		text: "Nueve cartas: cuatro tuyas, cuatro de tu rival, y esta. Nómbrala antes que tu rival, y ganas.",
	},
	ask: {
		title: "Pregunta",
		text: "Elige una carta: desde ahora queda a la vista. Luego pregunta por su valor o por su palo. Solo cuentan las cartas que siguen en la mano.",
	},
	answered: {
		title: "¿Era verdad?",
		text: "Cada quien puede mentir una vez. Sigue, si lo crees. Si dices “¡Mentira!”, se muestran las cartas: si era mentira ganas, y si no, pierdes.",
	},
	asked: {
		title: "Te preguntan",
		text: "La mesa te muestra la verdad. Dila, o mira cómo sonaría una mentira.",
	},
	lie: {
		title: "Tu única mentira",
		text: "Tienes una respuesta falsa por partida, y nadie se entera de que ya la gastaste. Si la ponen en duda, pierdes.",
	},
	notes: {
		title: "Toma notas",
		text: "Toca una carta para tacharla, y otra vez para ponerle un círculo. Solo tú lo ves.",
	},
	guess: {
		title: "O adivina",
		text: "En tu turno puedes nombrar la carta del centro en lugar de preguntar. Si aciertas, ganas. Si no, pierdes.",
	},
};
