import type { gamesList as english } from "../en/games-list.ts";
import type { Translated } from "../translated.ts";

const day = new Intl.DateTimeFormat("es-419", { dateStyle: "medium", timeStyle: "short" });
const names = new Intl.ListFormat("es", { type: "conjunction" });

export const gamesList: Translated<typeof english> = {
	title: "Mis partidas",
	loading: "Buscándolas",
	toReport: "Informe de mentiras",
	toReplay: "Ver un registro",
	filters: {
		game: "Juego",
		anyGame: "Todos los juegos",
		result: "Cómo terminó",
		any: "Ganada o no",
		won: "Ganada",
		notWon: "No ganada",
	},
	when: (endedAt) => day.format(endedAt),
	who: (others) => (others.length === 0 ? "a solas" : `con ${names.format(others)}`),
	results: { won: "Ganada", lost: "Perdida", between: "Ni ganada ni perdida", broken: "Interrumpida" },
	more: "Partidas anteriores",
	trouble: "Las partidas no llegaron.",
	again: "Intentar otra vez",
	none: {
		heading: "Todavía no hay partidas.",
		text: "Lo que juegues hasta el final queda aquí, carta por carta.",
		play: "Contra la computadora",
		home: "Otras formas de jugar",
	},
	noneSuch: { text: "No hay ninguna así.", all: "Mostrar todas" },
};
