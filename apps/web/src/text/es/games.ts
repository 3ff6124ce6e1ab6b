import type { GameId } from "@fibbers/rules";
import type { GameText } from "../game-text.ts";

export const games: Readonly<Record<GameId, GameText>> = {
	"el-mentiroso": {
		title: "El Mentiroso",
		players: "De 3 a 8 personas",
		meta: "3 a 8 personas · 15 min",
		pitch: "Boca abajo, “dos Reyes”. Líbrate de tus cartas antes de que alguien se moleste.",
		invite: "¿Una partida de El Mentiroso?",
		options: {
			rank: {
				label: "Qué se dice",
				values: {
					locked: {
						name: "El mismo valor",
						hint: "Hasta que alguien se lleva la pila, se dice el valor de quien abrió.",
						short: "valor fijo",
					},
					climbs: {
						name: "Un valor más",
						hint: "Después de Reyes, Ases; después de Ases, Doses, y así.",
						short: "el valor sube",
					},
				},
			},
			discardFrom: {
				label: "Lo que se puede descartar",
				values: {
					"4": { name: "Cuatro iguales", hint: "Las cuatro, o nada.", short: "se descartan cuatro iguales" },
					"3": { name: "Tres o cuatro", hint: "Más rápido, y se sabe menos.", short: "se descartan tres iguales" },
					"2": { name: "Cualquier par", hint: "Mucho más rápido.", short: "se descartan pares" },
					"0": { name: "Nada", hint: "Hay que jugar todas las cartas. Puede durar.", short: "sin descartes" },
				},
			},
		},
	},
	"liars-post": {
		title: "Liar’s Post",
		players: "De 2 a 6 personas",
		meta: "2 a 6 personas · 20 min",
		pitch: "Te llega una carta. Créela, dúdala, o haz que sea problema de alguien más.",
		invite: "¿Una partida de Liar’s Post?",
		options: {
			deck: {
				label: "Las cartas",
				values: {
					double: {
						name: "Dos barajas",
						hint: "Ocho de cada valor. Se pierde con cuatro iguales; entre dos, con cinco.",
						short: "dos barajas",
					},
					single: {
						name: "Una baraja",
						hint: "Rápido, hasta cuatro personas. Se pierde con tres iguales; entre dos, con cuatro.",
						short: "una baraja",
					},
				},
			},
			eightDifferent: {
				label: "Ocho diferentes",
				values: {
					false: { name: "Sin efecto", hint: "Solo se pierde con muchas iguales o con la mano vacía.", short: "" },
					true: {
						name: "También pierden",
						hint: "Con una carta de cada uno de los ocho valores, pierdes.",
						short: "ocho diferentes pierden",
					},
				},
			},
		},
	},
	liar: {
		title: "Liar!",
		players: "2 personas",
		meta: "2 personas · 5 min",
		pitch: "Nueve cartas, una escondida. Pregunta, cuenta, y miente una vez. Solo una.",
		invite: "¿Una partida de Liar!, tú contra mí?",
		options: {},
	},
};
