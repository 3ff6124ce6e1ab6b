import type { home as english } from "../en/home.ts";
import type { Translated } from "../translated.ts";

export const home: Translated<typeof english> = {
	lede: "Tres juegos de cartas para gente que miente bien, y para gente que se da cuenta.",
	said: "“Tres Reyes.”",
	stamp: "¡Mentira!",
	practice: "Contra la computadora",
	practiceOf: (game) => `Contra la computadora: ${game}`,
	dealing: "Repartiendo",
	strength: "Qué tan fuerte juega la computadora",
	levels: { easy: "Fácil", medium: "Media", hard: "Difícil" },
	newTable: "Nueva mesa",
	newTableOf: (game) => `Nueva mesa: ${game}`,
	findTable: "Buscar mesa",
	guided: "Ronda guiada",
	guidedOf: (game) => `Ronda guiada: ${game}`,
	codeLabel: "Código de la mesa",
	codePlaceholder: "Código de tu gente",
	sitDown: "Sentarme",
	codeTooShort: "Un código tiene seis letras y cifras.",
	games: "Los juegos",
	noSignUp: "Sin registro. Basta un nombre y un posavasos.",
	slips: { kings: "dos Reyes", hops: ["una Reina", "un Siete", "un Rey"] },
};
