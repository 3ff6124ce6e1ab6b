import type { report as english } from "../en/report.ts";
import type { Translated } from "../translated.ts";
import { capital, counted, feminine, inWords, plural } from "./numbers.ts";

const week = new Intl.DateTimeFormat("es-419", { day: "numeric", month: "short", timeZone: "UTC" });
const decimal = new Intl.NumberFormat("es-419", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const card = feminine("carta", "cartas");
const game = feminine("partida", "partidas");

export const report: Translated<typeof english> = {
	title: "Informe de mentiras",
	lede: "Cómo mientes y qué tan bien escuchas. Solo tú lo ves.",
	loading: "Contando las mentiras",
	trouble: "El informe no llegó. Inténtalo otra vez.",
	again: "Intentar otra vez",
	none: {
		heading: "Todavía no hay nada que informar.",
		text: "Juega una partida hasta el final, y aquí se cuentan tus mentiras.",
		play: "Contra la computadora",
	},
	toGames: "Mis partidas",
	summary: (played, won, lost) =>
		`${capital(counted(played, game))}: ${inWords(won, "f")} ${plural(won, "ganada", "ganadas")}, ${inWords(lost, "f")} ${plural(lost, "perdida", "perdidas")}.`,

	measures: {
		lies: "Anuncios que eran mentira",
		caught: "Mentiras descubiertas",
		right: "Dudas acertadas",
		believed: "Mentiras creídas, por partida",
		dearest: "Costo de la mentira más cara, por partida",
	},
	cost: {
		"el-mentiroso": (cost) => counted(cost, card),
		"liars-post": (cost) => counted(cost, card),
		liar: () => "la partida",
	},
	dearest: (cost) => `Tu mentira más cara costó ${cost}.`,
	noneCaught: "No se descubrió ninguna de tus mentiras.",
	you: "Tú",
	others: "El resto",
	table: "La mesa",
	measure: "Lo que se cuenta",
	part: (part) => `${Math.round(part * 100)} %`,
	number: (count) => (Number.isInteger(count) ? String(count) : decimal.format(count)),
	unknown: "nunca",

	weeks: {
		heading: "Semana por semana",
		choose: "Mostrar",
		figures: "Lo mismo en cifras",
		week: "Semana del",
		games: "Partidas",
		of: (from) => week.format(from),
		key: { own: "tú", others: "la mesa" },
	},

	game: {
		heading: "Informe de mentiras",
		whose: "De quién",
		caption: (name) => `${name} y el resto de la mesa en esta partida`,
	},
};
